import { Button, ErrorState, Segmented, Spinner, useIsPhone } from '@tessera/shared/ui';
import { CircleAlert, CircleCheck, CirclePause, RotateCw, Square, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fitTo, useRoom } from '../../lib/use-fit';
import { CheckFrame } from './check-frame';
import { Pointer } from './pointer';
import { isOver, type TrialState } from './trial.store';
import { useWatch } from './use-watch';
import { WatchedList } from './watched-list';

const SCREEN_WIDTH = 1280;
const ICON = { size: 16, strokeWidth: 1.75 } as const;

const PACES = [
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
] as const;

export interface WatchChecksProps {
  projectId: string;
  versionId: string;
  onClose: () => void;
}

/** The checks of a version, performed before somebody's eyes on records of their own (MODEL-15). */
export function WatchChecks({ projectId, versionId, onClose }: WatchChecksProps) {
  const watch = useWatch(projectId, versionId);
  const { state } = watch;
  const problem = problemOf(state);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    close.current?.focus();
  }, []);
  return (
    <Root
      aria-label="Checks of the application"
      onKeyDown={({ key, target }) => {
        // What is open over it is closed first.
        const isInDialog = target instanceof Element && target.closest('dialog') !== null;
        if (key === 'Escape' && !isInDialog) onClose();
      }}
    >
      <Bar>
        <Summary role="status">{summaryOf(state)}</Summary>
        <Segmented label="Speed" segments={PACES} value={state.pace} onValueChange={watch.setPace} />
        {isOver(state) ? (
          <Button size="small" variant="quiet" icon={<RotateCw {...ICON} />} onClick={watch.again}>
            Watch again
          </Button>
        ) : (
          <Button size="small" icon={<Square {...ICON} />} onClick={watch.stop}>
            Stop
          </Button>
        )}
        <Button ref={close} size="small" icon={<X {...ICON} />} onClick={onClose}>
          Close
        </Button>
      </Bar>
      {problem ? (
        <ErrorState {...problem} onRetry={watch.again} />
      ) : (
        <Body>
          <Screen state={state} hear={watch.hear} onFlood={watch.stop} />
          <WatchedList checks={state.checks} />
        </Body>
      )}
    </Root>
  );
}

/** Why there is nothing to watch. */
function problemOf({ step, problem = '', broken }: TrialState) {
  if (step === 'failed') return { title: 'Nothing could be tried', message: problem };
  return broken === undefined ? undefined : { title: 'The application does not start', message: broken };
}

function summaryOf({ step, checks, broken }: TrialState): string {
  const count = (wanted: string) => checks.filter(({ state }) => state === wanted).length;
  if (step === 'opening') return 'Opening the application…';
  if (step === 'performing') return `Trying ${String(checks.length)} checks on sample records`;
  // What stands below is an alert.
  if (step === 'failed' || broken !== undefined) return '';
  const failed = checks.filter(({ state }) => state === 'failed').map(({ title }) => title);
  const passed = `${String(count('passed'))} of ${String(checks.length)} checks passed.`;
  const start = step === 'stopped' ? `Stopped. ${passed}` : passed;
  return failed.length === 0 ? start : `${start} Failed: ${failed.join('; ')}.`;
}

interface ScreenProps {
  state: TrialState;
  hear: ReturnType<typeof useWatch>['hear'];
  onFlood: () => void;
}

function Screen({ state, hear, onFlood }: ScreenProps) {
  const { frame, current } = state;
  const { stage, room } = useRoom<HTMLDivElement>();
  // A phone shows the application as it is on this phone.
  const isPhone = useIsPhone();
  const fit = room && !isPhone ? fitTo(room, SCREEN_WIDTH, true) : undefined;
  const height = (fit ?? room)?.height ?? 0;
  // Never over what is pressed.
  const isCaptionAbove = current !== undefined && current.box.y + current.box.height / 2 > height / 2;
  return (
    <Stage ref={stage}>
      <Scaled
        style={fit && { width: fit.width, height: fit.height, transform: `scale(${String(fit.scale)})` }}
      >
        {frame ? <CheckFrame frame={frame} onMessage={hear} onFlood={onFlood} /> : null}
        {current ? <Pointer step={current} /> : null}
      </Scaled>
      <Said state={state} isAbove={isCaptionAbove} />
    </Stage>
  );
}

/** What is said over the application: what comes next, or what came of it. */
function Said({ state, isAbove }: { state: TrialState; isAbove: boolean }) {
  const { step, current } = state;
  if (step === 'done' || step === 'stopped') return <Finished state={state} />;
  if (step === 'opening') {
    return (
      <Caption $isAbove={false}>
        <Spinner label="" />
      </Caption>
    );
  }
  if (!current) return null;
  return (
    <Caption $isAbove={isAbove} aria-hidden="true">
      {current.what}
    </Caption>
  );
}

/** What stands where the application was, once it is gone. The bar says the same to those who hear it. */
function Finished({ state: { step, checks } }: { state: TrialState }) {
  const open = checks.filter(({ state }) => state !== 'passed').length;
  if (step === 'stopped') return <Ending tone="muted" icon={CirclePause} words="Stopped" />;
  if (open === 0) return <Ending tone="ok" icon={CircleCheck} words="Everything works" />;
  const hasFailed = checks.some(({ state }) => state === 'failed');
  return (
    <Ending
      tone={hasFailed ? 'bad' : 'warn'}
      icon={CircleAlert}
      words={`${String(open)} of ${String(checks.length)} did not pass`}
    />
  );
}

interface EndingProps {
  tone: 'ok' | 'warn' | 'bad' | 'muted';
  icon: typeof CircleCheck;
  words: string;
}

function Ending({ tone, icon: Icon, words }: EndingProps) {
  return (
    <Middle $tone={tone} aria-hidden="true">
      <Icon size={32} strokeWidth={1.5} />
      {words}
    </Middle>
  );
}

/* Over the preview, which stays as it was beneath. */
const Root = styled.section`
  container: watch / inline-size;
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  background: ${({ theme }) => theme.colors.bg};
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
`;

const Summary = styled.p`
  flex: 1 1 200px;
  min-width: 0;
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

/* The list stands beside the application, and below it where there is no room. */
const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) 280px;
  min-height: 0;
  > ol {
    border-inline-start: 1px solid ${({ theme }) => theme.colors.line};
  }
  @container watch (max-width: 719.98px) {
    grid-template: minmax(0, 3fr) minmax(0, 2fr) / minmax(0, 1fr);
    > ol {
      border-inline-start: 0;
      border-top: 1px solid ${({ theme }) => theme.colors.line};
    }
  }
`;

const Stage = styled.div`
  position: relative;
  min-width: 0;
  min-height: 0;
  /* Not 'hidden', which an application that brings something of its own into view would still scroll. */
  overflow: clip;
  background: ${({ theme }) => theme.colors.sunken};
`;

const Scaled = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  transform-origin: 0 0;
`;

const Middle = styled.p<{ $tone: EndingProps['tone'] }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  svg {
    color: ${({ theme, $tone }) => theme.colors[$tone]};
  }
`;

const Caption = styled.p<{ $isAbove: boolean }>`
  position: absolute;
  inset-inline: 0;
  ${({ $isAbove }) => ($isAbove ? 'top' : 'bottom')}: ${({ theme }) => theme.space[4]};
  width: fit-content;
  max-width: calc(100% - ${({ theme }) => theme.space[8]});
  margin-inline: auto;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.text};
  color: ${({ theme }) => theme.colors.bg};
  overflow-wrap: anywhere;
`;
