import { downloadDatabaseBackup, type DatabaseBackup } from '@tessera/shared/contracts';
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  formatBytes,
  formatExact,
  IconButton,
  LinkButton,
  RelativeTime,
} from '@tessera/shared/ui';
import { paths } from '@tessera/shared/paths';
import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useFileDownload } from '../../lib/use-file-download';
import { reasonInWords, recordsInWords, versionInWords } from './backup-words';
import { useBackupActions } from './use-backup-actions';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

export interface BackupRowProps {
  backup: DatabaseBackup;
  databaseId: string;
  onChanged: () => void;
  onRestored: () => void;
}

/** One backup, and what can be done with it. */
export function BackupRow({ backup, databaseId, onChanged, onRestored }: BackupRowProps) {
  const [asked, setAsked] = useState<'restore' | 'remove'>();
  const actions = useBackupActions({ databaseId, backup, onChanged, onRestored });
  const { download, isBusy } = useFileDownload();
  const name = `the backup of ${new Date(backup.createdAt).toLocaleString()}`;
  const close = () => {
    setAsked(undefined);
  };
  return (
    <Line>
      <Main>
        <Facts>
          <strong>
            <RelativeTime at={backup.createdAt} />
          </strong>
          <When>{formatExact(Date.parse(backup.createdAt))}</When>
          <Badge tone={backup.reason === 'hand' ? 'info' : 'neutral'}>{reasonInWords(backup.reason)}</Badge>
        </Facts>
        {backup.note === '' ? null : <Note>{backup.note}</Note>}
        <Muted>{whatItHolds(backup)}</Muted>
      </Main>
      <Buttons>
        {backup.versionNumber === null ? null : (
          <Button
            size="small"
            icon={<RotateCcw {...ICON} />}
            isBusy={actions.isRestoring}
            onClick={() => {
              setAsked('restore');
            }}
          >
            Restore
          </Button>
        )}
        <IconButton
          size="small"
          label={`Download ${name}`}
          disabled={isBusy}
          onClick={() => {
            const params = { id: databaseId, backup: backup.id };
            void download(downloadDatabaseBackup, { params }, `backup-${backup.createdAt.slice(0, 10)}.json`);
          }}
        >
          <Download {...ICON} />
        </IconButton>
        <IconButton
          size="small"
          label={`Delete ${name}`}
          onClick={() => {
            setAsked('remove');
          }}
        >
          <Trash2 {...ICON} />
        </IconButton>
      </Buttons>
      {actions.problem ? (
        <Problem>
          <Banner
            tone="bad"
            title="Nothing was restored"
            action={
              actions.problem.isOtherVersion ? (
                <LinkButton to={paths.deployments.to()}>See deployments</LinkButton>
              ) : null
            }
          >
            {actions.problem.message}
          </Banner>
        </Problem>
      ) : null}
      <BackupQuestions
        {...{ backup, asked }}
        onClose={close}
        onRestore={actions.restore}
        onRemove={actions.remove}
      />
    </Line>
  );
}

interface BackupQuestionsProps {
  backup: DatabaseBackup;
  asked: 'restore' | 'remove' | undefined;
  onClose: () => void;
  onRestore: () => Promise<void>;
  onRemove: () => Promise<void>;
}

/** Asks before anything is restored or deleted. */
function BackupQuestions({ backup, asked, onClose, onRestore, onRemove }: BackupQuestionsProps) {
  return (
    <>
      <ConfirmDialog
        title="Restore this backup?"
        description={restoreWords(backup)}
        confirmLabel="Restore"
        tone="primary"
        isOpen={asked === 'restore'}
        onOpenChange={onClose}
        onConfirm={() => {
          onClose();
          void onRestore();
        }}
      />
      <ConfirmDialog
        title="Delete this backup?"
        description={`${recordsInWords(backup.records)} of ${versionInWords(backup)} cannot be brought back from it any more.`}
        confirmLabel="Delete"
        isOpen={asked === 'remove'}
        onOpenChange={onClose}
        onConfirm={() => {
          onClose();
          void onRemove();
        }}
      />
    </>
  );
}

function whatItHolds(backup: DatabaseBackup): string {
  const facts = `${recordsInWords(backup.records)} of ${versionInWords(backup)}, ${formatBytes(backup.bytes)}`;
  if (backup.versionNumber !== null) return facts;
  return `${facts}. Without its version it can be downloaded, not restored`;
}

function restoreWords({ environment, records, ...backup }: DatabaseBackup): string {
  const code =
    environment === 'preview'
      ? `The app becomes ${versionInWords(backup)} again, as a new version`
      : `The live app has to be ${versionInWords(backup)}`;
  const place = environment === 'preview' ? 'preview' : 'live app';
  return `All records of the ${place} become the ${recordsInWords(records)} of this backup. ${code}. What is there now is backed up first, so you can go back. Open pages load again by themselves.`;
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

const Main = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const Note = styled.p`
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const When = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
`;

const Problem = styled.div`
  flex-basis: 100%;
`;
