import { Badge, Button, IconButton, Segmented } from '@tessera/shared/ui';
import { Monitor, RotateCw, Smartphone, SquareTerminal, Tablet } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ConsoleDrawer } from './console-drawer';
import { PreviewCover } from './preview-cover';
import { PreviewFrame } from './preview-frame';
import { usePreview } from './use-preview';

type Width = 'desktop' | 'tablet' | 'phone';

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
      <Stage $isFramed={width !== 'desktop'}>
        <Screen $width={width}>
          {frame ? (
            <PreviewFrame
              title={`Preview of ${name}`}
              url={frame.url}
              load={frame.load}
              onMessage={hear}
              onFlood={stop}
            />
          ) : null}
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
  overflow: auto;
  padding: ${({ theme, $isFramed }) => ($isFramed ? theme.space[4] : '0')};
  background: ${({ theme }) => theme.colors.sunken};
`;

const Screen = styled.div<{ $width: Width }>`
  position: relative;
  flex: none;
  width: ${({ $width }) => ({ desktop: '100%', tablet: '768px', phone: '390px' })[$width]};
  height: 100%;
  overflow: hidden;
  border: ${({ theme, $width }) => ($width === 'desktop' ? '0' : `1px solid ${theme.colors.line}`)};
  border-radius: ${({ theme, $width }) => ($width === 'desktop' ? '0' : theme.radii.card)};
`;

const Note = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.warn};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
