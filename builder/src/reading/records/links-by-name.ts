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
/** Words of a table in a database: 'employee_id fk', 'sensorId', 'to_warehouse ref'. */
const OF_TABLES = /(?<=[a-z])I[dD]\b|_id\b|\b(?:fk|ref|foreign key)\b/g;
/** What no question for a record gives, whatever the records are called. */
const MOMENT: ReadonlySet<FieldType> = new Set(['date', 'time', 'datetime', 'image']);
const BEHIND = wordList(`
  on in at for from to out used lent hired borrowed booked played needed given sold shown worn present entered
  attending visited chosen involved affected treated inspected tested watered repaired driven flown performed
`);
/** What says of things that they were there; else a participle behind a noun is a yes or no. */
const TAKEN = wordList('used worn shown played present entered performed flown driven');
const WHICH = wordList('which what whose');
const WHO = /^(?:(?:for|from|to|by|with) )?(?:who|whom)\b/i;
const PEOPLE = wordList(`
    person member player guest customer client pupil student child kid friend cousin volunteer driver
    sitter cleaner tutor teacher runner rider climber dancer singer swimmer rower musician patient
    donor owner tenant worker employee helper walker cook reader actor author writer traveller traveler
    neighbour neighbor visitor mentor mentee firefighter angler buyer athlete artist translator
    interpreter nurse doctor therapist resident parent instructor supervisor technician mechanic engineer
    contractor officer crew staff referee judge speaker presenter supplier sponsor debtor delegate applicant
    candidate pilot skipper sailor archer shooter fencer dancer scout leader
  `);
/** 'Taken by': who did it. */
const BY_WHOM = /^(?:[a-z]+(?:ed|en|wn|un|ught|de|ng|id|ld) )?by(?: whom| who)?$/i;
/** Companies sign and accept nothing in a list of our own. */
const COMPANIES = wordList('supplier debtor agency');

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
function beginsWith({ name, type }: Field, head: string): boolean {
  const [first = '', next = '', more] = nameKey(name).split(' ');
  if (singular(first) !== head || !BEHIND.has(next)) return false;
  return LINKABLE.has(type) || (type === 'boolean' && more === undefined && TAKEN.has(next));
}

/** 'sensorId', 'department_id fk' → 'sensor', 'department'. */
const withoutTableWords = (name: string) => name.replace(OF_TABLES, ' ').replaceAll('_', ' ').trim();

/** 'by foster family' and 'for which boat' name the records behind the small word. */
const withoutSmallWord = (name: string) =>
  name.replace(/^(?:by|from|to|for|at|in|with) (?:the )?(?=\S)/i, '');

/** 'helm (a sailor)', 'father (also one of the people in the list)': what is in brackets says whose name it is. */
function isInBrackets(phrase: string, { name, plural }: Entity): boolean {
  const [, inside = ''] = /\(([^()]*)\)/.exec(phrase) ?? [];
  const said = nameKey(inside);
  const words = [name, plural].map(nameKey);
  const isOne = words.some((word) =>
    new RegExp(
      `^(?:an? |one of (?:the|our|my) |from (?:the )?|the |link to (?:the |an? )?)?${word}(?: (?:above|list|table|from above))?$`,
    ).test(said),
  );
  const isAlso = /\b(?:also|both|too|in the list|from the list|from above)\b/.test(said);
  return isOne || (isAlso && words.some((word) => new RegExp(`\\b${word}\\b`).test(said)));
}

interface Said {
  readonly field: Field;
  /** The words that it was said with. */
  readonly phrase: string;
  readonly isStated: boolean;
}

function isLinkTo({ field, phrase, isStated }: Said, target: Entity): boolean {
  const head = headOf(target.name);
  // 'Which picture', where pictures are records.
  if (field.type === 'image') return isWhich(phrase, head);
  if (SEVERAL.test(phrase) && singular(nameKey(field.name).split(' ')[0] ?? '') === head) return true;
  if (isNoLink(field)) return false;
  if (isInBrackets(phrase, target)) return true;
  return (
    !(isStated && field.options !== undefined) && isSaidToLink({ field, phrase, isStated }, target, head)
  );
}

const isNoLink = ({ type, name }: Field) => MOMENT.has(type) || type === 'reference' || FIGURE.test(name);

/** By its name, or as a question for a record. */
function isSaidToLink({ field, phrase, isStated }: Said, target: Entity, head: string): boolean {
  if (LINKABLE.has(field.type) && isNamedLike(field.name, target.name)) return true;
  if (asksFor(phrase, head)) return true;
  const isBare = nameKey(singular(field.name)) === nameKey(target.name);
  return !isStated && (isBare || beginsWith(field, head));
}

const isWhich = (phrase: string, head: string) =>
  new RegExp(`^(?:of )?which ${head}s?$`, 'i').test(phrase.trim());

function isNamedLike(field: string, record: string): boolean {
  if (isSameNoun(field, record)) return true;
  const plain = withoutSmallWord(withoutTableWords(field));
  return plain !== field && plain !== '' && isSameNoun(plain, record);
}

export const isPerson = ({ name }: Entity): boolean => PEOPLE.has(headOf(name));

/** Who does something, where one kind of records are people. */
function peopleFor({ field, phrase }: Said, entity: Entity, others: readonly Entity[]): Entity | undefined {
  const isWho = WHO.test(phrase) || BY_WHOM.test(field.name);
  const isAsked = isWho && (field.type === 'person' || field.type === 'text');
  const isOurs = ({ name }: Entity) =>
    PEOPLE.has(headOf(name)) && (WHO.test(phrase) || !COMPANIES.has(headOf(name)));
  // 'Score: applicant, by whom' is by somebody else.
  const isNamed = ({ name }: Entity) =>
    !WHO.test(phrase) && entity.fields.some((other) => other !== field && isSameNoun(other.name, name));
  const people = isAsked ? others.filter((other) => isOurs(other) && !isNamed(other)) : [];
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
      const target = others.find((other) => isLinkTo(said, other)) ?? peopleFor(said, entity, others);
      if (!target) continue;
      const isPluralAsked = isPlural(field.name) || asksForMany(said.phrase, target.plural);
      result = withLink(result, linked(field, result, target, isPluralAsked));
    }
    return result;
  });
}

/** 'items on it (several)' */
const SEVERAL = /\((?:several|many|multiple|more than one|one or more|any number)\)/i;

/** 'which characters were there' */
function asksForMany(phrase: string, plural: string): boolean {
  const last = nameKey(plural).split(' ').at(-1) ?? '';
  if (SEVERAL.test(phrase)) return true;
  // 'bow (also from the sailors)' is one of them.
  const words = tokenise(phrase.replace(/\([^()]*\)/g, ' '));
  const isOneOf = words.some(({ key }, at) => key === 'of' && WHICH.has(words[at - 1]?.key ?? ''));
  return !isOneOf && headOf(plural) !== last && words.some(({ key }) => key === last);
}
