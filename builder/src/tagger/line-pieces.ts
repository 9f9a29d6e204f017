import type { Token } from '../language/token';
import { unitsOf } from '../reading/text/units';

/** The piece of a line that a word stands in: what is between commas, 'and', 'with' … */
export interface Piece {
  readonly first: string;
  readonly firstTag: string;
  /** In words. */
  readonly size: number;
  readonly hasVerb: boolean;
  /** What stands before it: ',' 'and' … */
  readonly before: string;
}

/** A word's place in its piece, and the pieces next to that. */
export interface PieceAt {
  readonly piece: Piece;
  readonly place: number;
  readonly earlier: Piece | undefined;
  readonly next: Piece | undefined;
}

const VERBS = /^(?:verb|verbs|be|modal|do|have)$/;

/** For each token of a line the piece that it stands in; undefined for what joins two. */
export function piecesOf(tokens: readonly Token[]): (PieceAt | undefined)[] {
  const units = unitsOf(tokens);
  const pieces = units.map(({ tokens: own, before }): Piece => {
    const words = own.filter(({ tag }) => tag !== 'mark');
    return {
      first: words[0]?.key ?? '',
      firstTag: words[0]?.tag ?? '',
      size: words.length,
      hasVerb: own.some(({ tag }) => VERBS.test(tag)),
      before,
    };
  });
  const places = new Map<Token, PieceAt>();
  units.forEach((unit, at) => {
    const piece = pieces[at];
    if (!piece) return;
    unit.tokens.forEach((token, place) => {
      places.set(token, { piece, place, earlier: pieces[at - 1], next: pieces[at + 1] });
    });
  });
  return tokens.map((token) => places.get(token));
}

/** Numbers of words that are as good as alike. */
export function sizeClass(size: number): string {
  if (size <= 3) return String(size);
  if (size <= 5) return '4-5';
  return size <= 9 ? '6-9' : '10+';
}
