import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { LiveTurn } from './conversation.store';
import { MODES } from './modes';

export interface RunStripProps {
  /** Undefined while no run is under way: then it takes no room. */
  live: LiveTurn | undefined;
  /** Shows the conversation. */
  onOpen: () => void;
  onStop: () => void;
}

function wordsOf({ mode = 'build', progress: { steps }, isStopping }: LiveTurn): string {
  if (isStopping) return 'Stopping…';
  if (mode !== 'build') return MODES[mode].underWay;
  // Between two steps it is the next one that is awaited, and at the end the last one.
  const step =
    steps.find(({ state }) => state === 'running') ??
    steps.find(({ state }) => state === 'waiting') ??
    steps.at(-1);
  return step?.title ?? 'Sent';
}

/** SCR-02: the run under way, where a phone shows something else than the conversation. */
export function RunStrip({ live, onOpen, onStop }: RunStripProps) {
  // Said until its room is gone.
  const [shown, setShown] = useState(live);
  if (live && live !== shown) setShown(live);
  const root = useRef<HTMLElement>(null);
  const isOpen = live !== undefined;
  useLayoutEffect(() => {
    // What was pressed goes away; the place in the order of Tab stays.
    const element = root.current;
    if (!isOpen && element?.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <Room ref={root} tabIndex={-1} aria-label="Run under way" $isOpen={isOpen}>
      <VisuallyHidden role="status">{live ? wordsOf(live) : ''}</VisuallyHidden>
      <Cut inert={!isOpen} $isOpen={isOpen}>
        {shown ? <Told live={shown} onOpen={onOpen} onStop={onStop} /> : null}
      </Cut>
    </Room>
  );
}

function Told({ live, onOpen, onStop }: RunStripProps & { live: LiveTurn }) {
  const { steps } = live.progress;
  const words = wordsOf(live);
  return (
    <Line>
      <Steps aria-hidden="true">
        {steps.length === 0 ? (
          <Step $state="running" />
        ) : (
          steps.map(({ id, state }) => <Step key={id} $state={state} />)
        )}
      </Steps>
      <Open type="button" aria-label={`${words}. Open the chat`} onClick={onOpen}>
        <span>{words}</span>
        <ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" />
      </Open>
      <Stop
        variant="quiet"
        size="small"
        isBusy={live.isStopping}
        disabled={live.runId === undefined}
        onClick={onStop}
      >
        Stop
      </Stop>
    </Line>
  );
}

/* Its room opens and closes at the pace of everything that enters, so that nothing jumps from under a finger. */
const Room = styled.section<{ $isOpen: boolean }>`
  display: grid;
  grid-template-rows: ${({ $isOpen }) => ($isOpen ? '1fr' : '0fr')};
  outline: none;
  transition: grid-template-rows ${({ theme }) => theme.motion.enter};
  ${({ theme }) => theme.media.reducedMotion} {
    transition: none;
  }
`;

const Cut = styled.div<{ $isOpen: boolean }>`
  min-height: 0;
  overflow: hidden;
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  transition: visibility ${({ theme }) => theme.motion.enter};
`;

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  padding-inline: ${({ theme }) => theme.space[2]};
  background: ${({ theme }) => theme.colors.surface};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
`;

const Steps = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  gap: 2px;
  height: 3px;
`;

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

const breathing = css`
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;

const Step = styled.span<{ $state: 'waiting' | 'running' | 'done' | 'failed' }>`
  flex: 1;
  background: ${({ theme, $state }) =>
    ({
      waiting: theme.colors.line,
      running: `color-mix(in srgb, ${theme.colors.brand} 55%, ${theme.colors.line})`,
      done: theme.colors.brand,
      failed: theme.colors.bad,
    })[$state]};
  ${({ $state }) => ($state === 'running' ? breathing : '')}
`;

const Open = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.text};
  font: inherit;
  font-weight: ${({ theme }) => theme.weights.medium};
  text-align: start;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Stop = styled(Button)`
  flex: none;
  min-height: 44px;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
