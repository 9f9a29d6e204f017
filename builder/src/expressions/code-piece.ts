/** How tightly code holds together, from a condition to a name. */
export const TIGHTNESS = {
  condition: 0,
  fallback: 1,
  or: 2,
  and: 3,
  equality: 4,
  unary: 5,
  primary: 6,
} as const;

/** A piece of compiled code. */
export interface Piece {
  readonly code: string;
  readonly tightness: number;
  /** What stands for nothing where the piece may be undefined, because it lies behind an empty link. */
  readonly fallback?: 'null' | '[]';
  /**
   * Paths that the compiler takes for one certain text where the piece is true. A second comparison of them would be an error
   * of types, though one that somebody may write.
   */
  readonly narrowed?: readonly string[];
  /** The same where it is false. */
  readonly narrowedElse?: readonly string[];
}

export const primary = (code: string): Piece => ({ code, tightness: TIGHTNESS.primary });

/** In parentheses where its place asks for it. */
export function within(piece: Piece, tightness: number): string {
  return piece.tightness < tightness ? `(${piece.code})` : piece.code;
}

/** Never undefined. */
export function settled(piece: Piece): Piece {
  if (piece.fallback === undefined) return piece;
  return {
    code: `${within(piece, TIGHTNESS.or)} ?? ${piece.fallback}`,
    tightness: TIGHTNESS.fallback,
  };
}
