import type { DatabaseMigration } from '@tessera/shared/contracts';
import { Badge, formatNumber, RelativeTime } from '@tessera/shared/ui';
import styled from 'styled-components';
import { RiskBadge, stepInWords } from './migration-words';
import { SqlBothWays } from './sql-both-ways';

const timeOf = (ms: number) => (ms < 1000 ? `${formatNumber(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** A migration that was made, or that was refused. */
export function MigrationRow({ migration }: { migration: DatabaseMigration }) {
  const { fromVersionNumber, toVersionNumber, state, risk, summary, reason, ms, createdAt } = migration;
  return (
    <Line>
      <Facts>
        <strong>{stepInWords(fromVersionNumber, toVersionNumber)}</strong>
        <Badge tone={state === 'applied' ? 'ok' : 'bad'}>{state === 'applied' ? 'Applied' : 'Failed'}</Badge>
        {state === 'applied' && fromVersionNumber !== null ? <RiskBadge risk={risk} /> : null}
        <Muted>
          <RelativeTime at={createdAt} />, {timeOf(ms)}
        </Muted>
      </Facts>
      {reason === null ? null : <p>{reason} Nothing was changed.</p>}
      <Sentences>
        {summary.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Sentences>
      <SqlBothWays {...migration} name={`migration-${createdAt.slice(0, 10)}`} />
    </Line>
  );
}

const Line = styled.li`
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Sentences = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
`;
