import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import { wordList } from '../../language/word-list';
import { pickLabel } from '../../model/make-entity';
import { isSameName, type FieldDraft } from '../../words/field-draft';
import { isPlural, singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import type { RecordReading } from './records';

/** Fields that name another kind of record point at its records: 'band', 'which band', 'instrument on loan', 'who paid'. */

/** 'Family' of a guest is the host family. */
export function isSameNoun(field: string, record: string): boolean {
  const [one, other] = [nameKey(singular(field)), nameKey(singular(record))];
  if (one === other || other.endsWith(` ${one}`)) return true;
  return one.endsWith(` ${other}`) && one.split(' ').length === 2;
}

/** 'max students' and 'students present' are figures, and so is what has a unit. */
const FIGURE =
  /^(?:max|min|maximum|minimum|number|no|total|count|available|free|spare|expected|planned)\b|\b(?:max|min|count|total|number|limit|fee|price|rate)$/i;

/** Whether a field may be a link: what has answers or limits of its own is none. */
export function mayLink({
  name,
  options,
  isTypeStated,
  type,
}: Pick<FieldDraft, 'name' | 'options' | 'isTypeStated' | 'type'>): boolean {
  return !FIGURE.test(name) && !MOMENT.has(type) && !(isTypeStated && options !== undefined);
}

/** What a field is taken for by its name alone, and may be a link instead. */
const LINKABLE: ReadonlySet<FieldType> = new Set(['text', 'person', 'choice', 'integer', 'longtext', 'tags']);
/** What no question for a record gives, whatever the records are called. */
const MOMENT: ReadonlySet<FieldType> = new Set(['date', 'time', 'datetime', 'image']);
const BEHIND = wordList(
  'on in at for from to out used lent hired borrowed booked played needed given sold shown',
);
const WHICH = wordList('which what whose');
const WHO = /^(?:(?:for|from|to|by|with) )?(?:who|whom)\b/i;
const PEOPLE = wordList(`
    person member player guest customer client pupil student child kid friend cousin volunteer driver
    sitter cleaner tutor teacher runner rider climber dancer singer swimmer rower musician patient
    donor owner tenant worker employee helper walker cook reader
  `);

const headOf = (name: string): string => singular(nameKey(name).split(' ').at(-1) ?? '');

/** 'which of the bands', 'what crops were on sale' */
export function asksFor(phrase: string, head: string): boolean {
  const words = tokenise(phrase).filter(({ tag }) => tag !== 'mark');
  const at = words.findIndex(({ key }) => WHICH.has(key));
  return (
    at >= 0 && words.slice(at + 1, at + 5).some(({ key, lemma }) => lemma === head || singular(key) === head)
  );
}

/** 'instrument on loan', 'objects lent' */
function beginsWith(name: string, head: string): boolean {
  const [first = '', next = ''] = nameKey(name).split(' ');
  return singular(first) === head && BEHIND.has(next);
}

interface Said {
  readonly field: Field;
  /** The words that it was said with. */
  readonly phrase: string;
  readonly isStated: boolean;
}

function isLinkTo({ field, phrase, isStated }: Said, target: Entity): boolean {
  if (MOMENT.has(field.type) || field.type === 'reference' || FIGURE.test(field.name)) return false;
  if (isStated && field.options !== undefined) return false;
  if (isSameNoun(field.name, target.name) && LINKABLE.has(field.type)) return true;
  const head = headOf(target.name);
  if (asksFor(phrase, head)) return true;
  const isBare = nameKey(singular(field.name)) === nameKey(target.name);
  return !isStated && (isBare || (beginsWith(field.name, head) && LINKABLE.has(field.type)));
}

/** Who does something, where one kind of records are people. */
function peopleFor({ field, phrase }: Said, others: readonly Entity[]): Entity | undefined {
  const isAsked = WHO.test(phrase) && (field.type === 'person' || field.type === 'text');
  const people = isAsked ? others.filter(({ name }) => PEOPLE.has(headOf(name))) : [];
  return people.length === 1 ? people[0] : undefined;
}

/** The list on the other side: the records, and as what they are linked where there are two such lists. */
function inverseOf(from: Entity, to: Entity, name: string): string {
  const isTaken = from.fields.some(({ reference }) => reference?.entity === to.id);
  return (isTaken ? `${from.plural} by ${nameKey(name)}` : from.plural).slice(0, 60);
}

/** A field as a link to the records of `target`. */
export function linked(field: Field, entity: Entity, target: Entity, many = isPlural(field.name)): Field {
  const { options: _options, min: _min, max: _max, unit: _unit, ...rest } = field;
  const inverse = inverseOf(entity, target, field.name);
  const reference = { entity: target.id, inverse, onDelete: 'clear' as const };
  return { ...rest, type: 'reference', reference, required: false, ...(many && { many: true }) };
}

/** An entity with one of its fields changed; a list of links cannot be its label. */
function withLink(entity: Entity, link: Field): Entity {
  const fields = entity.fields.map((field) => (field.id === link.id ? link : field));
  if (entity.labelField !== link.id || link.many !== true) return { ...entity, fields };
  const label = pickLabel(
    fields.filter(({ many }) => many !== true),
    entity.name,
  );
  return label ? { ...entity, fields, labelField: label.id } : entity;
}

/** The entities with their links; `records` is what was read of each. */
export function linkByName(entities: readonly Entity[], records: readonly RecordReading[]): Entity[] {
  return entities.map((entity, at) => {
    const others = entities.filter((other) => other !== entity);
    let result = entity;
    for (const field of entity.fields) {
      const draft = records[at]?.fields.find(({ name }) => isSameName(name, field.name));
      const said = { field, phrase: draft?.phrase ?? field.name, isStated: draft?.isTypeStated ?? false };
      const target = others.find((other) => isLinkTo(said, other)) ?? peopleFor(said, others);
      if (!target) continue;
      const isPluralAsked = isPlural(field.name) || asksForMany(said.phrase, target.plural);
      result = withLink(result, linked(field, result, target, isPluralAsked));
    }
    return result;
  });
}

/** 'which characters were there' */
function asksForMany(phrase: string, plural: string): boolean {
  const last = nameKey(plural).split(' ').at(-1) ?? '';
  const words = tokenise(phrase);
  const isOneOf = words.some(({ key }, at) => key === 'of' && WHICH.has(words[at - 1]?.key ?? ''));
  return !isOneOf && headOf(plural) !== last && words.some(({ key }) => key === last);
}
