import { rollBackDeployment, type Deployment } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { newKey, useShell } from '@tessera/shared/remote';
import {
  Banner,
  Button,
  ConfirmDialog,
  ErrorState,
  LinkButton,
  LoadMore,
  RelativeTime,
  Skeleton,
  Table,
} from '@tessera/shared/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { deployVersionPath } from '../../lib/deploy-again';
import { StatusBadge } from '../../lib/status-badge';
import { useDeployments } from '../../lib/use-deployments';

/** Only what was live once can be live again; what was overtaken never was, and cost nothing. */
function wasLive({ status, charged, rolledBackFrom }: Deployment): boolean {
  const wasOvertaken = charged === 0 && rolledBackFrom === null;
  return status === 'stopped' || (status === 'replaced' && !wasOvertaken);
}

/** The others of a name were replaced or came to nothing. */
function holdsName({ status }: Deployment): boolean {
  return status === 'live' || status === 'stopped';
}

/** What this name has had live, and the way back to it. */
export function HistoryTab({ deployment }: { deployment: Deployment }) {
  const { projectId, appName } = deployment;
  const { resource, more } = useDeployments({ projectId, appName });
  if (resource.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={4} height="36px" />
      </div>
    );
  }
  if (resource.status === 'failed') {
    return (
      <ErrorState message={resource.message} isRetrying={resource.isRefreshing} onRetry={resource.reload} />
    );
  }
  const { items } = resource.data;
  // What is live or stopped under the name is what goes back.
  const from = items.find(({ status }) => status === 'live') ?? items.find(holdsName);
  const isUnderWay = items.some(({ status }) => status === 'deploying');
  return (
    <>
      {from || isUnderWay || deployment.isProjectDeleted ? null : (
        <Banner
          tone="info"
          role="note"
          title="Nothing is live under this name. Deploy this version again."
          action={<LinkButton to={deployVersionPath(deployment)}>Deploy again</LinkButton>}
        />
      )}
      <HistoryTable items={items} shown={deployment} from={from} />
      <LoadMore shown={items.length} {...more} />
    </>
  );
}

interface HistoryTableProps {
  items: readonly Deployment[];
  shown: Deployment;
  /** Undefined where nothing can be rolled back. */
  from: Deployment | undefined;
}

function HistoryTable({ items, shown, from }: HistoryTableProps) {
  const [target, setTarget] = useState<Deployment>();
  const isUnderWay = items.some(({ status }) => status === 'deploying');
  return (
    <>
      <Table
        caption={`Deployments of ${shown.appName}`}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'version',
            header: 'Version',
            cell: (one) =>
              one.id === shown.id ? (
                <Current>v{one.versionNumber} (this one)</Current>
              ) : (
                <Link to={paths.deployment.to(one.id)}>v{one.versionNumber}</Link>
              ),
          },
          { id: 'status', header: 'Status', cell: (one) => <StatusBadge deployment={one} /> },
          { id: 'at', header: 'Deployed', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
          {
            id: 'how',
            header: 'How',
            cell: ({ rolledBackFrom }) => (rolledBackFrom === null ? 'Deployed' : 'Rolled back'),
          },
          {
            id: 'back',
            header: 'Roll back',
            isAction: true,
            isNumber: true,
            cell: (one) =>
              from && wasLive(one) && one.id !== from.id && !isUnderWay && !one.isProjectDeleted ? (
                <Button
                  size="small"
                  onClick={() => {
                    setTarget(one);
                  }}
                >
                  Roll back to this
                </Button>
              ) : null,
          },
        ]}
      />
      {target && from ? (
        <RollBackDialog
          {...{ from, target }}
          onClose={() => {
            setTarget(undefined);
          }}
        />
      ) : null}
    </>
  );
}

interface RollBackDialogProps {
  from: Deployment;
  target: Deployment;
  onClose: () => void;
}

function RollBackDialog({ from, target, onClose }: RollBackDialogProps) {
  const { api, notify } = useShell();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  // One for each question: pressing again after a lost answer does not roll back twice.
  const [idempotencyKey] = useState(newKey);
  const { appName, versionNumber } = target;
  async function rollBack(): Promise<void> {
    setIsBusy(true);
    try {
      const input = { params: { id: from.id }, body: { toDeploymentId: target.id } };
      const back = await api.call(rollBackDeployment, input, { idempotencyKey });
      const title = `"${appName}" ${back.status === 'live' ? 'is back at' : 'is going back to'} v${String(versionNumber)}`;
      notify({ type: 'success', title });
      void navigate(paths.deployment.to(back.id));
    } catch (error) {
      setIsBusy(false);
      const message = errorMessage(error, 'Try again later.');
      notify({ type: 'error', title: 'It was not rolled back', message });
      onClose();
    }
  }
  return (
    <ConfirmDialog
      title={`Roll back to v${String(versionNumber)}?`}
      description={`${new URL(target.url).host} then shows v${String(versionNumber)} again. This is free and takes seconds. Nothing is deleted, and you can come back to what is live now.`}
      confirmLabel="Roll back"
      tone="primary"
      isOpen
      isBusy={isBusy}
      onOpenChange={onClose}
      onConfirm={() => void rollBack()}
    />
  );
}

const Current = styled.span`
  font-weight: ${({ theme }) => theme.weights.strong};
`;
