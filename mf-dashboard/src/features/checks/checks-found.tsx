import type { NamedCheck, VersionChecks } from '@tessera/shared/contracts';
import { Banner, Button } from '@tessera/shared/ui';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';

/** More than these are best seen by watching. */
const MOST_NAMED = 4;

export interface ChecksFoundProps {
  checks: VersionChecks;
  /** Takes the version back; absent where it is not the newest one. */
  onUndo: (() => void) | undefined;
  isUndoing: boolean;
  onTryAgain: () => void;
  isTrying: boolean;
}

/** A line where all of them passed; else what did not, why, and what can be done about it. */
export function ChecksFound({ checks, onUndo, isUndoing, onTryAgain, isTrying }: ChecksFoundProps) {
  const { failed, untried } = checks;
  if (failed.length === 0 && untried.length === 0) {
    return (
      <Line role="status">
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
        {checksLine(checks)}
      </Line>
    );
  }
  const broken = failed.filter(({ isNew }) => isNew);
  const isBreaking = broken.length > 0;
  const actions = (
    <>
      {isBreaking && onUndo ? (
        <Button size="small" isBusy={isUndoing} onClick={onUndo}>
          Undo
        </Button>
      ) : null}
      {untried.length > 0 ? (
        <Button size="small" isBusy={isTrying} onClick={onTryAgain}>
          Try again
        </Button>
      ) : null}
    </>
  );
  return (
    <Room>
      <Banner
        tone={isBreaking ? 'bad' : 'warn'}
        role="status"
        title={isBreaking ? 'This change broke what worked before' : checksLine(checks)}
        action={actions}
      >
        <Named label="Failed checks" checks={[...broken, ...failed.filter(({ isNew }) => !isNew)]} />
        {untried.length > 0 ? <p>Could not be tried:</p> : null}
        <Named label="Checks that could not be tried" checks={untried} />
        {isBreaking ? <Why>{checksLine(checks)}</Why> : null}
      </Banner>
    </Room>
  );
}

/** '12 of 14 checks passed in your browser' */
function checksLine({ passed, failed, untried }: VersionChecks): string {
  const count = passed + failed.length + untried.length;
  return `${String(passed)} of ${String(count)} ${count === 1 ? 'check' : 'checks'} passed in your browser`;
}

/** The first of them, each with the reason. */
function Named({ label, checks }: { label: string; checks: readonly NamedCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <>
      <List aria-label={label}>
        {checks.slice(0, MOST_NAMED).map(({ id, title, message }) => (
          <li key={id}>
            {title}
            {message === undefined ? null : <Why>{message}</Why>}
          </li>
        ))}
      </List>
      {checks.length > MOST_NAMED ? <p>{`And ${String(checks.length - MOST_NAMED)} more.`}</p> : null}
    </>
  );
}

const Line = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  svg {
    color: ${({ theme }) => theme.colors.ok};
  }
`;

const Room = styled.div`
  flex: none;
  max-height: 40%;
  overflow: auto;
  padding: ${({ theme }) => theme.space[2]};
`;

const List = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
  list-style: disc;
`;

const Why = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
