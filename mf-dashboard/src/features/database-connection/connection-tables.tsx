import { listConnectionTables, type DatabaseConnection, type OutsideTable } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { lazyWithRetry, useResource, useShell } from '@tessera/shared/remote';
import { Button, EmptyState, ErrorState, LinkButton, Row, Skeleton, Stack } from '@tessera/shared/ui';
import { AppWindow } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { ChosenTable } from './chosen-table';
import { TableChoice } from './table-choice';
import { useTableAddress } from './use-table-address';

const MakeAppDialog = lazyWithRetry(async () => (await import('./make-app-dialog')).MakeAppDialog);

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
  return <Tables {...{ connection }} tables={found.data} />;
}

interface TablesProps extends ConnectionTablesProps {
  tables: readonly OutsideTable[];
}

function Tables({ connection, tables }: TablesProps) {
  const { id: connectionId } = connection;
  const [isMaking, setMaking] = useState(false);
  const address = useTableAddress(connectionId);
  const { schema, name } = address;
  const chosen = tables.find((table) => table.schema === schema && table.name === name) ?? tables[0];
  return (
    <Stack gap={4}>
      <Row>
        <Button
          icon={<AppWindow size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            setMaking(true);
          }}
        >
          Make an app from these tables
        </Button>
      </Row>
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
      {isMaking ? (
        <Suspense fallback={null}>
          <MakeAppDialog
            {...{ connection }}
            onClose={() => {
              setMaking(false);
            }}
          />
        </Suspense>
      ) : null}
    </Stack>
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
