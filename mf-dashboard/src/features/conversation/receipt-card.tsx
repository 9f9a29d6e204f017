import type { Receipt } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Button, formatNumber, LinkButton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { CoverageList } from '../../lib/coverage-list';
import { LongList } from '../../lib/long-list';

export interface ReceiptCardProps {
  receipt: Receipt;
  runId: string;
  agentId: string;
  /** Absent where a newer version lies on top of this change. */
  onUndo: (() => void) | undefined;
  /** The first run lists everything that was asked for; later ones only what is missing. */
  isFirst: boolean;
}

function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** More changes than these are counted. */
const NAMED = 5;

/** '3 files · field Priority added to Task · 14 checks passing · 2 more to try in your browser · 0 credits' */
export function receiptLine({ filesChanged, modelChanges, checks, credits }: Receipt): string {
  const failing = checks.failed.length;
  const more = modelChanges.length - NAMED;
  return [
    count(filesChanged.length, 'file', 'files'),
    ...modelChanges.slice(0, NAMED),
    ...(more > 0 ? [count(more, 'more change', 'more changes')] : []),
    failing > 0
      ? count(failing, 'check failing', 'checks failing')
      : count(checks.passed, 'check passing', 'checks passing'),
    ...(checks.waiting.length > 0
      ? [`${formatNumber(checks.waiting.length)} more to try in your browser`]
      : []),
    count(credits, 'credit', 'credits'),
  ].join(' · ');
}

/** What a run provably changed. */
export function ReceiptCard({ receipt, runId, agentId, onUndo, isFirst }: ReceiptCardProps) {
  const { data, coverage, assumptions, checks } = receipt;
  const listed = isFirst ? coverage : coverage.filter(({ state }) => state !== 'built');
  const effects = [...data.converted, ...data.archived];
  return (
    <Card role="group" aria-label="What changed">
      <Line>{receiptLine(receipt)}</Line>
      {checks.failed.length > 0 ? <Failing items={checks.failed} /> : null}
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
        {onUndo ? (
          <Button size="small" variant="quiet" onClick={onUndo}>
            Undo this change
          </Button>
        ) : null}
      </Actions>
    </Card>
  );
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

const Failing = styled(LongList)`
  padding-inline-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.bad};
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
