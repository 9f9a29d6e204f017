import type { Side } from './diff-items';

/** Lines that an address names: `R12`, `L3-L9`. */
export interface LineRange {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/** One line of one side. */
export interface LinePlace {
  readonly side: Side;
  readonly line: number;
}

const RANGE = /^([LR])(\d{1,7})(?:-\1?(\d{1,7}))?$/;

/** Undefined for what names no lines. */
export function parseLines(text: string | null): LineRange | undefined {
  const match = RANGE.exec(text ?? '');
  if (!match) return undefined;
  const first = Number(match[2]);
  const last = Number(match[3] ?? match[2]);
  if (Math.min(first, last) < 1) return undefined;
  return { side: match[1] === 'L' ? 'L' : 'R', from: Math.min(first, last), to: Math.max(first, last) };
}

export function formatLines({ side, from, to }: LineRange): string {
  const first = `${side}${String(from)}`;
  return from === to ? first : `${first}-${side}${String(to)}`;
}

/** What a press on a line number names: the line, or with Shift all from the one that was named before. */
export function extendLines(
  before: LineRange | undefined,
  side: Side,
  line: number,
  isExtending: boolean,
): LineRange {
  if (!isExtending || before?.side !== side) return { side, from: line, to: line };
  return { side, from: Math.min(before.from, line), to: Math.max(before.to, line) };
}

/** All lines of a side from one to another, whichever is the upper one. */
export function spanLines({ side, line }: LinePlace, to: number): LineRange {
  return { side, from: Math.min(line, to), to: Math.max(line, to) };
}
