import type { Deployment, DeployLogLine } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Button, LinkButton, PageFrame, Tabs } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { deployAgainLabel, deployAgainPath } from '../../lib/deploy-again';
import type { Liveness } from '../../lib/follow-deployment';
import { useDeploymentActions } from '../../lib/use-deployment-actions';
import { HistoryTab } from './history-tab';
import { LogTab } from './log-tab';
import { Overview } from './overview';
import { SettingsTab } from './settings-tab';
import { VariablesTab } from './variables-tab';

export interface DeploymentViewProps {
  deployment: Deployment;
  lines: readonly DeployLogLine[];
  liveness: Liveness;
  onChanged: (deployment: Deployment) => void;
  renderDomains: (deployment: Deployment) => ReactNode;
}

/** What one deployment is, what can be done with it, and what is known of it. */
export function DeploymentView(props: DeploymentViewProps) {
  const { deployment, lines, liveness, onChanged, renderDomains } = props;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const actions = useDeploymentActions({
    onChanged,
    onDeleted: () => void navigate(paths.deployments.to()),
  });
  const items = [
    { id: 'log', label: 'Log', content: <LogTab deployment={deployment} lines={lines} /> },
    { id: 'history', label: 'History', content: <HistoryTab deployment={deployment} /> },
    { id: 'variables', label: 'Variables', content: <VariablesTab deployment={deployment} /> },
    {
      id: 'settings',
      label: 'Settings',
      content: (
        <SettingsTab deployment={deployment} onChanged={onChanged}>
          {renderDomains(deployment)}
        </SettingsTab>
      ),
    },
  ];
  const asked = search.get('tab');
  return (
    <PageFrame
      title={deployment.appName}
      description={deployment.projectName}
      breadcrumbs={[{ label: 'Deployments', to: paths.deployments.to() }, { label: deployment.appName }]}
      actions={<Actions deployment={deployment} actions={actions} />}
    >
      <Overview deployment={deployment} liveness={liveness} />
      <Tabs
        label="About this deployment"
        items={items}
        value={items.find(({ id }) => id === asked)?.id ?? 'log'}
        onValueChange={(tab) => {
          setSearch(tab === 'log' ? {} : { tab }, { replace: true });
        }}
      />
      {actions.dialogs}
    </PageFrame>
  );
}

interface ActionsProps {
  deployment: Deployment;
  actions: ReturnType<typeof useDeploymentActions>;
}

function Actions({ deployment, actions }: ActionsProps) {
  const { status, url, projectId, isProjectDeleted } = deployment;
  // While it is being deployed it can be neither deleted nor stopped.
  if (status === 'deploying') return null;
  return (
    <>
      {status === 'live' ? (
        <Button
          variant="quiet"
          onClick={() => {
            actions.askToStop(deployment);
          }}
        >
          Stop
        </Button>
      ) : null}
      {isProjectDeleted ? null : (
        <>
          {status === 'stopped' ? (
            <Button
              isBusy={actions.isBusy}
              onClick={() => {
                actions.start(deployment);
              }}
            >
              Start
            </Button>
          ) : null}
          <LinkButton variant="quiet" to={paths.app.to(projectId)}>
            Open in builder
          </LinkButton>
          <LinkButton to={deployAgainPath(deployment)}>{deployAgainLabel(deployment)}</LinkButton>
        </>
      )}
      {status === 'live' ? (
        <LinkButton variant="primary" to={url} target="_blank" rel="noreferrer">
          Open
        </LinkButton>
      ) : null}
      <Button
        variant="quiet"
        onClick={() => {
          actions.askToDelete(deployment);
        }}
      >
        Delete
      </Button>
    </>
  );
}
