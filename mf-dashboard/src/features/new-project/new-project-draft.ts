import {
  branchNameSchema,
  NEW_DATA_PLACE,
  projectNameSchema,
  promptSchema,
  repositoryNameSchema,
  UPLOAD_MAX_BYTES,
  type DataPlace,
} from '@tessera/shared/contracts';

/** What a project begins with. */
export type Start = 'description' | 'template' | 'github' | 'files';

/** Who sees the preview. */
export type Visibility = 'owner' | 'link';

/** What the form holds, but for the files: those cannot be kept. */
export interface NewProjectDraft {
  readonly projectName: string;
  readonly description: string;
  readonly start: Start;
  readonly prompt: string;
  readonly templateId: string | null;
  /** The words of that template. */
  readonly templatePrompt: string;
  /** `owner/name` at GitHub. */
  readonly repository: string | null;
  /** Of that repository; its default one while it is null. */
  readonly branch: string | null;
  readonly visibility: Visibility;
  readonly dataPlace: DataPlace;
}

export type FieldName =
  | 'projectName'
  | 'description'
  | 'prompt'
  | 'templateId'
  | 'repository'
  | 'branch'
  | 'files';
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** What was chosen or dropped: a ZIP, our one HTML file, or the files of a folder by their paths. */
export type ChosenFiles =
  | { readonly kind: 'zip' | 'page'; readonly name: string; readonly file: File }
  | { readonly kind: 'folder'; readonly name: string; readonly files: readonly FolderFile[] };

export interface FolderFile {
  readonly path: string;
  readonly file: File;
}

export const EMPTY_DRAFT: NewProjectDraft = {
  projectName: '',
  description: '',
  start: 'description',
  prompt: '',
  templateId: null,
  templatePrompt: '',
  repository: null,
  branch: null,
  visibility: 'owner',
  dataPlace: NEW_DATA_PLACE,
};

export const DESCRIPTION_LENGTH = 2000;

/** What is wrong with a field before anything is sent, in the order of the form. */
export function faultsOf(draft: NewProjectDraft, chosen: ChosenFiles | undefined): FieldErrors {
  const projectName = projectNameSchema.safeParse(draft.projectName).error?.issues[0]?.message;
  const start = faultOfStart(draft, chosen);
  return { ...(projectName !== undefined && { projectName }), ...start };
}

function faultOfStart(draft: NewProjectDraft, chosen: ChosenFiles | undefined): FieldErrors {
  const { start, prompt, templateId, repository } = draft;
  if (start === 'template') return templateId === null ? { templateId: 'Choose a template' } : {};
  if (start === 'github') return repository === null ? { repository: 'Choose a repository' } : {};
  if (start === 'files') return faultOfFiles(chosen);
  const fault = promptSchema.safeParse(prompt).error?.issues[0]?.message;
  return fault === undefined ? {} : { prompt: fault };
}

function faultOfFiles(chosen: ChosenFiles | undefined): FieldErrors {
  if (!chosen) return { files: 'Choose a ZIP or a folder' };
  const bytes =
    chosen.kind === 'folder' ? chosen.files.reduce((sum, { file }) => sum + file.size, 0) : chosen.file.size;
  if (bytes <= UPLOAD_MAX_BYTES) return {};
  return { files: `"${chosen.name}" is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB` };
}

/** 'guitar-journal-v3.zip' → 'Guitar journal': a name to begin with. */
export function nameOfFiles(fileName: string): string {
  return inWords(fileName.replace(/\.(?:zip|html?)$/i, '').replace(/-v\d+$/i, ''));
}

/** 'ada/guitar-journal' → 'Guitar journal'. */
export function nameOfRepository(repository: string): string {
  return inWords(repository.slice(repository.indexOf('/') + 1));
}

function inWords(name: string): string {
  const words = name
    .replace(/[-_.\s]+/g, ' ')
    .trim()
    .slice(0, 60);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The repository that an address asks for, and its branch. */
export interface AskedRepository {
  readonly repository: string;
  readonly branch: string | null;
}

/** `?repository=owner/name&branch=main`; undefined where it names none. */
export function askedRepository(query: URLSearchParams): AskedRepository | undefined {
  const { data: repository } = repositoryNameSchema.safeParse(query.get('repository'));
  const { data: branch = null } = branchNameSchema.safeParse(query.get('branch'));
  return repository === undefined ? undefined : { repository, branch };
}

/**
 * The form for a repository that an address asks for. What was filled in for this very one stays: somebody comes back from
 * connecting GitHub. What another project was to be called is not about it; the prompt waits behind its card.
 */
export function draftFor(asked: AskedRepository, kept: NewProjectDraft | undefined): NewProjectDraft {
  const { repository } = asked;
  const branch = asked.branch ?? (kept?.repository === repository ? kept.branch : null);
  const chosen = { start: 'github', repository, branch } as const;
  if (kept?.repository === repository) return { ...kept, ...chosen };
  const { prompt = '', dataPlace = NEW_DATA_PLACE } = kept ?? {};
  return { ...EMPTY_DRAFT, prompt, dataPlace, ...chosen, projectName: nameOfRepository(repository) };
}
