import type { Resource } from '@tessera/shared/remote';
import { Button, ErrorState, formatNumber, Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { SqlTable } from '../../lib/sql-source';

export interface TableNamesProps {
  tables: Resource<readonly SqlTable[]>;
  onChoose: (name: string) => void;
}

/** What tables and their columns are called in SQL. */
export function TableNames({ tables, onChoose }: TableNamesProps) {
  return (
    <Root aria-labelledby="sql-tables">
      <h3 id="sql-tables">Tables</h3>
      {tables.status === 'loading' ? <Skeleton lines={3} /> : null}
      {tables.status === 'failed' ? (
        <ErrorState message={tables.message} onRetry={tables.reload} isRetrying={tables.isRefreshing} />
      ) : null}
      {tables.status === 'ready'
        ? tables.data.map(({ name, rows, columns }) => (
            <details key={name}>
              <summary>
                <code>{name}</code> {rows === null ? null : <Muted>{formatNumber(rows)}</Muted>}
              </summary>
              <ul>
                {columns.map((column) => (
                  <li key={column.name}>
                    <code>
                      {column.name} {column.type}
                    </code>
                  </li>
                ))}
              </ul>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  onChoose(name);
                }}
              >
                Query {name}
              </Button>
            </details>
          ))
        : null}
    </Root>
  );
}

const Root = styled.section`
  min-width: 0;
  h3 {
    margin-bottom: ${({ theme }) => theme.space[1]};
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: 600;
  }
  summary {
    min-height: 32px;
    padding: 4px 0;
    cursor: pointer;
  }
  ul {
    padding-inline-start: ${({ theme }) => theme.space[4]};
    list-style: none;
  }
  code {
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[12]};
    overflow-wrap: anywhere;
  }
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;
