import type { DiffRow } from '@tessera/shared/diff';
import { useDeferredValue, useMemo, useState } from 'react';
import { findInLines, type Match } from './find-lines';
import type { FoundMark } from './line-pieces';

/** The search in a file: over all of its lines, folded ones too. */
export interface Find {
  readonly isOpen: boolean;
  readonly query: string;
  readonly matches: readonly Match[];
  /** Which of them is shown; -1 without any. */
  readonly at: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly search: (query: string) => void;
  readonly step: (distance: 1 | -1) => void;
  /** What was found in a line, by `R12`. */
  readonly foundIn: ReadonlyMap<string, readonly FoundMark[]>;
}

const NOTHING: ReadonlyMap<string, readonly FoundMark[]> = new Map();

function byLine(matches: readonly Match[], at: number): ReadonlyMap<string, readonly FoundMark[]> {
  if (matches.length === 0) return NOTHING;
  const found = new Map<string, FoundMark[]>();
  for (const [index, { side, line, from, to }] of matches.entries()) {
    const key = `${side}${String(line)}`;
    const marks = found.get(key) ?? [];
    marks.push({ from, to, isCurrent: index === at });
    found.set(key, marks);
  }
  return found;
}

/** @param onShow is called for each place that is gone to */
export function useFind(rows: readonly DiffRow[], onShow: (match: Match) => void): Find {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const searched = useDeferredValue(isOpen ? query : '');
  const matches = useMemo(() => findInLines(rows, searched), [rows, searched]);
  const place = matches.length === 0 ? -1 : Math.min(at, matches.length - 1);
  const foundIn = useMemo(() => byLine(matches, place), [matches, place]);
  return {
    isOpen,
    query,
    matches,
    at: place,
    foundIn,
    open: () => {
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
    },
    search: (next) => {
      setQuery(next);
      setAt(0);
      const [first] = findInLines(rows, next);
      if (first) onShow(first);
    },
    step: (distance) => {
      if (matches.length === 0) return;
      const next = (place + distance + matches.length) % matches.length;
      setAt(next);
      const match = matches[next];
      if (match) onShow(match);
    },
  };
}
