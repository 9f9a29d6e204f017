import { errorMessage } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import { readVersionModel } from '../../lib/version-model';
import { openRecordsChannel, previewRecords } from '@tessera/shared/preview';
import type { RecordsPorts } from './records.store';

/** The real ports of a project's records: the api for the model, this browser's database for what the preview holds. */
export function recordsPorts({ api, reportError }: ShellProps, projectId: string): RecordsPorts {
  return {
    ...previewRecords(projectId),
    readModel: (versionId) => readVersionModel(api, versionId),
    openChannel: (hear) => openRecordsChannel(projectId, hear),
    newId: newKey,
    report: reportError,
    describe: (error) => errorMessage(error, 'The records could not be read.'),
  };
}
