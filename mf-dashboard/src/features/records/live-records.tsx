import type { RecordBook } from '@tessera/builder/records';
import { useShell } from '@tessera/shared/remote';
import { Banner, EmptyState, ErrorState, Skeleton } from '@tessera/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { RecordsStore } from './book.store';
import { LiveNotices } from './live-notices';
import { liveRecordsPorts } from './live-records.ports';
import { createLiveRecordsStore } from './live-records.store';
import { OpenedRecords } from './records-view';

export interface LiveRecordsProps {
  projectId: string;
  name: string;
  databaseId: string;
  /** The version that was live when it was looked up. */
  versionId: string;
}

/** The records of the live application, which visitors see and change meanwhile. */
export function LiveRecords({ projectId, name, databaseId, versionId }: LiveRecordsProps) {
  const shell = useShell();
  const [records] = useState(() => createLiveRecordsStore(liveRecordsPorts(shell, projectId, databaseId)));
  useEffect(() => {
    void records.open(versionId);
  }, [records, versionId]);
  useEffect(() => records.dispose, [records]);
  return <LiveRecordsView records={records} name={name} onRetry={() => void records.open(versionId)} />;
}

export interface LiveRecordsViewProps {
  records: RecordsStore;
  name: string;
  onRetry: () => void;
}

/** Live records in whatever state they are. */
export function LiveRecordsView({ records, name, onRetry }: LiveRecordsViewProps) {
  const state = useStore(records.store);
  switch (state.step) {
    case 'loading':
      return <Loading label="Loading the live data" />;
    case 'failed':
      return <ErrorState message={state.message} onRetry={onRetry} />;
    case 'codeOnly':
      return (
        <EmptyState
          title="The live version is code only, so its tables are not known here."
          description="What it keeps, its own pages show."
        />
      );
    case 'ready':
      return <LiveBook records={records} name={name} book={state.book} />;
  }
}

function LiveBook({ records, name, book }: { records: RecordsStore; name: string; book: RecordBook }) {
  const { status, notice, problem } = useSyncExternalStore(book.subscribe, book.getState);
  if (problem !== '') return <ErrorState message={problem} onRetry={book.flush} />;
  if (status === 'loading') {
    return notice === 'unreached' ? (
      <ErrorState
        message="The live data cannot be reached. It is tried again by itself."
        onRetry={book.flush}
      />
    ) : (
      <Loading label={notice === 'waking' ? 'The database is waking up' : 'Loading the live data'} />
    );
  }
  return (
    <>
      <Top>
        <Banner tone="warn" role="note" title="Live data: visitors see your changes at once." />
        <LiveNotices book={book} />
      </Top>
      <OpenedRecords records={records} name={name} />
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <Waiting aria-busy="true">
      <p role="status">{label}…</p>
      <Skeleton lines={6} />
    </Waiting>
  );
}

const Top = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]} 0;
`;

const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
`;
