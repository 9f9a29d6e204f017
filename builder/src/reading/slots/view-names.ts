import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { entityNamed, fieldNamed } from '../figures/names';
import { phraseAt, phrases } from '../figures/phrases';
import { likelyField } from '../meaning/naming';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { kindSizeAt } from './view-kinds';

/** Whose records a view is of, and which field it is said to stand on. */

const BY = phrases(
  'by, per, for each, for every, each, grouped by, group by, according to, sorted by, one column per, columns for, column for, on each, for, along, between, across',
);
/** Behind these it is surely said by what. */
const STRICT = phrases('by, per, for each, for every, according to, grouped by');
/** Words that say no field, though one may be called so in part. */
const SILENT = wordList(
  `the a an my our their its it them they this that these those and or of in on as to with for by into from at so i we you me us one ones
  all every each big large little small nice plain simple show see view views show me give want need would like love please everything
  ideal good lovely great be is are can could side which what when where how over time drag move moved stuff last thing things`,
);
const MOST = 5;

const isTelling = (token: Token | undefined) =>
  token !== undefined &&
  !/^(?:article|preposition|pronoun|to|and|mark|be|owner|modal|link|not)$/.test(token.tag) &&
  !SILENT.has(token.key);

/** The field that begins here, and how many words it takes. */
function fieldAt(tokens: readonly Token[], at: number, entity: Entity, world: World) {
  for (let size = Math.min(MOST, tokens.length - at); size > 0; size -= 1) {
    const words = tokens.slice(at, at + size);
    if (!isTelling(words[0]) || !isTelling(words.at(-1))) continue;
    const field = fieldNamed(words, entity, world) ?? (size > 1 ? likelyField(words, entity) : undefined);
    if (field) return { field, size };
  }
  return undefined;
}

export interface Named {
  readonly field: Field;
  readonly entity: Entity;
  readonly isLed: boolean;
}

/** The fields that are named, those behind 'by' before the others. */
export function fieldsNamed(clause: readonly Token[], entity: Entity, world: World): readonly Named[] {
  const tokens = clause.slice(0, 40);
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const skipped = kindSizeAt(tokens, at);
    const place = skipped > 0 ? undefined : fieldAt(tokens, at, entity, world);
    if (place) found.push({ field: place.field, entity, isLed: isLed(tokens, at) });
    at += Math.max(place?.size ?? skipped, 1) - 1;
  }
  return [...found.filter((one) => one.isLed), ...found.filter((one) => !one.isLed)];
}

const isLed = (tokens: readonly Token[], at: number) =>
  [1, 2, 3].some((back) => at >= back && reaches(tokens, at - back, at));

/** 'by', and at most an article before the name. */
function reaches(tokens: readonly Token[], from: number, to: number): boolean {
  const size = phraseAt(tokens, from, BY);
  return (
    size > 0 &&
    tokens
      .slice(from + size, to)
      .every(({ tag, key }) => tag === 'article' || tag === 'owner' || key === 'each') &&
    from + size <= to
  );
}

export interface EntitySaid {
  readonly entity: Entity;
  /** 'a board for each family': not what is shown. */
  readonly isGroup: boolean;
}

/** The kinds of records that are named. */
export function entitiesNamed(clause: readonly Token[], world: World): readonly EntitySaid[] {
  const tokens = clause.slice(0, 40);
  const found: EntitySaid[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (kindSizeAt(tokens, at) > 0 || !isTelling(tokens[at])) continue;
    const size = [3, 2, 1].find((count) => entityOf(tokens.slice(at, at + count), count, world)) ?? 0;
    const entity = size > 0 ? entityOf(tokens.slice(at, at + size), size, world) : undefined;
    if (entity) found.push({ entity, isGroup: isGroup(tokens, at) });
    at += Math.max(size, 1) - 1;
  }
  return found;
}

function entityOf(words: readonly Token[], size: number, world: World): Entity | undefined {
  if (
    words.length < size ||
    !/^(?:noun|plural|quoted|ing|past|adjective|verbs?)$/.test(words.at(-1)?.tag ?? '')
  )
    return undefined;
  const text = wordsOf(words);
  if (/^(?:record|entry|item|row|thing|list|table|page|form)s?$/i.test(text)) return undefined;
  return entityNamed(text, world);
}

const isGroup = (tokens: readonly Token[], at: number) =>
  [1, 2, 3].some((back) => {
    const size = at >= back ? phraseAt(tokens, at - back, STRICT) : 0;
    return size > 0 && size >= back - 1 && size <= back;
  });

const STATES = wordList(
  'status state stage step progress phase stand stands is where far state states stages steps how they it that last thing',
);

/** Says by what, and no field is that: 'by side of the street'. */
export function saysUnknown(clause: readonly Token[]): boolean {
  const at = clause.findIndex((_, index) => phraseAt(clause, index, STRICT) > 0);
  if (at < 0) return false;
  const words = clause.slice(at + phraseAt(clause, at, STRICT));
  return (
    words.some((token) => isTelling(token)) &&
    !words.some(({ key, lemma }) => STATES.has(key) || STATES.has(lemma))
  );
}
