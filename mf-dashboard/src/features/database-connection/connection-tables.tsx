import { listConnectionTables, type DatabaseConnection, type OutsideTable } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ChosenTable } from './chosen-table';
import { TableChoice } from './table-choice';
import { useTableAddress } from './use-table-address';

export interface ConnectionTablesProps {
  connection: DatabaseConnection;
}

/** The tables of a connection, and what is in one of them (SCR-13). */
export function ConnectionTables({ connection }: ConnectionTablesProps) {
  const { api } = useShell();
  const { id } = connection;
  const found = useResource(
    id,
    async (signal) => (await api.call(listConnectionTables, { params: { id } }, { signal })).items,
    { fallback: 'The tables could not be read.' },
  );
  if (found.status === 'loading') {
    return (
      <div role="group" aria-label="Loading" aria-busy="true">
        <Skeleton lines={6} />
      </div>
    );
  }
  if (found.status === 'failed') {
    return (
      <ErrorState
        title="The tables could not be read"
        message={found.message}
        onRetry={found.reload}
        isRetrying={found.isRefreshing}
        action={
          <LinkButton to={`${paths.databaseConnection.to()}?id=${id}`}>Look at the settings</LinkButton>
        }
      />
    );
  }
  if (found.data.length === 0) {
    return (
      <EmptyState
        title="There are no tables that this user may read."
        description={`"${connection.user}" needs the right to select from them.`}
      />
    );
  }
  return <Tables connectionId={id} tables={found.data} />;
}

function Tables({ connectionId, tables }: { connectionId: string; tables: readonly OutsideTable[] }) {
  const address = useTableAddress(connectionId);
  const { schema, name } = address;
  const chosen = tables.find((table) => table.schema === schema && table.name === name) ?? tables[0];
  return (
    <Columns>
      <TableChoice {...{ tables, chosen, address }} />
      {chosen ? (
        <ChosenTable
          key={`${chosen.schema} ${chosen.name}`}
          {...{ connectionId, address, tables }}
          table={chosen}
        />
      ) : null}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(180px, 260px) minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
