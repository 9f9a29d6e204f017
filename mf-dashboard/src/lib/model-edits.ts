import {
  createEdit,
  readProject,
  readVersionFile,
  storedModelSchema,
  type ApplicationModel,
  type ModelEdit,
  type Project,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { followRun } from './follow-run';
import { MODEL_PATH } from './model-path';

/** What whoever changes the model of a project by hand asks of the server. */
export interface ModelEditPorts<Edit extends ModelEdit = ModelEdit> {
  readonly readProject: () => Promise<Project>;
  /** Undefined where the version is code only. */
  readonly readModel: (versionId: string) => Promise<ApplicationModel | undefined>;
  /** Gives the version that the edit made, or why it made none. */
  readonly edit: (
    baseVersionId: string,
    edit: Edit,
  ) => Promise<{ readonly versionId: string } | { readonly why: string }>;
  /** Another version is the newest by now. */
  readonly isMovedOn: (error: unknown) => boolean;
  readonly describe: (error: unknown, fallback: string) => string;
  readonly report: (error: unknown) => void;
}

/** The real ports. */
export function modelEditPorts({ api, reportError }: ShellProps, id: string): ModelEditPorts {
  return {
    readProject: () => api.call(readProject, { params: { id } }),
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
  };
}
