import { createEdit, readVersionFile, storedModelSchema } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { followRun } from '../../lib/follow-run';
import { MODEL_PATH } from '../../lib/model-path';
import type { SelectPorts } from './select.store';

/** The real ports of 'Select element': the api for the model of a version, and for edits of it. */
export function selectPorts({ api, reportError }: ShellProps, projectId: string): SelectPorts {
  return {
    readModel: async (id) => {
      const query = { path: MODEL_PATH };
      const file = await api.call(readVersionFile, { params: { id }, query });
      return z.safeParse(storedModelSchema, JSON.parse(file.text)).data;
    },
    edit: async (baseVersionId, edit, signal) => {
      const body = { baseVersionId, edit };
      const run = await api.call(
        createEdit,
        { params: { id: projectId }, body },
        { idempotencyKey: newKey() },
      );
      const last = await followRun(api, run.id, { onProgress: () => undefined, signal });
      const { status, text, error, balance } = last;
      return { status, message: status === 'succeeded' ? run.message : (error ?? text), balance };
    },
    describe: (error) => errorMessage(error, 'Nothing was changed.'),
    report: reportError,
  };
}
