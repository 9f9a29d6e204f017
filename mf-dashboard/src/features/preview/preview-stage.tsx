import {
  parsePreviewMessage,
  SandboxFrame,
  type PreviewAnswer,
  type PreviewMessage,
} from '@tessera/shared/preview';
import { useIsPhone } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fitTo, useRoom } from '../../lib/use-fit';
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
  onMessage: (message: PreviewMessage, answer: (answer: PreviewAnswer) => void) => void;
  onFlood: () => void;
  onReload: () => void;
  /** What lies over the application, drawn by the same measure. */
  renderOver?: ((fit: Fit) => ReactNode) | undefined;
}

/** How an application is drawn in less room than it has; undefined where it has all of it. */
export type Fit = ReturnType<typeof fitTo> | undefined;

/** The application as wide as it is to be looked at, drawn smaller where there is less room. */
export function PreviewStage(props: PreviewStageProps) {
  const { name, width, state, broken, onMessage, onFlood, onReload, renderOver } = props;
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
        />
        <PreviewCover
          status={status}
          lastProblem={problems.at(-1)?.message}
          broken={broken}
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
}

/** One application in its frame. */
export function Application({ title, flow: { state, hear, stop }, fit }: ApplicationProps) {
  return (
    <Scaled style={fit && { width: fit.width, height: fit.height, transform: `scale(${String(fit.scale)})` }}>
      {state.frame ? (
        <SandboxFrame
          title={title}
          permissions="allow-scripts allow-forms allow-modals"
          powers="clipboard-write"
          parse={parsePreviewMessage}
          url={state.frame.url}
          load={state.frame.load}
          onMessage={hear}
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
