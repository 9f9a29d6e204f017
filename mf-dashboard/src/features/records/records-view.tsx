import { EmptyState, ErrorState, Skeleton } from '@tessera/shared/ui';
import { useSyncExternalStore, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { EntitiesContext } from './entities-context';
import type { BookState, RecordsStore } from './book.store';
import { TablePanel } from './table-panel';
import { useRecords } from './use-records';

export interface RecordsViewProps {
  projectId: string;
  /** What the application is called. */
  name: string;
  /** The version that the preview shows. */
  versionId: string;
}

/** The records of a preview: read, changed, brought in and taken out, whatever the application is doing. */
export function RecordsView({ projectId, name, versionId }: RecordsViewProps) {
  const { records, state } = useRecords(projectId, versionId);
  switch (state.step) {
    case 'loading':
      return (
        <Waiting aria-busy="true" aria-label="Loading the records">
          <Skeleton lines={6} />
        </Waiting>
      );
    case 'failed':
      return <ErrorState message={state.message} onRetry={() => void records.open(versionId)} />;
    case 'codeOnly':
      return (
        <EmptyState
          title="This version is code only, so its tables are not known here."
          description="Data shows what applications keep that the builder made. What this one keeps, its own pages show."
        />
      );
    case 'ready':
      return <OpenedRecords records={records} name={name} />;
  }
}

export interface OpenedRecordsProps {
  records: RecordsStore;
  name: string;
}

/** The records once they are read. */
export function OpenedRecords({ records, name }: OpenedRecordsProps) {
  const state = useStore(records.store);
  return state.step === 'ready' ? <OpenBook {...{ records, name, state }} /> : null;
}

type Ready = Extract<BookState, { step: 'ready' }>;

function OpenBook({ records, name, state }: OpenedRecordsProps & { state: Ready }) {
  const { book, note, undoCount } = state;
  const { notice } = useSyncExternalStore(book.subscribe, book.getState);
  if (notice === 'unreadable') {
    return (
      <EmptyState
        title="These records are kept in a form that cannot be read here."
        description="The code of this application was changed, and keeps them in its own way. Nothing here writes over them."
      />
    );
  }
  const undoByKey = (event: KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const isField =
      event.target instanceof Element &&
      event.target.matches('textarea, select, input:not([type="checkbox"])');
    if (!isUndo || isField) return;
    event.preventDefault();
    // Elsewhere in the builder the same keys undo a version.
    event.stopPropagation();
    records.undo();
  };
  return (
    <EntitiesContext value={book.entities}>
      <Root onKeyDown={undoByKey}>
        <TablePanel {...{ records, name, book, note, undoCount }} />
      </Root>
    </EntitiesContext>
  );
}

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;
