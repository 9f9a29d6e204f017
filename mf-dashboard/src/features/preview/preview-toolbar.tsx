import { Badge, Button, Segmented } from '@tessera/shared/ui';
import { Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type PreviewWidth = 'desktop' | 'tablet' | 'phone';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

const WIDTHS = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor {...ICON} /> },
  { value: 'tablet', label: 'Tablet 768', icon: <Tablet {...ICON} /> },
  { value: 'phone', label: 'Phone 390', icon: <Smartphone {...ICON} /> },
] as const;

export interface PreviewToolbarProps {
  width: PreviewWidth;
  onWidthChange: (width: PreviewWidth) => void;
  /** The way through the application. */
  navigation: ReactNode;
  isConsoleOpen: boolean;
  onConsoleToggle: () => void;
  problemCount: number;
  /** More buttons, before the console's. */
  children: ReactNode;
}

/** What one needs to judge the application below it. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { width, onWidthChange, navigation, isConsoleOpen, onConsoleToggle, problemCount, children } = props;
  return (
    <Toolbar>
      {navigation}
      <Widths>
        <Segmented label="Width" segments={WIDTHS} value={width} onValueChange={onWidthChange} />
      </Widths>
      {children}
      <Button
        variant="quiet"
        size="small"
        icon={<SquareTerminal {...ICON} />}
        aria-expanded={isConsoleOpen}
        onClick={onConsoleToggle}
      >
        Console
        {problemCount > 0 ? <Badge tone="bad">{problemCount}</Badge> : null}
      </Button>
    </Toolbar>
  );
}

/* Where there is no room beside it, the way through the application has a row of its own. */
const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
`;

const Widths = styled.div`
  display: flex;
  ${({ theme }) => theme.media.phone} {
    > * {
      display: none;
    }
  }
`;
