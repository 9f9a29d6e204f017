import { Badge, Button, IconButton, Segmented, useIsPhone } from '@tessera/shared/ui';
import { Monitor, RotateCw, Smartphone, SquareTerminal, Tablet } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ConsoleDrawer } from './console-drawer';
import { PreviewCover } from './preview-cover';
import { PreviewFrame } from './preview-frame';
import { fitTo, useRoom } from './use-fit';
import { usePreview } from './use-preview';

type Width = 'desktop' | 'tablet' | 'phone';

/** In CSS pixels of the application. */
const SCREENS: Record<Width, number> = { desktop: 1280, tablet: 768, phone: 390 };

const ICON = { size: 16, strokeWidth: 1.75 } as const;

const WIDTHS = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor {...ICON} /> },
  { value: 'tablet', label: 'Tablet 768', icon: <Tablet {...ICON} /> },
  { value: 'phone', label: 'Phone 390', icon: <Smartphone {...ICON} /> },
] as const;

export interface PreviewPanelProps {
  projectId: string;
  /** The application's name, for the frame's title. */
  name: string;
  versionId: string;
  /** Leaves the toolbar out, where the panel is an illustration of progress. */
  isBare?: boolean;
}

/** The running application, with what one needs to judge it: widths, reload, its errors. */
export function PreviewPanel({ projectId, name, versionId, isBare = false }: PreviewPanelProps) {
  const { state, stop, reload, hear, clearProblems } = usePreview(projectId, versionId);
  const [width, setWidth] = useState<Width>('desktop');
  const [isConsoleOpen, setIsConsoleOpen] = useState(false);
  const { status, frame, problems, storageNote } = state;
  const { stage, room } = useRoom<HTMLDivElement>();
  // A phone shows the application as it is on this phone.
  const isPhone = useIsPhone();
  const fit = room && !isPhone ? fitTo(room, SCREENS[width], width === 'desktop') : undefined;
  const reloadNow = () => {
    void reload();
  };
  return (
    <Root aria-label="Preview" aria-busy={status.step === 'starting'}>
      {isBare ? null : (
        <Toolbar>
          <IconButton label="Reload" size="small" onClick={reloadNow}>
            <RotateCw {...ICON} />
          </IconButton>
          <Widths>
            <Segmented label="Width" segments={WIDTHS} value={width} onValueChange={setWidth} />
          </Widths>
          <Button
            variant="quiet"
            size="small"
            icon={<SquareTerminal {...ICON} />}
            aria-expanded={isConsoleOpen}
            onClick={() => {
              setIsConsoleOpen(!isConsoleOpen);
            }}
          >
            Console
            {problems.length > 0 ? <Badge tone="bad">{problems.length}</Badge> : null}
          </Button>
        </Toolbar>
      )}
      <Stage ref={stage} $isFramed={width !== 'desktop'}>
        <Screen $isFramed={width !== 'desktop'} style={fit && { width: fit.width * fit.scale }}>
          <Scaled
            style={fit && { width: fit.width, height: fit.height, transform: `scale(${String(fit.scale)})` }}
          >
            {frame ? (
              <PreviewFrame
                title={`Preview of ${name}`}
                url={frame.url}
                load={frame.load}
                onMessage={hear}
                onFlood={stop}
              />
            ) : null}
          </Scaled>
          <PreviewCover status={status} lastProblem={problems.at(-1)?.message} onReload={reloadNow} />
        </Screen>
      </Stage>
      {storageNote ? <Note role="status">{storageNote}</Note> : null}
      {isConsoleOpen ? <ConsoleDrawer problems={problems} onClear={clearProblems} /> : null}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
`;

const Widths = styled.div`
  display: flex;
  flex: 1;
  justify-content: center;
  ${({ theme }) => theme.media.phone} {
    visibility: hidden;
  }
`;

const Stage = styled.div<{ $isFramed: boolean }>`
  display: flex;
  flex: 1;
  justify-content: center;
  min-height: 0;
  overflow: hidden;
  padding: ${({ theme, $isFramed }) => ($isFramed ? theme.space[4] : '0')};
  background: ${({ theme }) => theme.colors.sunken};
`;

/* A frame around it that takes none of its room. */
const Screen = styled.div<{ $isFramed: boolean }>`
  position: relative;
  flex: none;
  width: 100%;
  height: 100%;
  overflow: hidden;
  box-shadow: ${({ theme, $isFramed }) => ($isFramed ? `0 0 0 1px ${theme.colors.line}` : 'none')};
  border-radius: ${({ theme, $isFramed }) => ($isFramed ? theme.radii.card : '0')};
`;

const Scaled = styled.div`
  width: 100%;
  height: 100%;
  transform-origin: 0 0;
`;

const Note = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.warn};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
