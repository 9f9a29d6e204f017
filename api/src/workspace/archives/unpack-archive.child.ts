import { checkModel, emit, type ProjectFile } from '@tessera/builder';
import {
  projectPathSchema,
  storedModelSchema,
  type ApplicationModel,
  type ImportReport,
} from '@tessera/shared/contracts';
import { MOST_FILES_IN_WORDS } from '../../core/project-limits';
import { findEntry } from '../builds/virtual-project.child';
import { ARCHIVE_LIMITS, keptProjectSchema, MODEL_PATH, PROJECT_ELEMENT } from './archive.schema';
import { SERVER_DATA, SERVER_PATHS, withoutServer } from './export-server.rules';
import { frameworkOf } from './framework.rules';
import type { Unpacked } from './import-report.schema';
import { isSystemFile, leftOutFolder, listLeftOut, wrapperOf } from './left-out.rules';
import { ArchiveRefusedError, readZip, type ZipContents, type ZippedFile } from './read-zip.child';
import { holdsSecret, isSecretFile } from './secret-files.rules';

type Skipped = ImportReport['skipped'][number];

interface TakenFiles {
  readonly files: readonly ProjectFile[];
  readonly skipped: readonly Skipped[];
}

/**
 * What a ZIP holds, as it becomes a project: one of ours with its model, the one HTML file of ours inside a ZIP, or code. Says of
 * everything that is left out why.
 */
export async function unpackArchive(bytes: Uint8Array): Promise<Unpacked> {
  try {
    const zip = await readZip(bytes, ARCHIVE_LIMITS.entries);
    const page = await findOwnPage(zip);
    const taken = page ? await takePage(page) : await takeFiles(zip);
    return asProject(taken);
  } catch (error) {
    if (error instanceof ArchiveRefusedError) {
      const { message, isTooLarge } = error;
      return { ok: false, message, isTooLarge };
    }
    throw error;
  }
}

function asProject({ files, skipped }: TakenFiles): Unpacked {
  refuseCrowds(files);
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  const model = readModel(byPath.get(MODEL_PATH));
  // A model that cannot be read would be taken for one by whoever looks at the files.
  const isUnread = model === undefined && byPath.has(MODEL_PATH);
  // The server of an export is no edit by hand: the next ZIP has it again.
  const plain = model === undefined ? files : withoutServer(files);
  const kept = isUnread ? plain.filter(({ path }) => path !== MODEL_PATH) : plain;
  const left = isUnread
    ? [...skipped, { path: MODEL_PATH, why: 'Not a model that Tessera can read' }]
    : skipped;
  if (kept.length === 0) throw new ArchiveRefusedError('The ZIP has no file that a project could keep.');
  return {
    ok: true,
    files: kept,
    model: model ?? null,
    generated: model === undefined ? [] : generatedFrom(model, byPath.get(MODEL_PATH) ?? ''),
    report: {
      files: kept.length,
      bytes: kept.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
      framework: model === undefined ? frameworkOf(byPath) : 'Tessera',
      isCodeOnly: model === undefined,
      hasEntry: findEntry(byPath) !== undefined,
      ...listLeftOut(left),
    },
  };
}

/** The model as it came stays in its file: only what differs elsewhere is a hand edit. */
function generatedFrom(model: ApplicationModel, modelText: string): ProjectFile[] {
  return emit(model).map((file) => (file.path === MODEL_PATH ? { ...file, text: modelText } : file));
}

function readModel(text: string | undefined): ApplicationModel | undefined {
  if (text === undefined) return undefined;
  try {
    const model = storedModelSchema.safeParse(JSON.parse(text)).data;
    return model && checkModel(model).every(({ passed }) => passed) ? model : undefined;
  } catch {
    // Not even JSON: a file by the same name.
    return undefined;
  }
}

/** Our one HTML file, which is larger than any file of a project may be. */
async function findOwnPage({ files }: ZipContents): Promise<string | undefined> {
  const [file, ...others] = files.filter(({ path, isLink }) => !isLink && !isSystemFile(path));
  if (file === undefined || others.length > 0 || !/\.html?$/i.test(file.path)) return undefined;
  if (file.size > ARCHIVE_LIMITS.pageBytes) throw tooLarge(ARCHIVE_LIMITS.pageBytes);
  const html = (await file.read()).toString('utf8');
  const start = `<script type="application/json" id="${PROJECT_ELEMENT}">`;
  const at = html.lastIndexOf(start);
  return at < 0 ? undefined : html.slice(at + start.length, html.indexOf('</script>', at));
}

async function takePage(json: string): Promise<TakenFiles> {
  const kept = readKept(json);
  const { files, skipped } = await takeFiles(
    await readZip(Buffer.from(kept.files, 'base64'), ARCHIVE_LIMITS.entries),
  );
  if (kept.model === null || kept.model === undefined) return { files, skipped };
  const model = { path: MODEL_PATH, text: `${JSON.stringify(kept.model, null, 2)}\n` };
  return { files: [...files.filter(({ path }) => path !== MODEL_PATH), model], skipped };
}

