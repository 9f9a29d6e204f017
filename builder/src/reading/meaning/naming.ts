import type { Entity, Field } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { isAdjective, verbForm } from '../../language/verb-forms';
import { singular } from '../../words/inflect';
import type { World } from '../world';
import { remembered } from '../../language/remembered';
import { wordList } from '../../language/word-list';
import { wordTable } from '../../language/word-table';

/** Which field of a record words mean: by their stems, so that 'expired' finds 'Expires on' and 'beds' finds 'Number of beds'. */

const NOT_PAST =
  /^un(?=(?:available|sent|done|well|safe|free|clear|ready|active|clean|urgent)$)|^in(?=(?:complete|active)$)/;

/** 'unpaid' is 'paid', said the other way round; undefined for a word that only begins so: 'unit'. */
export function withoutUn(word: string): string | undefined {
  const rest = word.startsWith('un') ? word.slice(2).replace(/^-/, '') : '';
  if (verbForm(rest)?.form === 'past') return rest;
  return NOT_PAST.test(word) ? word.replace(/^(?:un|in)/, '') : undefined;
}

/** 'closed' and 'completed', whose verbs are known as adjectives only; 'payed' as it is misspelt. */
function pastOf(word: string): string | undefined {
  if (!/..ed$/.test(word)) return undefined;
  return [word.slice(0, -1), word.slice(0, -2)].find(
    (base) => isAdjective(base) || verbForm(base)?.form === 'verb',
  );
}

/** As people shorten them, in names and in speech. */
const SHORT = wordTable<string>({
  min: 'minimum',
  max: 'maximum',
  qty: 'quantity',
  pct: 'percent',
  temp: 'temperature',
});

function findStem(word: string): string {
  const long = SHORT[word];
  if (long !== undefined) return long;
  const plain = withoutUn(word) ?? word;
  if (/^(?:left|found|felt|saw|ground|being)$/.test(plain)) return plain;
  return verbForm(plain)?.lemma ?? pastOf(plain) ?? singular(plain);
}

/** The same words are looked up for each stretch of a sentence. */
export const stemOf = remembered(findStem);
export const singularOf = remembered(singular);

/** 'insurance' and 'insured', 'delivery' and 'delivered' are of one root. */
export const rootOf = remembered((stem) => {
  const root = stem.replace(/(?:ations?|ions?|ances?|ences?|ments?|ures?|als?|y|e|i)$/, '');
  if (root.length >= 4 || (root.length === 3 && stem.endsWith('ment'))) return root;
  return stem.length > 4 ? stem.replace(/[yei]$/, '') : stem;
});

const SILENT: ReadonlySet<string> = wordList(
  'article be have do modal pronoun owner preposition to and link adverb question mark not',
);
const LIGHT = wordList(
  'date day time number amount field value column one figure box record entry item thing row',
  'get go say mark tick set check',
);

/** No mark. */
const isWord = (key: string) => /[\p{L}\p{N}]/u.test(key);

/** The stems of words that carry meaning. */
export function tellingStems(tokens: readonly Token[]): string[] {
  return tokens
    .filter(({ tag, key }) => (!SILENT.has(tag) || key === 'done' || key === 'unpaid') && isWord(key))
    .map(({ key }) => stemOf(key));
}

export const allStems = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ key }) => isWord(key)).map(({ key }) => stemOf(key));

/** The stems of a name; those of all its words where none of them carries meaning: 'Until'. */
export const nameStems = remembered((name): readonly string[] => {
  const tokens = tokenise(name);
  const telling = tellingStems(tokens);
  return telling.length > 0 ? telling : allStems(tokens);
});

export type Accepts = (field: Field) => boolean;
const ANY: Accepts = () => true;

const nameOfKind = (entity: Entity) => [...nameStems(entity.name), ...nameStems(entity.plural)];

interface Scored {
  readonly field: Field;
  readonly score: number;
}

const same = (stem: string) => stem;

function scoreOf(
  field: Field,
  telling: readonly string[],
  all: readonly string[],
  silent: ReadonlySet<string>,
  through = same,
): number {
  const name = nameStems(field.name).map(through);
  const shared = name.filter((stem) => all.includes(stem)).length;
  const extra = telling.filter((stem) => !name.includes(stem) && !silent.has(stem) && !LIGHT.has(stem));
  if (shared === 0 || extra.length > 0) return 0;
  const isTelling = name.some((stem) => all.includes(stem) && !LIGHT.has(stem)) || shared === name.length;
  return isTelling ? shared / name.length : 0;
}

/** The field of the entity that words name, by stems; undefined where two are as near. */
export function likelyField(
  tokens: readonly Token[],
  entity: Entity,
  accepts: Accepts = ANY,
): Field | undefined {
  return likelyBy(tokens, entity, accepts, same) ?? likelyBy(tokens, entity, accepts, rootOf);
}

