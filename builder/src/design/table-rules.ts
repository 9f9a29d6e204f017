import {
  MOST_OF_MESSAGE,
  type Entity,
  type Field,
  type FieldType,
  type UntoldRule,
} from '@tessera/shared/contracts';
import { inSentence } from '../words/casing';
import { clashMessage, compareMessage, limitMessage, onceMessage } from '../words/rule-messages';

/** What the form of a table needs to know of its rules before they are sent (SCR-14). */

type Kind = Pick<Field, 'type' | 'many'>;

const MOMENTS: ReadonlySet<FieldType> = new Set(['date', 'datetime', 'time']);
const NUMBERS: ReadonlySet<FieldType> = new Set(['integer', 'number', 'rating']);
const APART: ReadonlySet<FieldType> = new Set(['money', 'percent', 'duration']);
const NOT_COMPARED: ReadonlySet<FieldType> = new Set(['image', 'tags', 'longtext']);

/** Whether records can be held against each other by it. */
export const canBeShared = ({ type, many }: Kind) => many !== true && !NOT_COMPARED.has(type);

/** Whether it says when something begins or ends. */
export const isMoment = ({ type }: Kind) => MOMENTS.has(type);

/** Whether one value of it comes before another. */
export const canBeOrdered = ({ type, many }: Kind) =>
  many !== true && (MOMENTS.has(type) || NUMBERS.has(type) || APART.has(type));

/** Whether the values of two columns can stand in one order. */
export function areAlike(one: Kind, other: Kind): boolean {
  return one.type === other.type || (NUMBERS.has(one.type) && NUMBERS.has(other.type));
}

/** A column as a message names it. */
interface Column {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType;
}

/** What a person is told whose change a rule refuses, where nobody chose words: those that a chat would choose. */
export function ruleMessage(
  entity: Pick<Entity, 'name' | 'plural'>,
  columns: readonly Column[],
  rule: UntoldRule,
): string {
  const words = wordsOf(entity, columns, rule);
  // Of columns with long names.
  return words.length <= MOST_OF_MESSAGE ? words : `This breaks a rule of ${inSentence(entity.plural)}.`;
}

function wordsOf(
  entity: Pick<Entity, 'name' | 'plural'>,
  columns: readonly Column[],
  rule: UntoldRule,
): string {
  const named = (ids: readonly string[]) => ids.flatMap((id) => columns.find((one) => one.id === id) ?? []);
  switch (rule.kind) {
    case 'unique':
      return onceMessage(entity, named(rule.fields));
    case 'order': {
      const [first, second] = named([rule.first, rule.second]);
      const isOfDates = first !== undefined && isMoment(first);
      return compareMessage(first?.name ?? '', rule.isStrict ? '<' : '<=', second?.name ?? '', isOfDates);
    }
    case 'noOverlap':
      return clashMessage(entity, named(rule.within));
    case 'limit':
      return limitMessage(entity, String(rule.most), named(rule.within));
  }
}
