import { listDatabaseMigrations, type CallOutput } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { Banner, EmptyState, ErrorState, Skeleton, Stack } from '@tessera/shared/ui';
import styled from 'styled-components';
import { MigrationRow } from './migration-row';
import { PendingCard } from './pending-card';

export interface MigrationsTabProps {
  projectId: string;
  databaseId: string;
  environment: 'preview' | 'production';
}

type Migrations = CallOutput<typeof listDatabaseMigrations>;

/** SCR-15: what is about to change in the tables, and what has. */
export function MigrationsTab({ projectId, databaseId, environment }: MigrationsTabProps) {
  const { api } = useShell();
  const place = { params: { id: databaseId }, query: { environment } };
  const found = useResource(
    `${databaseId} ${environment}`,
    (signal) => api.call(listDatabaseMigrations, place, { signal }),
    { fallback: 'The migrations could not be loaded.' },
  );
  if (found.status === 'loading') return <Skeleton lines={6} />;
  if (found.status === 'failed') {
    return <ErrorState message={found.message} onRetry={found.reload} isRetrying={found.isRefreshing} />;
  }
  const { pending, drift, items } = found.data;
  return (
    <Stack gap={6}>
      {drift.length > 0 ? <Drift sentences={drift} /> : null}
      <section aria-labelledby="pending-migration">
        <Title id="pending-migration">Pending</Title>
        {pending ? (
          <PendingCard pending={pending} {...{ projectId, databaseId, environment }} />
        ) : (
          <p>The database matches the design.</p>
        )}
      </section>
      <section aria-labelledby="migration-history">
        <Title id="migration-history">History</Title>
        <History items={items} />
      </section>
    </Stack>
  );
}

function Drift({ sentences }: { sentences: readonly string[] }) {
  return (
    <Banner tone="warn" title="The tables are not as the design says" role="note">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}

function History({ items }: Pick<Migrations, 'items'>) {
  if (items.length === 0) {
    return <EmptyState title="Changes of the tables are listed here from now on." />;
  }
  return (
    <List aria-label="Migrations">
      {items.map((migration) => (
        <MigrationRow key={migration.id} migration={migration} />
      ))}
    </List>
  );
}

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: 600;
`;

const List = styled.ol`
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  list-style: none;
`;
