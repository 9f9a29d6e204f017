import { formatNumber, IconButton } from '@tessera/shared/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { MOST_MATCHES } from './find-lines';
import type { Find } from './use-find';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Searches all lines of the file, folded ones too: the browser's own search sees only what is drawn. */
export function FindBar({ find, onClose }: { find: Find; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    // The keys of the viewer are letters here.
    event.stopPropagation();
    const isFindKey = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else if (isFindKey) field.current?.select();
    else return;
    event.preventDefault();
  };
  return (
    <Bar role="search" aria-label="Find in this file" onKeyDown={handleKey}>
      <Field
        ref={field}
        type="text"
        aria-label="Find in this file"
        placeholder="Find in this file"
        autoComplete="off"
        spellCheck={false}
        value={find.query}
        onChange={(event) => {
          find.search(event.target.value);
        }}
      />
      <Count role="status">{countOf(find)}</Count>
      <IconButton
        label="Previous match (Shift Enter)"
        size="small"
        onClick={() => {
          find.step(-1);
        }}
      >
        <ChevronUp {...ICON} />
      </IconButton>
      <IconButton
        label="Next match (Enter)"
        size="small"
        onClick={() => {
          find.step(1);
        }}
      >
        <ChevronDown {...ICON} />
      </IconButton>
      <IconButton label="Close search" size="small" onClick={onClose}>
        <X {...ICON} />
      </IconButton>
    </Bar>
  );
}

function countOf({ query, matches, at }: Find): string {
  if (query === '') return '';
  if (matches.length === 0) return 'No matches';
  const more = matches.length === MOST_MATCHES ? '+' : '';
  return `${formatNumber(at + 1)} of ${formatNumber(matches.length)}${more}`;
}

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border-block-end: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.sunken};
`;

const Field = styled.input`
  flex: 1 1 120px;
  min-width: 0;
  max-width: 360px;
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[13]};
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

const Count = styled.span`
  min-width: 84px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-variant-numeric: tabular-nums;
`;
