import { listDatabaseBackups, type DatabaseBackup } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import {
  Button,
  EmptyState,
  ErrorState,
  formatBytes,
  formatNumber,
  Skeleton,
  Stack,
} from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { BackupDialog } from './backup-dialog';
import { BackupRow } from './backup-row';
import { DownloadMenu } from './download-menu';

export interface BackupsTabProps {
  databaseId: string;
  environment: 'preview' | 'production';
  /** Its records are others now, and what the page says of them with them. */
  onRestored: () => void;
}

/** SCR-12: copies of all records, to go back to, and to take along. */
export function BackupsTab({ databaseId, environment, onRestored }: BackupsTabProps) {
  const { api } = useShell();
  const [isMaking, setIsMaking] = useState(false);
  const place = { params: { id: databaseId }, query: { environment } };
  const found = useResource(
    `${databaseId} ${environment}`,
    (signal) => api.call(listDatabaseBackups, place, { signal }),
    { fallback: 'The backups could not be loaded.' },
  );
  return (
    <Stack gap={4}>
      <Bar>
        <Words>
          A backup holds all records and the version they belong to. What is live is backed up by itself once
          a day when it changed, and before anything that could lose records.
        </Words>
        <Actions>
          <DownloadMenu databaseId={databaseId} environment={environment} />
          <Button
            variant="primary"
            icon={<Plus size={16} strokeWidth={1.75} />}
            onClick={() => {
              setIsMaking(true);
            }}
          >
            Back up now
          </Button>
        </Actions>
      </Bar>
      {found.status === 'loading' ? <Skeleton lines={4} /> : null}
      {found.status === 'failed' ? (
        <ErrorState message={found.message} onRetry={found.reload} isRetrying={found.isRefreshing} />
      ) : null}
      {found.status === 'ready' ? (
        <BackupList
          {...found.data}
          databaseId={databaseId}
          onChanged={found.reload}
          onRestored={() => {
            found.reload();
            onRestored();
          }}
        />
      ) : null}
      {isMaking ? (
        <BackupDialog
          databaseId={databaseId}
          environment={environment}
          onClose={() => {
            setIsMaking(false);
          }}
          onMade={found.reload}
        />
      ) : null}
    </Stack>
  );
}

interface BackupListProps {
  items: readonly DatabaseBackup[];
  usedBytes: number;
  mostBytes: number;
  databaseId: string;
  onChanged: () => void;
  onRestored: () => void;
}

function BackupList({ items, usedBytes, mostBytes, ...rest }: BackupListProps) {
  if (items.length === 0) {
    return (
      <EmptyState title="Backups of these records appear here." description="The first one takes a moment." />
    );
  }
  const room =
    mostBytes === 0 ? formatBytes(usedBytes) : `${formatBytes(usedBytes)} of ${formatBytes(mostBytes)}`;
  return (
    <>
      <List aria-label="Backups">
        {items.map((backup) => (
          <BackupRow key={backup.id} backup={backup} {...rest} />
        ))}
      </List>
      <Words>
        {formatNumber(items.length)} {items.length === 1 ? 'backup' : 'backups'}. Preview and production take{' '}
        {room} together.
      </Words>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

const Words = styled.p`
  flex: 1 1 320px;
  max-width: 64ch;
  color: ${({ theme }) => theme.colors.muted};
`;

const List = styled.ul`
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  list-style: none;
`;
