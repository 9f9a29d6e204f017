import { linkProject, readProjectRepository, type GithubProblem } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { ownStorage, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import type { GithubSettingsPorts, LinkDraft, LinkErrors, LinkRefusal } from './github-settings.store';

const storage = ownStorage('mf-dashboard', 'sessionStorage');
export const githubDraftKey = (id: string) => `project-github:${id}`;

const draftSchema = z.object({
  repository: z.nullable(z.string()),
  branch: z.nullable(z.string()),
  pushOnVersion: z.boolean(),
});

function readDraft(id: string): LinkDraft | undefined {
  try {
    return z.safeParse(draftSchema, JSON.parse(storage.read(githubDraftKey(id)) ?? 'null')).data;
  } catch {
    // Cut off by a full storage: the form begins as the project is.
    return undefined;
  }
}

/** What the tab offers a way out of. */
const CONNECTIONS: ReadonlyMap<string, GithubProblem> = new Map([
  ['NOT_CONNECTED', 'notConnected'],
  ['RECONNECT', 'reconnect'],
]);
/** Refusals that are about the repository, whether the answer names its field or not. */
const OF_REPOSITORY = ['NOT_FOUND', 'FORBIDDEN', 'UNPROCESSABLE'];

function errorsOf(fields: Readonly<Record<string, string>>): LinkErrors {
  const { repository, branch } = fields;
  return { ...(repository !== undefined && { repository }), ...(branch !== undefined && { branch }) };
}

/** The real ports of the tab 'GitHub'. */
export function githubSettingsPorts({ api, reportError }: ShellProps, id: string): GithubSettingsPorts {
  function explain(error: unknown): LinkRefusal {
    const message = errorMessage(error, 'The repository could not be saved.');
    if (!isApiError(error)) {
      if (!isNetworkError(error)) reportError(error);
      return { errors: {}, message, problem: undefined };
    }
    const named = errorsOf(error.fields);
    const isUnnamed = Object.keys(named).length === 0 && OF_REPOSITORY.includes(error.code);
    const errors = isUnnamed ? { repository: message } : named;
    return {
      errors,
      message: Object.keys(errors).length > 0 ? undefined : message,
      problem: CONNECTIONS.get(error.code),
    };
  }

  return {
    explain,
    readDraft: () => readDraft(id),
    keepDraft: (draft) => {
      if (draft) storage.write(githubDraftKey(id), JSON.stringify(draft));
      else storage.remove(githubDraftKey(id));
    },
    read: async () => (await api.call(readProjectRepository, { params: { id } })).link,
    save: async (body) => (await api.call(linkProject, { params: { id }, body })).link,
  };
}
