import type { Token } from '../../language/token';
import { offeredIn } from '../fields/offered';
import { readField } from '../fields/read-field';
import { wordsOf } from '../rule';
import { unitsOf } from '../text/units';
import { partedIn } from './parted-fields';

/** What a tagger takes for one field, and is one with a mark too many, or several. */

const OPEN = /^[([{]$/;
const CLOSE = /^[)\]}]$/;
const EDGE = /^(?:[,;:•–—-]|and|plus|the|a|an|also)$/;
const CLOSING_EDGE = /^(?:[,;:.•–—-]|and|plus)$/;

/** Brackets that are closed and never opened, or opened and never closed, belong to what is around. */
function withoutLooseBrackets(tokens: readonly Token[]): readonly Token[] {
  const open: number[] = [];
  const loose = new Set<number>();
  tokens.forEach(({ key }, at) => {
    if (OPEN.test(key)) open.push(at);
    else if (CLOSE.test(key) && open.pop() === undefined) loose.add(at);
  });
  for (const at of open) loose.add(at);
  return loose.size === 0 ? tokens : tokens.filter((_token, at) => !loose.has(at));
}

function withoutEdges(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  // 'plus one' is who comes along.
  const isEdge = (at: number) =>
    EDGE.test(tokens[at]?.key ?? '') && !(tokens[at]?.key === 'plus' && tokens[at + 1]?.tag === 'number');
  while (from < to - 1 && isEdge(from)) from += 1;
  while (to > from + 1 && CLOSING_EDGE.test(tokens[to - 1]?.key ?? '')) to -= 1;
  return tokens.slice(from, to);
}

const NOTING = /^(?:note|record|log|track|store|keep|save|enter|know|see|write|list|have)$/;
const BEFORE_NAME = /^(?:article|owner)$/;

/** 'note its name' names the name. */
function withoutVerb(tokens: readonly Token[]): readonly Token[] {
  const [verb, owner, ...rest] = tokens;
  return verb && owner && rest.length > 0 && NOTING.test(verb.key) && BEFORE_NAME.test(owner.tag)
    ? rest
    : tokens;
}

/** Each piece is a field that everybody knows, and the whole names no options. */
function severalIn(tokens: readonly Token[]): (readonly Token[])[] {
  const units = unitsOf(tokens);
  const isList = units.slice(1).every(({ before }) => /^(?:,|;|and|plus)$/.test(before));
  const isSaid = units.some(({ tokens: own }) => own[0]?.tag === 'number');
  if (units.length < 2 || !isList || isSaid || readField(tokens, '')?.draft.options) return [];
  const drafts = units.map(({ tokens: own }) => readField(own, '')?.draft);
  // 'mastered and phone': two kinds of values are two fields.
  const areUnlike = new Set(drafts.map((draft) => draft?.type)).size === units.length;
  const areKnown = drafts.every(
    (draft) => draft !== undefined && (draft.isKnown || (areUnlike && draft.type !== 'text')),
  );
  return areKnown ? units.map(({ tokens: own }) => own) : [];
}

const BEGINS = /^(?:start|begin|beginning|from)$/;
const ENDS = /^(?:end|finish|ending|until)$/;

/** 'start and end' are two moments. */
function bothEnds(tokens: readonly Token[]): (readonly Token[])[] {
  const [start, and, end, more] = tokens;
  const areBoth = start && end && !more && and?.key === 'and' && BEGINS.test(start.key) && ENDS.test(end.key);
  return areBoth ? [[start], [end]] : [];
}

const LONGEST_NAME = 4;
const SAYS_ONE = /^(?:or|either|whether|if|how|what|which|who|when|where|why|e\.g|eg|like|such|in|with)$/;

/** Names behind one another with nothing but commas between, and no word that would make them answers of one question. */
function listIn(tokens: readonly Token[]): (readonly Token[])[] {
  if (
    !tokens.some(({ key }) => key === ',') ||
    tokens.some(({ key }) => SAYS_ONE.test(key) || /[:(/=]/.test(key))
  )
    return [];
  const offered = offeredIn(wordsOf(tokens));
  if (offered && offered.name !== '') return [];
  const units = unitsOf(tokens);
  const areNames = units.every(({ tokens: own }) => own.length > 0 && own.length <= LONGEST_NAME);
  return areNames && units.length > 1 ? units.map(({ tokens: own }) => own) : [];
}

const orWhole = (pieces: readonly (readonly Token[])[], whole: readonly Token[]) =>
  pieces.length > 0 ? pieces : [whole];

/** The stretches of a span that are one field each. */
export function fieldStretches(span: readonly Token[]): readonly (readonly Token[])[] {
  const tokens = withoutVerb(withoutEdges(withoutLooseBrackets(span)));
  const parted = partedIn(tokens);
  if (parted.length > 0) return parted.flatMap((piece) => orWhole(severalIn(piece), piece));
  const ends = bothEnds(tokens);
  const several = ends.length > 0 ? ends : severalIn(tokens);
  return orWhole(several.length > 0 ? several : listIn(tokens), tokens);
}
