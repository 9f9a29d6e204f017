import { tryDatabaseMigration, type MigrationTrial, type PendingMigration } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { Banner, Button, Card, LinkButton, Table } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RiskBadge } from './migration-words';
import { SqlBothWays } from './sql-both-ways';

export interface PendingCardProps {
  pending: PendingMigration;
  projectId: string;
  databaseId: string;
  environment: 'preview' | 'production';
}

/** What the newest version will change, and a way to try it first. */
export function PendingCard({ pending, projectId, databaseId, environment }: PendingCardProps) {
  const { versionNumber, summary, risk, lostValues } = pending;
  const { trial, isTrying, problem, tryOut } = useTrial(databaseId, environment);
  return (
    <Card title={`Version ${String(versionNumber)}`} actions={<RiskBadge risk={risk} />}>
      <Body>
        <Sentences>
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Sentences>
        {lostValues > 0 ? (
          <Banner tone="bad" title="It will be refused" role="note">
            {lostValues === 1 ? 'One value does' : `${lostValues.toLocaleString()} values do`} not fit their
            new type. Change those records first, or the field back.
          </Banner>
        ) : null}
        {risk === 'loses-data' && lostValues === 0 ? (
          <p>What is not shown any more is kept aside, and everything is backed up before the change.</p>
        ) : null}
        <Actions>
          <Button isBusy={isTrying} onClick={() => void tryOut()}>
            Test on a copy
          </Button>
          {environment === 'production' ? (
            <LinkButton
              variant="primary"
              to={`${paths.deployment.to('new')}?project=${encodeURIComponent(projectId)}`}
            >
              Deploy to apply
            </LinkButton>
          ) : (
            <LinkButton to={paths.app.to(projectId)}>Open the preview to apply</LinkButton>
          )}
        </Actions>
        {problem === undefined ? null : <Banner tone="bad">{problem}</Banner>}
        {trial ? <TrialResult trial={trial} /> : null}
        <SqlBothWays {...pending} name={`migration-to-version-${String(versionNumber)}`} />
      </Body>
    </Card>
  );
}

function useTrial(databaseId: string, environment: 'preview' | 'production') {
  const { api } = useShell();
  const [trial, setTrial] = useState<MigrationTrial>();
  const [problem, setProblem] = useState<string>();
  const [isTrying, setIsTrying] = useState(false);
  const tryOut = async () => {
    setIsTrying(true);
    setProblem(undefined);
    try {
      setTrial(await api.call(tryDatabaseMigration, { params: { id: databaseId }, query: { environment } }));
    } catch (error) {
      setTrial(undefined);
      setProblem(errorMessage(error, 'It could not be tried. Try again in a moment.'));
    } finally {
      setIsTrying(false);
    }
  };
  return { trial, problem, isTrying, tryOut };
}

function TrialResult({ trial }: { trial: MigrationTrial }) {
  if (trial.kind !== 'tried') {
    return (
      <Banner tone="bad" title="It does not work with these records">
        {trial.kind === 'refused' ? trial.reason : trial.message} Nothing was changed.
      </Banner>
    );
  }
  return (
    <>
      <Banner tone={trial.isSame ? 'ok' : 'warn'} role="status" title="It works with these records">
        {trial.isSame
          ? 'On the way back every record was as before. Nothing of it was kept.'
          : 'On the way back some records were not as before. Nothing of it was kept.'}
      </Banner>
      <Table
        caption="Records before and after"
        columns={[
          { id: 'table', header: 'Table', cell: ({ name }) => name },
          { id: 'before', header: 'Before', isNumber: true, cell: ({ before }) => before.toLocaleString() },
          { id: 'after', header: 'After', isNumber: true, cell: ({ after }) => after.toLocaleString() },
        ]}
        rows={trial.tables}
        rowKey={({ name }) => name}
      />
    </>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Sentences = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
