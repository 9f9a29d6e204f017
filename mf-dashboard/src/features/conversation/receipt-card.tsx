import type { Receipt, VersionChecks } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { brokenSentence, checksLine } from '@tessera/shared/remote';
import { Button, formatNumber, LinkButton } from '@tessera/shared/ui';
import { Pin, PinOff } from 'lucide-react';
import styled from 'styled-components';
import { CoverageList } from '../../lib/coverage-list';
import { failingGroups } from '../../lib/failing-groups';
import { LongList } from '../../lib/long-list';
import { settledCoverage } from '../../lib/settled-coverage';
import { ChangedFiles } from './changed-files';
import { DecisionChips, type Decide } from './decision-chips';

/** What can be done with the version that a change made; absent what cannot be. */
export interface WorkActions {
  /** Absent where a newer version lies on top of this change. */
  readonly onUndo?: (() => void) | undefined;
  /** Shows it beside the version before. */
  readonly onBeforeAfter?: (() => void) | undefined;
  /** Changes what was guessed; absent where a newer version may have changed it already. */
  readonly onDecide?: Decide | undefined;
  readonly isPinned?: boolean | undefined;
  /** Absent where the version is not kept any more. */
  readonly onPin?: ((isPinned: boolean) => void) | undefined;
}

export interface ReceiptCardProps {
  receipt: Receipt;
  /** What is known by now of the version; null where that is nothing. */
  checks: VersionChecks | null;
  runId: string;
  agentId: string;
  actions: WorkActions;
  /** The first run lists everything that was asked for; later ones only what is missing. */
  isFirst: boolean;
}

function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** More changes than these are counted. */
const NAMED = 5;

/** After '3 files': ' · field Priority added to Task · 13 checks passing · 0 credits' */
function receiptLine({ modelChanges, credits }: Receipt, checks: VersionChecks | null): string {
  const more = modelChanges.length - NAMED;
  return [
    '',
    ...modelChanges.slice(0, NAMED),
    more > 0 && count(more, 'more change', 'more changes'),
    checks && checksLine(checks),
    count(credits, 'credit', 'credits'),
  ]
    .filter((part) => part !== false && part !== null)
    .join(' · ');
}

/** What a run provably changed. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { receipt, checks, runId, agentId, actions, isFirst } = props;
  const { data } = receipt;
  const coverage = settledCoverage(receipt.coverage, checks);
  const listed = isFirst
    ? coverage
    : coverage.filter(({ state }) => state === 'missing' || state === 'different');
  const changesTo = `${paths.diff.to(agentId)}?run=${runId}`;
  const effects = [...data.converted, ...data.archived];
  return (
    <Card role="group" aria-label="What changed">
      <Line>
        <ChangedFiles
          files={receipt.filesChanged}
          label={count(receipt.filesChanged.length, 'file', 'files')}
          changesTo={changesTo}
        />
        {receiptLine(receipt, checks)}
      </Line>
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
      <Assumed receipt={receipt} onDecide={actions.onDecide} />
      <Actions>
        <LinkButton size="small" to={changesTo}>
          View changes
        </LinkButton>
        <MoreActions {...actions} />
      </Actions>
    </Card>
  );
}

/** What was guessed: what else it may be by a press, as long as it is what it was. */
function Assumed({ receipt, onDecide }: Pick<WorkActions, 'onDecide'> & { receipt: Receipt }) {
  const decisions = onDecide ? receipt.decisions : [];
  const decided = new Set(decisions.map(({ assumption }) => assumption));
  const told = receipt.assumptions.filter((sentence) => !decided.has(sentence));
  if (told.length + decisions.length === 0) return null;
  return (
    <Part>
      <h2>Assumed</h2>
      {told.length > 0 ? <LongList items={told} /> : null}
      {onDecide && decisions.length > 0 ? <DecisionChips decisions={decisions} onDecide={onDecide} /> : null}
    </Part>
  );
}

function MoreActions({ onUndo, onBeforeAfter, isPinned = false, onPin }: WorkActions) {
  const PinIcon = isPinned ? PinOff : Pin;
  return (
    <>
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
      {onPin ? (
        <Button
          size="small"
          variant="quiet"
          icon={<PinIcon size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            onPin(!isPinned);
          }}
        >
          {isPinned ? 'Unpin version' : 'Pin version'}
        </Button>
      ) : null}
    </>
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

const Line = styled.div`
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
