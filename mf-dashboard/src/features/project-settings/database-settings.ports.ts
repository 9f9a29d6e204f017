import {
  createEdit,
  dataPlaceSchema,
  readProject,
  readVersionFile,
  signInSchema,
  storedModelSchema,
  updateProject,
  visitorRightsSchema,
  type Project,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { newKey, ownStorage, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { followRun } from '../../lib/follow-run';
import { MODEL_PATH } from '../../lib/model-path';
import type { DatabaseSettingsPorts } from './database-settings-state';

const storage = ownStorage('mf-dashboard', 'sessionStorage');
export const databaseDraftKey = (id: string) => `project-database:${id}`;

const draftSchema = z.object({
  place: dataPlaceSchema,
  rights: z.record(z.string(), visitorRightsSchema),
  own: z.record(z.string(), z.boolean()),
  signIn: z.optional(z.nullable(signInSchema)),
});

function readDraft(id: string) {
  try {
    const { data } = z.safeParse(draftSchema, JSON.parse(storage.read(databaseDraftKey(id)) ?? 'null'));
    return data && { ...data, signIn: data.signIn };
  } catch {
    // Cut off by a full storage: the form begins as the project is.
    return undefined;
  }
}

/** The real ports of the tab 'Database'. */
export function databaseSettingsPorts(
  { api, reportError }: ShellProps,
  id: string,
  tell: (project: Project) => void,
): DatabaseSettingsPorts {
  return {
    readDraft: () => readDraft(id),
    keepDraft: (draft) => {
      if (draft) storage.write(databaseDraftKey(id), JSON.stringify(draft));
      else storage.remove(databaseDraftKey(id));
    },
    readModel: async (versionId) => {
      try {
        const query = { path: MODEL_PATH };
        const file = await api.call(readVersionFile, { params: { id: versionId }, query });
        return z.safeParse(storedModelSchema, JSON.parse(file.text)).data;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return undefined;
        // A model that a hand broke: its application may work all the same.
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
    readProject: () => api.call(readProject, { params: { id } }),
    keepPlace: (dataPlace) => api.call(updateProject, { params: { id }, body: { dataPlace } }),
    edit: async (baseVersionId, edit) => {
      const body = { baseVersionId, edit };
      const run = await api.call(createEdit, { params: { id }, body }, { idempotencyKey: newKey() });
      // It goes on when somebody leaves the page, so it is never given up here.
      const { signal } = new AbortController();
      const { status, versionId, error, text } = await followRun(api, run.id, {
        onProgress: () => undefined,
        signal,
      });
      return status === 'succeeded' && versionId !== undefined ? { versionId } : { why: error ?? text };
    },
    isMovedOn: (error) => isApiError(error) && error.code === 'CONFLICT' && 'head' in error.body,
    describe: errorMessage,
    report: (error) => {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
    },
    tell,
  };
}
