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

/** Records of a server in whatever state they are. */
export function LiveRecordsView({ records, name, onRetry }: LiveRecordsViewProps) {
  const state = useStore(records.store);
  const { isLive } = records;
  switch (state.step) {
    case 'loading':
      return <Loading label={`Loading the ${nameOf(isLive)}`} />;
    case 'failed':
      return <ErrorState message={state.message} onRetry={onRetry} />;
    case 'codeOnly':
      return (
        <EmptyState
          title={`${isLive ? 'The live' : 'This'} version is code only, so its tables are not known here.`}
          description="What it keeps, its own pages show."
        />
      );
    case 'ready':
      return <LiveBook {...{ records, name, onRetry }} book={state.book} />;
  }
}

const nameOf = (isLive: boolean) => (isLive ? 'live data' : 'preview data');

function LiveBook({ records, name, book, onRetry }: LiveRecordsViewProps & { book: RecordBook }) {
  const { isLive } = records;
  const { status, notice, problem } = useSyncExternalStore(book.subscribe, book.getState);
  // A preview may have been taken to another version: opening it again takes it back.
  if (problem !== '') return <ErrorState message={problem} onRetry={isLive ? book.flush : onRetry} />;
  if (status === 'loading') {
    return notice === 'unreached' ? (
      <ErrorState
        message={`The ${nameOf(isLive)} cannot be reached. It is tried again by itself.`}
        onRetry={book.flush}
      />
    ) : (
      <Loading label={notice === 'waking' ? 'The database is waking up' : `Loading the ${nameOf(isLive)}`} />
    );
  }
  return (
    <>
      <Top>
        {isLive ? (
          <Banner tone="warn" role="note" title="Live data: visitors see your changes at once." />
        ) : null}
        <LiveNotices book={book} isLive={isLive} />
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
  &:empty {
    display: none;
  }
`;

const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
`;
