import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { openProjectPreview } from '../../lib/open-project-preview';
import { LiveRecordsView } from './live-records';
import { recordsPorts } from './records.ports';
import type { RecordsViewProps } from './records-view';
import { createServedRecordsStore } from './served-records.store';

/** The records of a preview that the server keeps, in every browser of its owner. */
export function ServedRecords({ projectId, name, versionId }: RecordsViewProps) {
  const shell = useShell();
  const [records] = useState(() => {
    const { readModel, newId, report, describe } = recordsPorts(shell, projectId);
    return createServedRecordsStore({
      ...{ readModel, newId, report, describe },
      openServer: (id) =>
        openProjectPreview({ api: shell.api, projectId, note: (title) => say(shell, title) }, id),
    });
  });
  useEffect(() => {
    void records.open(versionId);
  }, [records, versionId]);
  useEffect(() => records.dispose, [records]);
  return <LiveRecordsView records={records} name={name} onRetry={() => void records.open(versionId)} />;
}

function say({ notify }: ReturnType<typeof useShell>, title: string): void {
  notify({ type: 'info', title });
}
