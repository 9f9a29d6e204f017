import {
  isPickMessage,
  parseStageMessage,
  SandboxFrame,
  type PreviewAnswer,
  type PreviewMessage,
  type StageMessage,
} from '@tessera/shared/preview';
import { useIsPhone } from '@tessera/shared/ui';
import type { PickMessage, PickOrder } from '@tessera/shared/contracts';
import { useCallback, type ReactNode } from 'react';
import styled from 'styled-components';
import { fitTo, useRoom } from '../../lib/use-fit';
import type { Fixing } from '../../lib/fixing';
import { PreviewCover } from './preview-cover';
import type { PreviewState } from '../../lib/preview.store';
import type { PreviewFlow } from './use-preview';
import type { PreviewWidth } from './preview-toolbar';

/** In CSS pixels of the application. */
const SCREENS: Record<PreviewWidth, number> = { desktop: 1280, tablet: 768, phone: 390 };

export interface PreviewStageProps {
  /** The application's name, for the frame's title. */
  name: string;
  width: PreviewWidth;
  state: PreviewState;
  /** Why the application does not start, where that is known. */
  broken: string | undefined;
  /** Has an error fixed; absent where this is not the newest version. */
  fixing?: Fixing | undefined;
  onMessage: (message: PreviewMessage, answer: (answer: PreviewAnswer) => void) => void;
  /** What its elements say while they are selected; what they say without it is passed over. */
  onPick?: PickListener | undefined;
  onFlood: () => void;
  onReload: () => void;
  /** What lies over the application, drawn by the same measure. */
  renderOver?: ((fit: Fit) => ReactNode) | undefined;
}

/** Hears what is selected; it has to stay the same function. */
export type PickListener = (message: PickMessage, answer: (order: PickOrder) => void) => void;

/** How an application is drawn in less room than it has; undefined where it has all of it. */
export type Fit = ReturnType<typeof fitTo> | undefined;

/** The application as wide as it is to be looked at, drawn smaller where there is less room. */
export function PreviewStage(props: PreviewStageProps) {
  const { name, width, state, broken, fixing, onMessage, onPick, onFlood, onReload, renderOver } = props;
  const { status, problems } = state;
  const { stage, room } = useRoom<HTMLDivElement>();
  // A phone shows the application as it is on this phone.
  const isPhone = useIsPhone();
  const fit = room && !isPhone ? fitTo(room, SCREENS[width], width === 'desktop') : undefined;
  return (
    <Stage ref={stage} $isFramed={width !== 'desktop'}>
      <Screen $isFramed={width !== 'desktop'} style={fit && { width: fit.width * fit.scale }}>
        <Application
          title={`Preview of ${name}`}
          flow={{ state, hear: onMessage, stop: onFlood }}
          fit={fit}
          onPick={onPick}
        />
        <PreviewCover
          status={status}
          lastProblem={problems.at(-1)}
          broken={broken}
          fixing={fixing}
          onReload={onReload}
        />
        {renderOver?.(fit)}
      </Screen>
    </Stage>
  );
}

interface ApplicationProps {
  title: string;
  flow: PreviewFlow;
  fit: Fit;
  onPick?: PickListener | undefined;
}

/** One application in its frame. */
export function Application({ title, flow: { state, hear, stop }, fit, onPick }: ApplicationProps) {
  const listen = useCallback(
    (message: StageMessage, answer: (answer: PreviewAnswer | PickOrder) => void) => {
      if (isPickMessage(message)) onPick?.(message, answer);
      else hear(message, answer);
    },
    [hear, onPick],
  );
  return (
    <Scaled style={fit && { width: fit.width, height: fit.height, transform: `scale(${String(fit.scale)})` }}>
      {state.frame ? (
        <SandboxFrame
          title={title}
          permissions="allow-scripts allow-forms allow-modals"
          powers="clipboard-write"
          parse={parseStageMessage}
          url={state.frame.url}
          load={state.frame.load}
          onMessage={listen}
          onFlood={stop}
        />
      ) : null}
    </Scaled>
  );
}

const Stage = styled.div<{ $isFramed: boolean }>`
  display: flex;
  flex: 1;
  justify-content: center;
  min-height: 0;
  /* Not 'hidden', which an application that brings something of its own into view would still scroll. */
  overflow: clip;
  padding: ${({ theme, $isFramed }) => ($isFramed ? theme.space[4] : '0')};
  background: ${({ theme }) => theme.colors.sunken};
`;

/* A frame around it that takes none of its room. */
const Screen = styled.div<{ $isFramed: boolean }>`
  position: relative;
  flex: none;
  width: 100%;
  height: 100%;
  overflow: clip;
  box-shadow: ${({ theme, $isFramed }) => ($isFramed ? `0 0 0 1px ${theme.colors.line}` : 'none')};
  border-radius: ${({ theme, $isFramed }) => ($isFramed ? theme.radii.card : '0')};
`;

const Scaled = styled.div`
  width: 100%;
  height: 100%;
  transform-origin: 0 0;
`;
