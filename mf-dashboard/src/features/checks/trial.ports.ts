import { applicationModelSchema, readPreview, readVersionFile } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { schedule, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { MODEL_PATH } from '../../lib/model-path';
import type { TrialPorts } from './trial.store';

/** The real ports of a trial: the api for the address of a version and for its model. */
export function trialPorts({ api }: ShellProps, projectId: string, versionId: string): TrialPorts {
  return {
    readAddress: async () =>
      (await api.call(readPreview, { params: { id: projectId }, query: { versionId } })).url,
    readModel: async () => {
      const file = await api.call(readVersionFile, {
        params: { id: versionId },
        query: { path: MODEL_PATH },
      });
      const model = z.safeParse(applicationModelSchema, JSON.parse(file.text));
      return model.success ? model.data : undefined;
    },
    describe: (error) => errorMessage(error, 'The application could not be tried.'),
    schedule,
  };
}
