import type { FileStatus } from '@tessera/shared/contracts';
import { softBackground, VisuallyHidden } from '@tessera/shared/ui';
import styled from 'styled-components';
import { CHANGE_KINDS } from './change-kinds';

/** How a file changed: an icon and a letter for eyes, a word for screen readers, never the colour alone (DIFF-01). */
export function ChangeMarker({ status }: { status: FileStatus }) {
  const { letter, icon: Icon, word, description, tone } = CHANGE_KINDS[status];
  return (
    <Marker $tone={tone} title={description} data-status={status}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <b aria-hidden="true">{letter}</b>
      <VisuallyHidden>{word} </VisuallyHidden>
    </Marker>
  );
}

const Marker = styled.span<{ $tone: 'ok' | 'warn' | 'bad' | 'info' }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme, $tone }) => theme.colors[$tone]};
  > b {
    display: inline-grid;
    place-items: center;
    width: 16px;
    height: 16px;
    border-radius: 3px;
    background: ${({ theme, $tone }) => softBackground(theme.colors[$tone])};
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: 0.6875rem;
    font-weight: ${({ theme }) => theme.weights.strong};
    line-height: 1;
  }
`;
