import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { recordsPorts } from './records.ports';
import { createRecordsStore } from './records.store';

/** The records of a project as a version reads them; another version reads the same ones anew. */
export function useRecords(projectId: string, versionId: string) {
  const shell = useShell();
  const [records] = useState(() => createRecordsStore(recordsPorts(shell, projectId)));
  useEffect(() => {
    void records.open(versionId);
  }, [records, versionId]);
  useEffect(() => records.dispose, [records]);
  return { records, state: useStore(records.store) };
}
