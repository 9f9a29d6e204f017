import type { Token } from '../../language/token';
import { offeredIn } from '../fields/offered';
import { readField } from '../fields/read-field';
import { wordsOf } from '../rule';

/** Several fields that a tagger took for one with its answers. */

const OPENING = /^[([{]$/;
const CLOSING = /^[)\]}]$/;

/** What stands between commas, semicolons and bars outside of brackets. */
function piecesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (OPENING.test(token.key)) depth += 1;
    if (CLOSING.test(token.key)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /^[,;|]$/.test(token.key)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** What an answer or a remark begins with, and no name: '1 to 5', 'or later', 'optional', 'in km'. */
const NO_NAME =
  /^(?:\d|or\b|and\b|in\b|from\b|as\b|optional|required|mandatory|unique|yes\b|no\b|default|usually|e\.?g|ideally|maybe|just\b|only\b)/i;

/** Whether a piece can be nothing but a field of its own: it says of what kind it is. */
function isFieldAlone(tokens: readonly Token[], isCounted: boolean, isNamed: boolean): boolean {
  const text = wordsOf(tokens);
  if (NO_NAME.test(text) && !/^in or out$/i.test(text)) return false;
  const draft = readField(tokens, '')?.draft;
  if (!draft || (isNamed && offeredIn(text)?.name === '')) return false;
  if (isCounted || draft.isTypeStated || draft.unit !== undefined) return true;
  return draft.isKnown && draft.type !== 'text';
}

const BY_WHOM = /\b(?:by|on|at|until)$/i;

/** 'status: new, planned, submitted by': what ends like this is no answer, and neither is what follows it. */
function laterThanOptions(first: readonly Token[], others: readonly (readonly Token[])[]): number {
  if (!first.some(({ key }) => key === ':')) return 0;
  return others.findIndex((other, at) => at > 0 && BY_WHOM.test(wordsOf(other))) + 1;
}

/** The tokens before a place, without the mark in front of it. */
function options(tokens: readonly Token[], from: Token | undefined): readonly Token[] {
  const at = from === undefined ? tokens.length : tokens.indexOf(from);
  return tokens.slice(0, at).filter((token, index) => index < at - 1 || token.tag !== 'mark');
}

/** 'article, size, price in €': a list of answers holds no amounts, and no list of fields an 'or'. */
function areMeasured(others: readonly (readonly Token[])[], all: readonly Token[]): boolean {
  if (
    all.some(({ key }) => key === 'or' || key === '/') ||
    others.some((other) => NO_NAME.test(wordsOf(other)))
  )
    return false;
  return others.some((other) => {
    const draft = readField(other, '')?.draft;
    const isOffered = draft?.options !== undefined && other.some(({ key }) => key === '(');
    return draft?.unit !== undefined || draft?.currency !== undefined || isOffered;
  });
}

const typedOf = (tokens: readonly Token[]) => {
  const draft = readField(tokens, '')?.draft;
  return draft?.isKnown === true && !draft.options && !/^(?:text|boolean)$/.test(draft.type);
};

/** 'date launched, harbour, phone, with a notes field', 'song, a venue, a rating': several that say what they hold, and no answers among them. */
function areSeveral(pieces: readonly (readonly Token[])[], all: readonly Token[]): boolean {
  if (
    all.some(({ key }) => /^(?:or|\/|[-–—=]|[([{])$/.test(key)) ||
    pieces.slice(1).some((piece) => NO_NAME.test(wordsOf(piece)))
  )
    return false;
  const isSaid =
    pieces.slice(1).some((piece) => /^with an? .+ (?:field|column|box)$/i.test(wordsOf(piece))) ||
    pieces.slice(1).every(([article, name]) => name && /^an?$/.test(article?.key ?? ''));
  return isSaid || pieces.filter(typedOf).length > Math.max(1, pieces.length / 2 - 0.1);
}

function areAlone(
  first: readonly Token[],
  others: readonly (readonly Token[])[],
  all: readonly Token[],
): boolean {
  const draft = readField(first, '')?.draft;
  if (!draft) return false;
  const isCounted = draft.unit !== undefined || draft.type === 'rating' || /\S\/\S/.test(wordsOf(first));
  const isNamed = (offeredIn(wordsOf(all))?.name ?? '') !== '';
  const isField = draft.isKnown || draft.isTypeStated || draft.unit !== undefined;
  return isField && others.every((other) => isFieldAlone(other, isCounted, isNamed));
}

/** 'retired, surface (road, trail)', 'amount, in or out': a field before, and one behind that says itself what it is. */
export function partedIn(tokens: readonly Token[]): (readonly Token[])[] {
  const [first = [], ...others] = piecesOf(tokens);
  if (others.length === 0) return [];
  const after = laterThanOptions(first, others);
  if (after > 0) return [options(tokens, others[after - 1]?.[0]), ...others.slice(after - 1)];
  const isColon = first.some(({ key }) => key === ':' || key === '=');
  const areFields =
    areMeasured(others, tokens) ||
    areAlone(first, others, tokens) ||
    (others.length > 1 && areSeveral([first, ...others], tokens));
  return !isColon && areFields ? [first, ...others] : [];
}
