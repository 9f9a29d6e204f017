import { applicationModelSchema, readVersionFile } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { MODEL_PATH } from '../../lib/model-path';
import { openRecordsChannel, previewRecords } from '@tessera/shared/preview';
import type { RecordsPorts } from './records.store';

/** The real ports of a project's records: the api for the model, this browser's database for what the preview holds. */
export function recordsPorts({ api, reportError }: ShellProps, projectId: string): RecordsPorts {
  return {
    ...previewRecords(projectId),
    readModel: async (versionId) => {
      try {
        const params = { id: versionId };
        const file = await api.call(readVersionFile, { params, query: { path: MODEL_PATH } });
        const model = z.safeParse(applicationModelSchema, JSON.parse(file.text));
        return model.success ? model.data : undefined;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return undefined;
        // A model that a hand broke: its application may work all the same.
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
    openChannel: (hear) => openRecordsChannel(projectId, hear),
    newId: newKey,
    report: reportError,
    describe: (error) => errorMessage(error, 'The records could not be read.'),
  };
}
