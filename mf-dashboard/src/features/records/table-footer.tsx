import { countOf, type RecordBook } from '@tessera/builder/records';
import { Button } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { TableFlow } from './use-table';

export interface TableFooterProps {
  book: RecordBook;
  table: TableFlow;
  isLive: boolean;
  isServed: boolean;
  onRemoveSamples: () => void;
}

/** How many there are, which of all are samples, and where they are kept. */
export function TableFooter({ book, table, isLive, isServed, onRemoveSamples }: TableFooterProps) {
  const { entity, listed, all } = table;
  const samples = book.countSamples();
  const count = countOf(all.length, entity);
  return (
    <Root>
      <p role="status">
        {listed.length === all.length ? count : `${listed.length.toLocaleString()} of ${count}`}
      </p>
      <Where>{whereKept(isLive, isServed)}</Where>
      {samples === 0 ? null : (
        <Samples>
          <span>
            {samples.toLocaleString()} sample {samples === 1 ? 'record' : 'records'} in all tables
          </span>
          <Button size="small" onClick={onRemoveSamples}>
            Remove sample data
          </Button>
        </Samples>
      )}
    </Root>
  );
}

function whereKept(isLive: boolean, isServed: boolean): string {
  if (isLive) return 'Kept on the server. Visitors see what they are allowed to read.';
  return isServed
    ? 'Kept on the server, for this preview. Only you see them, and a deployed application keeps its own.'
    : 'Kept in this browser only, for this preview. Nobody else sees them, and a deployed application keeps its own.';
}

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  align-items: center;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;

const Where = styled.p`
  flex: 1 1 260px;
`;

const Samples = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
`;
