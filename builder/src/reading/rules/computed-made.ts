import { NUMBERS } from '../meaning/measures';
import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { sentenceCase } from '../../words/casing';
import { isSameName } from '../../words/field-draft';
import { shorten } from '../../words/text';
import { kindsNamed } from '../meaning/about';
import type { Value } from '../meaning/typed';
import { wordsOf, type Outcome } from '../rule';
import type { World } from '../world';
import { nameForValue } from './computed-name';

/** A field that is worked out: the one that is there, or a new one with a sensible name. */

const LEAD =
  /^(?:with|have|let|what|what's|be|is|'s|that|a|an|the|my|our|its|their|his|her|each|every|this|that|these|those|all|column|field|and|also|new|extra|of|for|to|one|us|me|it|just|please)$/;
const TAIL =
  /^(?:that|this|it|which|percent|percentage|please|column|field|box|for|of|on|in|to|itself|automatically|too|also|again|there|as|well|them|me|us)$/;

/** What is said to be worked out, without what only leads to it. */
export function targetWords(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && LEAD.test(tokens[from]?.key ?? '')) from += 1;
  while (to > from && (TAIL.test(tokens[to - 1]?.key ?? '') || tokens[to - 1]?.tag === 'mark')) to -= 1;
  return tokens.slice(from, to);
}

export interface Place {
  readonly entity: Entity;
  readonly value: Value;
}

/** The first kind of record over which the words can be worked out: one that is named, the current one, else the only one. */
export function valueAbout(
  tokens: readonly Token[],
  world: World,
  named: readonly Entity[] = [],
): Place | undefined {
  if (tokens.length === 0) return undefined;
  const likely = [...new Set([...named, world.current])];
  for (const entity of likely) {
    const value = world.value(tokens, entity);
    if (value) return { entity, value };
  }
  const others = [...new Set([...kindsNamed(tokens, world), ...world.model.entities])].filter(
    (entity) => !likely.includes(entity),
  );
  const found = others.flatMap((entity) => {
    const value = world.value(tokens, entity);
    return value ? [{ entity, value }] : [];
  });
  return found[1] && kindsNamed(tokens, world).length === 0 ? undefined : found[0];
}

const ALSO: Partial<Record<FieldType, readonly FieldType[]>> = {
  integer: ['number', 'money', 'percent'],
  number: ['integer', 'money', 'percent'],
  text: ['longtext'],
};

const OF_WORDS_AND_DAYS: ReadonlySet<FieldType> = new Set(['text', 'longtext', 'date', 'datetime']);

/** Whether a field may take the type of a value. */
function canBecome({ type, options, reference }: Field, other: FieldType): boolean {
  const isFree = OF_WORDS_AND_DAYS.has(type) || (NUMBERS.has(type) && NUMBERS.has(other));
  return isFree && options === undefined && reference === undefined;
}

/** The operations that make a field show a value; its type follows the value where it has to. */
export function setOn(field: Field, { value, entity }: Place, world: World): Operation[] | undefined {
  const fits = world.expression(value.code, entity, field);
  const isLoose = field.type === value.type || ALSO[value.type]?.includes(field.type) === true;
  const set = { kind: 'setComputed', field: field.id, computed: fits ?? value.code } as const;
  if (fits !== undefined && isLoose) return [set];
  return canBecome(field, value.type)
    ? [{ kind: 'retypeField', field: field.id, type: value.type, limits: {} }, set]
    : undefined;
}

const idsOf = (code: string) => new Set(code.match(/\bf\d+\b/g) ?? []);

/** 'work it out' says no name. */
const isNameSaid = (said: readonly Token[]): boolean =>
  said.length <= 5 &&
  said.every(({ tag }) => !/^(?:pronoun|question|modal|not)$/.test(tag)) &&
  !/^(?:work|calculate|could|should)$/.test(said[0]?.key ?? '');

/** 'it' is the field that was spoken of last, unless the value is made of it. */
function touchedField(words: readonly Token[], { entity, value }: Place, world: World): Field | undefined {
  return words.some(({ key }) => key === 'it')
    ? entity.fields.find(({ id }) => id === world.touched.field && !idsOf(value.code).has(id))
    : undefined;
}

function shownBy(field: Field, place: Place, world: World): Outcome | undefined {
  const operations = setOn(field, place, world);
  return operations && { operations };
}

/** A new field that shows a value, called just so. */
export const computedAs = (name: string, place: Place, world: World): Outcome | undefined =>
  newField(name, place, world);

/** A field that shows a value, by the name that was said. */
export function computedField(name: readonly Token[], place: Place, world: World): Outcome | undefined {
  const { entity, value } = place;
  const said = targetWords(name);
  const isName = isNameSaid(said);
  const touched = isName ? undefined : touchedField(name, place, world);
  if (touched) return shownBy(touched, place, world);
  const words = isName ? said : [];
  const used = idsOf(value.code);
  const known = words.length > 0 ? exactField(words, entity, used) : undefined;
  if (!known) return newField(wordsOf(words), place, world);
  if (used.has(known.id)) return undefined;
  if (known.computed === value.code) return { already: `${known.name} is worked out so already` };
  return shownBy(known, place, world);
}

/** Its whole name, or the end of it: 'stock value' is not the field 'In stock'. */
function exactField(words: readonly Token[], entity: Entity, used: ReadonlySet<string>): Field | undefined {
  const text = wordsOf(words);
  const exact = entity.fields.find(({ name }) => isSameName(name, text));
  const [longer, more] = entity.fields.filter(
    ({ id, name }) => !used.has(id) && name.toLowerCase().endsWith(` ${text.toLowerCase()}`),
  );
  return exact ?? (more ? undefined : longer);
}

function newField(said: string, { entity, value }: Place, world: World): Outcome | undefined {
  const isPart =
    /\b(?:percent|percentage|rate|share|ratio)\b|%/i.test(said) && /^\S+ \/ \S+$/.test(value.code);
  const type = isPart && (value.type === 'number' || value.type === 'integer') ? 'percent' : value.type;
  const name = shorten(sentenceCase(said === '' ? nameForValue(value, entity, world) : said), 60);
  const twin = entity.fields.find((field) => field.name.toLowerCase() === name.toLowerCase());
  if (twin?.computed === value.code) return { already: `${entity.plural} have ${twin.name} already` };
  if (twin || name === '') return undefined;
  const draft = {
    name,
    type,
    required: undefined,
    phrase: said === '' ? name : said,
    isTypeStated: true,
    areLimitsStated: false,
    isKnown: true,
  };
  const field = `f${String(world.model.next.field)}`;
  return {
    operations: [
      { kind: 'addField', entity: entity.id, draft },
      { kind: 'setComputed', field, computed: value.code },
    ],
  };
}
