import styled from 'styled-components';
import { softBackground, VisuallyHidden } from '@tessera/shared/ui';
import type { ChangeKind } from './compare-files';

const LETTERS: Record<ChangeKind, string> = { added: 'A', modified: 'M', removed: 'R' };

/** How a file changed: a letter for eyes, a word for screen readers, never the colour alone (DIFF-01). */
export function ChangeMarker({ kind }: { kind: ChangeKind }) {
  return (
    <Marker $kind={kind} title={kind}>
      <span aria-hidden="true">{LETTERS[kind]}</span>
      <VisuallyHidden>{kind} </VisuallyHidden>
    </Marker>
  );
}

const TONES = { added: 'ok', modified: 'warn', removed: 'bad' } as const;

const Marker = styled.span<{ $kind: ChangeKind }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  border-radius: 3px;
  background: ${({ theme, $kind }) => softBackground(theme.colors[TONES[$kind]])};
  color: ${({ theme, $kind }) => theme.colors[TONES[$kind]]};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: 0.6875rem;
  font-weight: ${({ theme }) => theme.weights.strong};
  line-height: 1;
`;
