import { paths } from '@tessera/shared/paths';
import { Banner, Button, CheckboxField, formatNumber, LinkButton } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { DeployProblem } from './deploy.store';

export interface DeployProblemBannerProps {
  problem: DeployProblem;
  projectId: string | undefined;
  /** Deploys although checks fail. */
  onDeployAnyway: () => void;
}

/** The server's words of a variable that a service needs. */
const LACKS_VALUE = /\b[A-Z][A-Z0-9_]*, which has no value/;

/** Why it was not deployed, and the way out of that. */
export function DeployProblemBanner({ problem, projectId, onDeployAnyway }: DeployProblemBannerProps) {
  const { message, failing, isPlanLimit, failed } = problem;
  if (failing) return <FailingChecks {...{ failing, onDeployAnyway }} />;
  if (isPlanLimit) {
    const action = <LinkButton to={paths.planUpgrade.to()}>Upgrade plan</LinkButton>;
    return <Banner tone="bad" title={message} action={action} />;
  }
  const about = failed?.projectId ?? projectId;
  const variables =
    about !== undefined && problem.suggestion === undefined && LACKS_VALUE.test(message) ? (
      <LinkButton to={paths.environmentVariables.to(about)}>Set variables</LinkButton>
    ) : null;
  if (!failed) return <Banner tone="bad" title={message} action={variables} />;
  const action = (
    <>
      {variables}
      {failed.status === 'failed' ? (
        <LinkButton to={paths.app.to(failed.projectId)}>Fix in builder</LinkButton>
      ) : null}
      <LinkButton variant="quiet" to={paths.deployment.to(failed.id)}>
        See the log
      </LinkButton>
    </>
  );
  return <Banner tone="bad" title={message} action={action} />;
}

interface FailingChecksProps {
  failing: readonly string[];
  onDeployAnyway: () => void;
}

function FailingChecks({ failing, onDeployAnyway }: FailingChecksProps) {
  const [isTicked, setIsTicked] = useState(false);
  // The server's words name the checks as well, which are listed here.
  const title =
    failing.length === 1
      ? 'One check of this version fails'
      : `${formatNumber(failing.length)} checks of this version fail`;
  return (
    <Banner tone="bad" title={title}>
      <List>
        {failing.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </List>
      <CheckboxField
        label="Deploy it although these checks fail"
        checked={isTicked}
        onChange={({ target }) => {
          setIsTicked(target.checked);
        }}
      />
      <Button disabled={!isTicked} onClick={onDeployAnyway}>
        Deploy anyway
      </Button>
    </Banner>
  );
}

const List = styled.ul`
  margin-block: ${({ theme }) => theme.space[2]};
  padding-inline-start: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
`;
