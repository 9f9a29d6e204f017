import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { byPeriod, groupOf, isGroup, linkTo, ofField, type By } from '../figures/groups';
import type { Period } from '../figures/words';
import { entityNamed } from '../figures/names';
import { isSameWord, stems } from '../../words/stems';
import { singular } from '../../words/inflect';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { optionsInName } from './guessed-types';
import { EMPTY, LIKE_PERIODS, PERSON, PERSON_NAMES } from './metric-words';

/** What a figure is told apart by, also where it is called by a part of its name, by a synonym or by who it is. */

export interface Group {
  readonly by: By;
  readonly field: Field;
  readonly rest: readonly Token[];
}

const isPlain = ({ type, many }: Field) => type !== 'longtext' || many === true;

/** Whoever a record names: a person, else a link or a text that is called so. */
export function personField({ fields }: Entity, doing: readonly Token[] = []): Field | undefined {
  const people = fields.filter(({ type }) => type === 'person');
  const named = fields.filter(
    ({ type, name }) => /^(?:text|reference|choice)$/.test(type) && PERSON_NAMES.test(name),
  );
  const links = fields.filter(({ type }) => type === 'reference');
  const done = doing.map((token) => fieldBy(token, named)).find((field) => field !== undefined);
  return people[0] ?? done ?? named.find(({ name }) => /\bwho\b/i.test(name)) ?? named[0] ?? links[0];
}

const sayStem = (word: string) =>
  word.length > 5 ? word.replace(/(?:ers?|ors?|ing|ed|es|s|y|ies)$/, '') : word;

/** The field of which a word stands in its name; the shortest name where several have it. */
export function fieldBy(token: Token, fields: readonly Field[]): Field | undefined {
  const words = [token.key, token.lemma, singular(token.key)];
  const isSaid = (name: string) =>
    stems(name).some((stem) =>
      words.some((word) => word === stem || (word.length > 3 && isSameWord(sayStem(word), sayStem(stem)))),
    );
  return fields.filter(({ name }) => isSaid(name)).sort((a, b) => a.name.length - b.name.length)[0];
}

/** A table that links to this one, or is this one: its records by what they are called. */
function entityGroup(words: readonly Token[], entity: Entity, world: World): Field | undefined {
  const other = entityNamed(wordsOf(words), world);
  if (!other) return undefined;
  return other.id === entity.id
    ? entity.fields.find(({ id }) => id === entity.labelField)
    : (linkTo(entity, other) ??
        fieldBy(
          words[0] as Token,
          entity.fields.filter(({ type }) => type === 'text'),
        ));
}

const telling = ({ key, tag }: Token) => !EMPTY.has(key) && tag !== 'mark' && tag !== 'article';

function looseField(token: Token, entity: Entity, world: World, doing: readonly Token[]): Field | undefined {
  const fields = entity.fields.filter(
    (field) => isGroup(field) && isPlain(field) && field.type !== 'boolean',
  );
  const own = fieldBy(token, fields);
  if (own) return own;
  if (PERSON.has(token.lemma)) return personField(entity, doing);
  const named = entityGroup([token], entity, world);
  if (named || entityNamed(token.text, world)) return named;
  return /(?:er|or|ist|ant|ee)$/.test(token.lemma) ? personField(entity, doing) : undefined;
}

const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];

/** 'per summer' where nothing of the application is called so. */
function periodGroup({ lemma }: Token, entity: Entity): Group | undefined {
  const like = /^(?:session|occasion|date)$/.test(lemma) ? 'day' : (LIKE_PERIODS.get(lemma) ?? lemma);
  const period = PERIODS.find((one) => one === like);
  const by = period && byPeriod(period, entity);
  const field = by && fieldOf(entity, by.field);
  return by && field && { by, field, rest: [] };
}

const fieldOf = ({ fields }: Entity, id: string) => fields.find((field) => field.id === id);

const KIND = /^(?:kind|sort|type)$/;
const kindField = ({ fields }: Entity) =>
  fields.find(
    ({ type, name }) => /^(?:text|choice)$/.test(type) && /\b(?:kind|type|sort|category)\b/i.test(name),
  ) ??
  fields.find(({ type }) => type === 'choice') ??
  fields.find(({ type, name }) => type === 'text' && optionsInName(name).length > 0);

/** The longest beginning of the words that names a group, and what stands behind it. */
export function metricGroup(
  words: readonly Token[],
  entity: Entity,
  world: World,
  doing: readonly Token[] = [],
): Group | undefined {
  return (
    doerGroup(words, entity, world, doing) ??
    exactGroup(words, entity, world) ??
    looseGroup(words, entity, world, doing)
  );
}

/** 'per person' is whoever does it: which of several, the verb says. */
function doerGroup(
  words: readonly Token[],
  entity: Entity,
  world: World,
  doing: readonly Token[],
): Group | undefined {
  const [first] = words;
  const isPerson = first !== undefined && words.length < 3 && PERSON.has(first.lemma);
  const doer = isPerson ? looseField(first, entity, world, doing) : undefined;
  return doer && { by: ofField(doer), field: doer, rest: words.slice(1) };
}

function exactGroup(words: readonly Token[], entity: Entity, world: World): Group | undefined {
  const known = groupOf(words, entity, world);
  const field = known && fieldOf(entity, known.by.field);
  return known && field && { ...known, field };
}

function looseGroup(
  words: readonly Token[],
  entity: Entity,
  world: World,
  doing: readonly Token[],
): Group | undefined {
  const said = words.filter(telling);
  if (said.length === 0) {
    const isKind = words.some(({ lemma }) => KIND.test(lemma));
    const field = isKind ? kindField(entity) : personField(entity, doing);
    return field && { by: ofField(field), field, rest: [] };
  }
  for (const token of said.slice(0, 3)) {
    const field = looseField(token, entity, world, doing);
    if (field) return { by: ofField(field), field, rest: words.slice(words.indexOf(token) + 1) };
    const period = periodGroup(token, entity);
    if (period) return period;
  }
  return undefined;
}
