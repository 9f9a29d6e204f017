import { listDatabases, type ProjectDatabase } from '@tessera/shared/contracts';
import type { ShellProps } from '@tessera/shared/remote';
import { openLiveServer } from './live-server';
import type { LiveRecordsPorts } from './live-records.store';
import { recordsPorts } from './records.ports';

/** The real ports of what a project's live application keeps: the api for the model and for the records. */
export function liveRecordsPorts(shell: ShellProps, projectId: string, databaseId: string): LiveRecordsPorts {
  const { readModel, newId, report, describe } = recordsPorts(shell, projectId);
  return {
    ...{ readModel, newId, report, describe },
    openServer: (versionId, onOtherVersion) =>
      openLiveServer({ api: shell.api, databaseId, versionId, onOtherVersion }),
  };
}

/** The database of a project; undefined where nothing was deployed yet. */
export async function readProjectDatabase(
  { api }: Pick<ShellProps, 'api'>,
  projectId: string,
): Promise<ProjectDatabase | undefined> {
  const { items } = await api.call(listDatabases, { query: { projectId } });
  return items[0];
}
