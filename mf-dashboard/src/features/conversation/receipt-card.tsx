import type { Receipt, VersionChecks } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { brokenSentence, checksLine } from '@tessera/shared/remote';
import { Button, formatNumber, LinkButton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { CoverageList } from '../../lib/coverage-list';
import { failingGroups } from '../../lib/failing-groups';
import { LongList } from '../../lib/long-list';
import { settledCoverage } from '../../lib/settled-coverage';

export interface ReceiptCardProps {
  receipt: Receipt;
  /** What is known by now of the version; null where that is nothing. */
  checks: VersionChecks | null;
  runId: string;
  agentId: string;
  /** Absent where a newer version lies on top of this change. */
  onUndo: (() => void) | undefined;
  /** Shows it beside the version before. */
  onBeforeAfter: (() => void) | undefined;
  /** The first run lists everything that was asked for; later ones only what is missing. */
  isFirst: boolean;
}

function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** More changes than these are counted. */
const NAMED = 5;

/** '3 files · field Priority added to Task · 13 checks passing · 0 credits' */
function receiptLine({ filesChanged, modelChanges, credits }: Receipt, checks: VersionChecks | null): string {
  const more = modelChanges.length - NAMED;
  return [
    count(filesChanged.length, 'file', 'files'),
    ...modelChanges.slice(0, NAMED),
    more > 0 && count(more, 'more change', 'more changes'),
    checks && checksLine(checks),
    count(credits, 'credit', 'credits'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a run provably changed. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { receipt, checks, runId, agentId, onUndo, onBeforeAfter, isFirst } = props;
  const { data, assumptions } = receipt;
  const coverage = settledCoverage(receipt.coverage, checks);
  const listed = isFirst
    ? coverage
    : coverage.filter(({ state }) => state === 'missing' || state === 'different');
  const effects = [...data.converted, ...data.archived];
  return (
    <Card role="group" aria-label="What changed">
      <Line>{receiptLine(receipt, checks)}</Line>
      {checks ? <Failing checks={checks} /> : null}
      {effects.length > 0 ? (
        <Part>
          <h2>Your records</h2>
          <LongList items={effects} />
        </Part>
      ) : null}
      {listed.length > 0 ? (
        <Part>
          <h2>{isFirst ? 'What you asked for' : 'Not built as asked'}</h2>
          <div>
            <CoverageList coverage={listed} />
          </div>
        </Part>
      ) : null}
      {assumptions.length > 0 ? (
        <Part>
          <h2>Assumed</h2>
          <LongList items={assumptions} />
        </Part>
      ) : null}
      <Actions>
        <LinkButton size="small" to={`${paths.diff.to(agentId)}?run=${runId}`}>
          View changes
        </LinkButton>
        {onBeforeAfter ? (
          <Button size="small" variant="quiet" onClick={onBeforeAfter}>
            Before and after
          </Button>
        ) : null}
        {onUndo ? (
          <Button size="small" variant="quiet" onClick={onUndo}>
            Undo this change
          </Button>
        ) : null}
      </Actions>
    </Card>
  );
}

/** What fails, and since when. One reason is said once. */
function Failing({ checks }: { checks: VersionChecks }) {
  const broken = brokenSentence(checks);
  if (broken !== undefined) return <Bad>{broken}</Bad>;
  return failingGroups(checks.failed).map(({ since, checks: failing }) => (
    <Bad key={since ?? ''}>
      {since === undefined ? null : <p>{since}</p>}
      <LongList items={failing.map(({ title }) => title)} />
    </Bad>
  ));
}

const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Line = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;

const Bad = styled.div`
  color: ${({ theme }) => theme.colors.bad};
  > ul {
    padding-inline-start: ${({ theme }) => theme.space[4]};
    list-style: disc;
  }
`;

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[13]};
  }
  > ul {
    padding-inline-start: ${({ theme }) => theme.space[4]};
    color: ${({ theme }) => theme.colors.muted};
    list-style: disc;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
