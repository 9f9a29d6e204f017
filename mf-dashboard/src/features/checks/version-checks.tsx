import type { VersionChecks as Checks } from '@tessera/shared/contracts';
import { Banner, Button } from '@tessera/shared/ui';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { CheckFrame } from './check-frame';
import { useVersionChecks } from './use-version-checks';
import type { Trial } from './version-checks.store';

/** More than these are best seen by watching. */
const MOST_NAMED = 4;

export interface VersionChecksProps {
  projectId: string;
  versionId: string;
  /** Takes the version back; absent where it is not the newest one. */
  onUndo: (() => void) | undefined;
  isUndoing: boolean;
}

/** What was found out about a version in this browser, where files were edited by hand; finds it out unseen. */
export function VersionChecks({ projectId, versionId, onUndo, isUndoing }: VersionChecksProps) {
  const { checks, trial } = useVersionChecks(projectId, versionId);
  return (
    <>
      {trial ? <UnseenTrial trial={trial} /> : null}
      {checks ? <Found checks={checks} onUndo={onUndo} isUndoing={isUndoing} /> : null}
    </>
  );
}

function UnseenTrial({ trial }: { trial: Trial }) {
  const frame = useStore(trial.store, (state) => state.frame);
  if (!frame) return null;
  return (
    <Unseen>
      <CheckFrame frame={frame} onMessage={trial.hear} onFlood={trial.stop} />
    </Unseen>
  );
}

interface FoundProps extends Pick<VersionChecksProps, 'onUndo' | 'isUndoing'> {
  checks: Checks;
}

/** '12 of 14 checks passed in your browser' */
export function checksLine({ passed, failed, untried }: Checks): string {
  const count = passed + failed.length + untried.length;
  return `${String(passed)} of ${String(count)} ${count === 1 ? 'check' : 'checks'} passed in your browser`;
}

function Found({ checks, onUndo, isUndoing }: FoundProps) {
  const { failed } = checks;
  const broken = failed.filter(({ isNew }) => isNew);
  if (failed.length === 0) {
    return (
      <Line role="status">
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
        {checksLine(checks)}
      </Line>
    );
  }
  const undo =
    broken.length > 0 && onUndo ? (
      <Button size="small" isBusy={isUndoing} onClick={onUndo}>
        Undo
      </Button>
    ) : undefined;
  const title = broken.length > 0 ? 'This change broke what worked before' : checksLine(checks);
  const named = [...broken, ...failed.filter(({ isNew }) => !isNew)];
  return (
    <Room>
      <Banner tone={broken.length > 0 ? 'bad' : 'warn'} role="status" title={title} action={undo}>
        <Failed aria-label="Failed checks">
          {named.slice(0, MOST_NAMED).map(({ id, title: name, message }) => (
            <li key={id}>
              {name}
              {message === undefined ? null : <Why>{message}</Why>}
            </li>
          ))}
        </Failed>
        {named.length > MOST_NAMED ? <p>{`And ${String(named.length - MOST_NAMED)} more.`}</p> : null}
        {broken.length > 0 ? <Why>{checksLine(checks)}</Why> : null}
      </Banner>
    </Room>
  );
}

/* As large as a desktop, since what is tried is laid out; nothing of it is seen, and nothing scrolls for it. */
const Unseen = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: -1;
  width: 1280px;
  height: 800px;
  opacity: 0;
  pointer-events: none;
`;

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

const Failed = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
  list-style: disc;
`;

const Why = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
