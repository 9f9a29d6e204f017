import type { Token } from '../../language/token';

/** The smallest piece of a sentence that can mean something by itself: what stands between commas, 'and', 'with' … */
export interface Unit {
  readonly tokens: readonly Token[];
  /** What stands before it: ',' ':' 'and' 'with' or '' for the first. */
  readonly before: string;
}

/** Marks between units. A dash and a slash only with spaces around them. */
const MARKS = new Set([',', ';', ':', '–', '—', '|', '→', '•', '.', '!', '?', '=', '->', '=>', '-->', '⇒']);
/** Words that begin another unit and are left out of it. */
const JOINERS = new Set(['and', 'plus', 'but', 'then', 'also']);
/** Words that begin another unit and belong to it. */
const STARTERS = new Set([
  'with',
  'including',
  'having',
  'containing',
  'where',
  'because',
  'so',
  'without',
  'while',
  'whereas',
  'although',
  'though',
]);
const OPEN = new Set(['(', '[', '{']);
const CLOSE = new Set([')', ']', '}']);

function isSpaced(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return (
    before !== undefined &&
    token !== undefined &&
    after !== undefined &&
    token.start > before.end &&
    after.start > token.end
  );
}

/** One value that is said with two words: 'date and time', 'first and last name'. */
function isPair(before: Token | undefined, after: Token | undefined): boolean {
  const pair = `${before?.lemma ?? ''} ${after?.lemma ?? ''}`;
  return /^(?:date time|day time|make model|brand model|first last|first second|term condition|pro con|name surname|city state|town country|start end)$/.test(
    pair,
  );
}

const MAY_STAND_INSIDE = /^(?:-|--|\/)$/;

/** '1–5', '10:30', '2.5' */
const isBetweenNumbers = (tokens: readonly Token[], index: number) =>
  tokens[index - 1]?.tag === 'number' && tokens[index + 1]?.tag === 'number';

/** 'newest first & ring the bell', but 'terms & conditions' is one name. */
const joinsOrders = (tokens: readonly Token[], index: number) =>
  /^(?:verb|article)$/.test(tokens[index + 1]?.tag ?? '') && isSpaced(tokens, index);

function separates(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  if (token.key === 'and' && isPair(tokens[index - 1], tokens[index + 1])) return false;
  if (token.tag === 'mark' && isBetweenNumbers(tokens, index)) return /^[,;|]$/.test(token.key);
  if (MAY_STAND_INSIDE.test(token.key)) return isSpaced(tokens, index);
  if (token.text === '&') return joinsOrders(tokens, index);
  return JOINERS.has(token.key) || (token.tag === 'mark' && MARKS.has(token.key));
}

/** 'with a name' begins something; in 'whom they come with' and 'so that' before a mark the word ends it. */
function starts(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token || !STARTERS.has(token.key) || !after || after.tag === 'mark' || JOINERS.has(after.key))
    return false;
  return !/^(?:not|even|that|as|know|see|is|to|or)$/.test(before?.key ?? '');
}

/** Cuts the tokens of a sentence into units; brackets stay with what stands before them. */
export function unitsOf(tokens: readonly Token[]): Unit[] {
  const units: { tokens: Token[]; before: string }[] = [];
  let current: { tokens: Token[]; before: string } = { tokens: [], before: '' };
  let depth = 0;
  const next = (before: string) => {
    if (current.tokens.length > 0) units.push(current);
    // ', and': what is heavier says more.
    else if (current.before && before === 'and') before = current.before === ',' ? 'and' : current.before;
    current = { tokens: [], before };
  };
  tokens.forEach((token, index) => {
    if (OPEN.has(token.key)) depth += 1;
    if (depth === 0 && separates(tokens, index)) {
      next(token.key);
      return;
    }
    if (depth === 0 && starts(tokens, index) && current.tokens.length > 0) next(token.key);
    current.tokens.push(token);
    if (CLOSE.has(token.key)) depth = Math.max(0, depth - 1);
  });
  next('');
  return units;
}
