import type { Token } from '../../language/token';

/** A clause cut into what says the condition and what only says that something is wanted: 'over 140 → red', 'once it is full, a tick'. */

const SEPARATORS = /^(?:[,:;=?!.()→⇒—–]|->|=>)$/;
const CONDITION_WORDS = /^(?:if|when|whenever|where|wherever|once|whilst|while)$/;

const isArrow = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.text === '-' && (tokens[at + 1]?.text === '>' || !isBetweenNumbers(tokens, at))) ||
  (tokens[at]?.text === '>' && /^[-=]$/.test(tokens[at - 1]?.text ?? ''));

/** '8-14' and '-5' */
const isBetweenNumbers = (tokens: readonly Token[], at: number) => tokens[at + 1]?.tag === 'number';

const isSeparator = (tokens: readonly Token[], at: number) =>
  SEPARATORS.test(tokens[at]?.text ?? '') || isArrow(tokens, at);

export interface Piece {
  readonly tokens: readonly Token[];
  /** It begins with 'if' or 'when', which is left out. */
  readonly isCondition: boolean;
}

/** The word that begins a condition at a place, in tokens. */
function conditionWord(tokens: readonly Token[], at: number): number {
  if (CONDITION_WORDS.test(tokens[at]?.key ?? '')) return 1;
  const isSoon = tokens[at]?.key === 'as' && tokens[at + 1]?.key === 'soon' && tokens[at + 2]?.key === 'as';
  return isSoon ? 3 : 0;
}

export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: { tokens: Token[]; isCondition: boolean }[] = [{ tokens: [], isCondition: false }];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const size = conditionWord(tokens, at);
    if (size > 0 || isSeparator(tokens, at)) pieces.push({ tokens: [], isCondition: size > 0 });
    else if (token) pieces.at(-1)?.tokens.push(token);
    at += Math.max(size, 1);
  }
  return pieces.filter((piece) => piece.tokens.length > 0);
}

/** Without words of two sets at its ends. */
export function trimmed(
  tokens: readonly Token[],
  atStart: ReadonlySet<string>,
  atEnd: ReadonlySet<string>,
): readonly Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && atStart.has(tokens[from]?.key ?? '')) from += 1;
  while (to > from && atEnd.has(tokens[to - 1]?.key ?? '')) to -= 1;
  return tokens.slice(from, to);
}

/** Two stretches as one condition. */
export function both(one: readonly Token[], other: readonly Token[]): readonly Token[] {
  const [first] = other;
  return first ? [...one, { ...first, key: 'and', lemma: 'and', text: 'and', tag: 'and' }, ...other] : one;
}
