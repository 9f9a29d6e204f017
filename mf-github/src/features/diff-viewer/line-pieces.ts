import type { Mark } from '@tessera/shared/diff';

/** A stretch of a line that is drawn alike. */
export interface Piece {
  readonly from: number;
  readonly text: string;
  /** The kind of token, counted from 1. */
  readonly token: number;
  readonly isMarked: boolean;
  readonly find: 'match' | 'current' | undefined;
}

export interface FoundMark {
  readonly from: number;
  readonly to: number;
  readonly isCurrent: boolean;
}

/** Stretches of one line, three numbers each: from, to, kind. In order, and none over another. */
export type LineTokens = ArrayLike<number>;

function cutsOf(length: number, tokens: LineTokens, marks: readonly Mark[], found: readonly FoundMark[]) {
  const cuts = new Set([0, length]);
  const cut = (at: number) => {
    if (at > 0 && at < length) cuts.add(at);
  };
  for (let at = 0; at < tokens.length; at += 3) {
    cut(tokens[at] ?? 0);
    cut(tokens[at + 1] ?? 0);
  }
  for (const [from, to] of marks) {
    cut(from);
    cut(to);
  }
  for (const { from, to } of found) {
    cut(from);
    cut(to);
  }
  return [...cuts].sort((a, b) => a - b);
}

/** Cuts a line where its colour, its marks or what was found begin and end. */
export function toPieces(
  text: string,
  tokens: LineTokens,
  marks: readonly Mark[],
  found: readonly FoundMark[],
): Piece[] {
  const cuts = cutsOf(text.length, tokens, marks, found);
  const pieces: Piece[] = [];
  let token = 0;
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1];
    if (to === undefined) break;
    while (token < tokens.length && (tokens[token + 1] ?? 0) <= from) token += 3;
    const isToken = token < tokens.length && (tokens[token] ?? 0) <= from;
    const hit = found.find((one) => one.from <= from && from < one.to);
    pieces.push({
      from,
      text: text.slice(from, to),
      token: isToken ? (tokens[token + 2] ?? 0) : 0,
      isMarked: marks.some(([start, end]) => start <= from && from < end),
      find: hit && (hit.isCurrent ? 'current' : 'match'),
    });
  }
  return pieces;
}