function likelyBy(
  tokens: readonly Token[],
  entity: Entity,
  accepts: Accepts,
  through: (stem: string) => string,
): Field | undefined {
  const silent = new Set(nameOfKind(entity).map(through));
  const telling = tellingStems(tokens).map(through);
  const all = allStems(tokens).map(through);
  const found = entity.fields
    .filter(accepts)
    .map((field): Scored => ({ field, score: scoreOf(field, telling, all, silent, through) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const [best, next] = found;
  return best && (!next || next.score < best.score) ? best.field : undefined;
}

/** A field of the entity itself: as it is called, else by its stems. */
export function ownField(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  accepts: Accepts = ANY,
): Field | undefined {
  if (tokens.length === 0 || !entity.fields.some(accepts)) return undefined;
  const place = world.field(tokens, entity);
  if (place?.entity.id === entity.id && accepts(place.field)) return place.field;
  return likelyField(tokens, entity, accepts);
}

/** What a value is taken from: `f3`, or `f5.f9` through a link. */
export interface Reference {
  readonly code: string;
  readonly field: Field;
}

/** Own fields first, then those of what a record links to: "the room's seats". */
export function reference(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  accepts: Accepts = ANY,
): Reference | undefined {
  const own = ownField(tokens, entity, world, accepts);
  if (own) return { code: own.id, field: own };
  const through = entity.fields.flatMap((link) => {
    const target =
      link.many === true ? undefined : world.model.entities.find(({ id }) => id === link.reference?.entity);
    const field = target && linkedField(tokens, link, target, accepts);
    return field ? [{ code: `${link.id}.${field.id}`, field }] : [];
  });
  return through.length === 1 ? through[0] : undefined;
}

function linkedField(
  tokens: readonly Token[],
  link: Field,
  target: Entity,
  accepts: Accepts,
): Field | undefined {
  const linkStems = new Set([...nameStems(link.name), ...nameOfKind(target)]);
  const rest = tokens.filter(({ key }) => !linkStems.has(stemOf(key)));
  return rest.length > 0 ? likelyField(rest, target, accepts) : undefined;
}

/** Cuts the name of the kind of record, and what only points at it, off the front. */
const POINTERS = wordList(
  'a an the this that these those it they them its their our my one ones',
  'anything everything something anyone everyone everybody anybody all every each any only just also',
  'if when whenever where which who whose once whatever because there whichever as soon of',
  'record records entry entries item items thing things row rows people',
);

/** The names of a kind of record as they are compared, and the last word of one of several. */
interface KindNames {
  readonly names: readonly string[];
  readonly last: string | undefined;
}

const kinds = new WeakMap<Entity, KindNames>();

function namesOfKind(entity: Entity): KindNames {
  const known = kinds.get(entity);
  if (known) return known;
  const names = [entity.name, entity.plural].map((name) => singular(name.toLowerCase()));
  const last = entity.name.includes(' ') ? entity.name.toLowerCase().split(' ').at(-1) : undefined;
  const found = { names, last };
  kinds.set(entity, found);
  return found;
}

/** The longest run at `from` that is a name of the kind of record; its length. */
export function kindNameAt(tokens: readonly Token[], from: number, entity: Entity): number {
  const { names, last } = namesOfKind(entity);
  const first = singularOf(tokens[from]?.key ?? '');
  if (names.some((name) => name.startsWith(first)))
    for (let size = Math.min(4, tokens.length - from); size > 0; size -= 1) {
      const words = tokens.slice(from, from + size).map(({ key }) => singularOf(key));
      if (names.includes(words.join(' '))) return size;
    }
  // 'sessions' are the practice sessions.
  return first !== '' && first === last ? 1 : 0;
}

/** Without words in front that only point at the records: 'the orders that are paid' → 'are paid'. */
export function withoutPointers(tokens: readonly Token[], entity: Entity): readonly Token[] {
  let at = 0;
  for (;;) {
    const token = tokens[at];
    if (!token) return [];
    const size = kindNameAt(tokens, at, entity);
    const isNamed = size > 0 && at + size < tokens.length && !namesMore(tokens, at, size, entity);
    if (isNamed) at += size;
    else if (POINTERS.has(token.key)) at += 1;
    else return tokens.slice(at);
  }
}

/** 'booking date' names a field and not the bookings. */
function namesMore(tokens: readonly Token[], at: number, size: number, entity: Entity): boolean {
  const text = tokens
    .slice(at, at + size + 1)
    .map(({ key }) => key)
    .join(' ');
  return entity.fields.some(({ name }) => name.toLowerCase().startsWith(text));
}