function readKept(json: string) {
  try {
    return keptProjectSchema.parse(JSON.parse(json));
  } catch {
    throw new ArchiveRefusedError('The project inside of this HTML file is damaged. Download it again.');
  }
}

async function takeFiles({ files: all, unreadableNames }: ZipContents): Promise<TakenFiles> {
  const listed = all.filter(({ path }) => !isSystemFile(path));
  const wrapper = wrapperOf(listed.map(({ path }) => path));
  const paths = new Set(listed.map(({ path }) => path.slice(wrapper.length)));
  // Other projects have a server and data as well.
  const isServed = [...SERVER_PATHS, MODEL_PATH].every((path) => paths.has(path));
  const files: ProjectFile[] = [];
  const skipped: Skipped[] = unreadableNames.map((path) => ({ path, why: 'Its name is not UTF-8' }));
  let bytes = 0;
  for (const file of listed) {
    const path = file.path.slice(wrapper.length);
    const isServer = isServed && SERVER_PATHS.has(path);
    const why =
      whyNoRecords(path, isServed) ??
      whyNot(path, file) ??
      (isServer ? undefined : tooManyFiles(ownFiles(files, isServed)));
    const taken = why ?? (await takeText(file));
    if ('text' in taken) files.push({ path, text: taken.text });
    else skipped.push({ path: taken.folder ?? path, why: taken.why });
    bytes += 'text' in taken && !isServer ? file.size : 0;
    if (bytes > ARCHIVE_LIMITS.projectBytes) throw tooLarge(ARCHIVE_LIMITS.projectBytes);
  }
  return { files, skipped };
}

/** What counts as files of the project. */
const ownFiles = (files: readonly ProjectFile[], isServed: boolean): number =>
  isServed ? files.filter(({ path }) => !SERVER_PATHS.has(path)).length : files.length;

interface Refusal {
  readonly why: string;
  /** Said instead of the file. */
  readonly folder?: string;
}

/** What the server of an export keeps beside itself. */
function whyNoRecords(path: string, isServed: boolean): Refusal | undefined {
  const why = 'The records of an application are not part of a project';
  return isServed && path.startsWith(SERVER_DATA) ? { why, folder: SERVER_DATA } : undefined;
}

/** Why a file is not even unpacked. */
function whyNot(path: string, { size, isLink }: ZippedFile): Refusal | undefined {
  const folder = leftOutFolder(path);
  if (folder) return { why: folder.why, folder: folder.path };
  if (leadsOut(path)) return { why: 'Its path leads out of the project' };
  if (!projectPathSchema.safeParse(path).success)
    return { why: 'Its name has characters that a project cannot keep, or is too long' };
  if (isLink) return { why: 'A link, not a file' };
  if (isSecretFile(path))
    return { why: 'Looks like a secret. Variables are set in the project, not in a file' };
  return size > ARCHIVE_LIMITS.fileBytes ? { why: 'Over 1 MB' } : undefined;
}

function leadsOut(path: string): boolean {
  return /^(?:\/|[A-Za-z]:)/.test(path) || path.split('/').includes('..');
}

function tooManyFiles(count: number): undefined {
  if (count < ARCHIVE_LIMITS.files) return undefined;
  throw new ArchiveRefusedError(
    `A project holds at most ${MOST_FILES_IN_WORDS} files, and this ZIP has more. Leave out what a build makes.`,
    true,
  );
}

async function takeText(file: ZippedFile): Promise<{ readonly text: string } | Refusal> {
  const content = await file.read();
  const text = content.includes(0) ? undefined : decode(content);
  if (text === undefined) return { why: 'Binary: a project keeps text' };
  if (holdsSecret(text)) return { why: 'Holds what looks like a private key or an access token' };
  const lines = text.split('\n', ARCHIVE_LIMITS.lines + 1).length;
  return lines > ARCHIVE_LIMITS.lines ? { why: 'Over 20,000 lines' } : { text };
}

/** The text that has exactly these bytes; undefined when there is none. */
function decode(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** A name is a file's or a folder's: neither Git nor a disk could hold both. */
function refuseCrowds(files: readonly ProjectFile[]): void {
  const paths = new Set(files.map(({ path }) => path));
  for (const { path } of files) {
    const parts = path.split('/');
    const file = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
    const both = file.find((folder) => paths.has(folder));
    if (both !== undefined) throw new ArchiveRefusedError(`The ZIP has "${both}" as a file and as a folder.`);
  }
}

function tooLarge(limit: number): ArchiveRefusedError {
  return new ArchiveRefusedError(`The ZIP unpacks to more than ${limit / 1_000_000} MB.`, true);
}
