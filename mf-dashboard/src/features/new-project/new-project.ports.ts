import {
  createProject,
  createUpload,
  importProject,
  type GithubProblem,
  type ImportReport,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { newKey, ownStorage, type ShellProps } from '@tessera/shared/remote';
import { writeCreation } from '@tessera/shared/remote/hand-over';
import type { NavigateFunction } from 'react-router-dom';
import { findFreeName } from '../../lib/find-free-name';
import { LINK_WISH } from '../../lib/link-wish';
import {
  askedRepository,
  draftFor,
  EMPTY_DRAFT,
  type FieldErrors,
  type NewProjectDraft,
} from './new-project-draft';
import { countVariables, sumVariables } from './imported-variables';
import type { NewProjectPorts, Refusal } from './new-project.store';
import { withProject } from './next-page';
import { packFiles } from './pack-files';

const storage = ownStorage('mf-dashboard', 'sessionStorage');
const DRAFT = 'new-project';

function readDraft(): NewProjectDraft | undefined {
  const text = storage.read(DRAFT);
  if (text === null) return undefined;
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(text) as Partial<NewProjectDraft>) };
  } catch {
    // Cut off by a full storage: the form begins empty.
    return undefined;
  }
}

/** The fields of the server's answer as the form calls them. */
function fieldsOf(
  { projectName, description, prompt, uploadId, file, ...fields }: Readonly<Record<string, string>>,
  { start }: NewProjectDraft,
): FieldErrors {
  const isOfGithub = start === 'github';
  const sent = uploadId ?? file;
  const repository = fields['repository'] ?? fields['commit'] ?? (isOfGithub ? sent : undefined);
  const files = isOfGithub ? undefined : sent;
  const branch = fields['branch'];
  const known = { projectName, description, prompt, repository, branch, files };
  return Object.fromEntries(Object.entries(known).filter(([, message]) => message !== undefined));
}

/** What the card of repositories offers a way out of. */
const CONNECTIONS: ReadonlyMap<string, GithubProblem> = new Map([
  ['NOT_CONNECTED', 'notConnected'],
  ['RECONNECT', 'reconnect'],
]);
/** Refusals that are about the repository, whether the answer names its field or not. */
const OF_REPOSITORY = ['NOT_FOUND', 'FORBIDDEN', 'UNPROCESSABLE', 'TOO_LARGE'];

function refusalOf(error: unknown, draft: NewProjectDraft): Refusal {
  const general = errorMessage(error, 'The project could not be made.');
  if (!isApiError(error)) return { errors: {}, message: general, freeName: undefined };
  const named = fieldsOf(error.fields, draft);
  const isOfGithub = draft.start === 'github';
  const isUnnamed = isOfGithub && Object.keys(named).length === 0 && OF_REPOSITORY.includes(error.code);
  const errors = isUnnamed ? { repository: general } : named;
  return {
    errors,
    message: Object.keys(errors).length > 0 ? undefined : general,
    freeName: undefined,
    githubProblem: isOfGithub ? CONNECTIONS.get(error.code) : undefined,
  };
}

/** Files of variables that were there, and of which not all comes along. */
function leftVariables({ skipped }: ImportReport): string[] {
  return skipped.map(({ path }) => path).filter((path) => /(?:^|\/)\.env(?:\.[^/]+)?$/.test(path));
}

/** They are for nothing that is run here. */
const OF_TESTS = /\.env\.test(?:\.|$)/;

/** What became of the variables of what was imported; undefined where there were none. */
function variablesInWords(report: ImportReport): string | undefined {
  const count = sumVariables(report);
  if (count > 0) {
    return `${countVariables(count)} set.${leftInWords(report)}`;
  }
  if (leftVariables(report).every((path) => OF_TESTS.test(path))) return undefined;
  return 'Its .env was left out: set what was in it as variables of the project.';
}

/** More are counted. */
const MOST_TOLD = 3;

/** ' Left out: .env.test. Only partly imported: .env' of files whose variables came, but for some. */
function leftInWords(report: ImportReport): string {
  const read = new Set(report.variables?.map(({ path }) => path));
  const left = leftVariables(report);
  return [
    ['Left out', left.filter((path) => !read.has(path))] as const,
    ['Only partly imported', left.filter((path) => read.has(path))] as const,
  ]
    .filter(([, paths]) => paths.length > 0)
    .map(([words, paths]) => {
      const more = paths.length - MOST_TOLD;
      const named = paths.slice(0, MOST_TOLD).join(', ');
      return ` ${words}: ${named}${more > 0 ? ` and ${String(more)} more` : ''}`;
    })
    .join('.');
}

export interface NewProjectPlace {
  readonly navigate: NavigateFunction;
  /** What the address asks for. */
  readonly query: URLSearchParams;
  /** Where to go on once the project is imported; the builder without it. */
  readonly next: string | undefined;
}

/** The real ports of the page. */
export function newProjectPorts(
  { api, notify, router }: ShellProps,
  { navigate, query, next }: NewProjectPlace,
): NewProjectPorts {
  async function explain(error: unknown, draft: NewProjectDraft): Promise<Refusal> {
    const refusal = refusalOf(error, draft);
    const isTaken = isApiError(error) && error.status === 409 && refusal.errors.projectName !== undefined;
    return isTaken ? { ...refusal, freeName: await findFreeName(api, draft.projectName.trim()) } : refusal;
  }

  return {
    newKey,
    explain,
    readDraft: () => {
      const asked = askedRepository(query);
      return asked ? draftFor(asked, readDraft()) : readDraft();
    },
    keepDraft: (draft) => {
      if (draft) storage.write(DRAFT, JSON.stringify(draft));
      else storage.remove(DRAFT);
    },
    create: (body, idempotencyKey) => api.call(createProject, { body }, { idempotencyKey }),
    openCreation: (creation, idempotencyKey, visibility) => {
      // That page makes the same call with the same key, and gets the same project and run.
      const makesLink = visibility === 'link';
      writeCreation(creation.projectName, { ...creation, idempotencyKey, ...(makesLink && { makesLink }) });
      void navigate(paths.createApp.to(creation.projectName));
    },
    pack: packFiles,
    upload: async (file, onUploadProgress, signal) => {
      const options = { file, onUploadProgress, signal };
      return (await api.call(createUpload, { body: { purpose: 'import' } }, options)).id;
    },
    inspect: async (wish, signal) => {
      const body = { ...wish, dryRun: true };
      const { report } = await api.call(importProject, { body }, { idempotencyKey: newKey(), signal });
      if (!report) throw new Error('The server said nothing of the files');
      return report;
    },
    importProject: async (wish, idempotencyKey) => {
      const { project } = await api.call(importProject, { body: wish }, { idempotencyKey });
      if (!project) throw new Error('The server made no project');
      return project;
    },
    openProject: ({ id, name }, visibility, report) => {
      const message = variablesInWords(report);
      notify({
        type: 'success',
        title: `"${name}" imported`,
        ...(message !== undefined && {
          message,
          // Nothing else says it, or leads there.
          duration: Infinity,
          action: {
            label: sumVariables(report) > 0 ? 'See variables' : 'Set variables',
            onSelect: () => {
              router.navigate(paths.environmentVariables.to(id));
            },
          },
        }),
      });
      if (next !== undefined) void navigate(withProject(next, id));
      else void navigate(paths.app.to(id), { state: visibility === 'link' ? LINK_WISH : null });
    },
  };
}
