import type { Entity, Field, FieldType, RuleDraft } from '@tessera/shared/contracts';
import { clashMessage, compareMessage, limitMessage, onceMessage } from '../words/rule-messages';

/** A rule as the form of a table asks for it: what it is about, by the ids of columns (SCR-14). */
export type TableRule =
  /** No two records have the same values in these. */
  | { readonly kind: 'unique'; readonly fields: readonly string[] }
  /** The first comes before the second, or is not more; `isStrict`: they may not be the same. */
  | { readonly kind: 'order'; readonly first: string; readonly second: string; readonly isStrict: boolean }
  /** No two records with the same values in `within` last at the same time. */
  | {
      readonly kind: 'noOverlap';
      readonly start: string;
      readonly end: string;
      readonly within: readonly string[];
      /** Of days: whether the last one is taken, too. */
      readonly isLastTaken: boolean;
    }
  /** At most so many records with the same values in `within`. */
  | { readonly kind: 'limit'; readonly most: number; readonly within: readonly string[] };

type Kind = Pick<Field, 'type'> & { readonly many?: boolean | undefined };

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

/** What a column is called where a message names it. */
interface Column {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType;
}

function messageOf(entity: Pick<Entity, 'name' | 'plural'>, rule: TableRule, columns: readonly Column[]) {
  const named = (ids: readonly string[]) => ids.flatMap((id) => columns.find((one) => one.id === id) ?? []);
  switch (rule.kind) {
    case 'unique':
      return onceMessage(entity, named(rule.fields));
    case 'order': {
      const [first, second] = named([rule.first, rule.second]);
      const sign = rule.isStrict ? '<' : '<=';
      return compareMessage(
        first?.name ?? '',
        sign,
        second?.name ?? '',
        first !== undefined && isMoment(first),
      );
    }
    case 'noOverlap':
      return clashMessage(entity, named(rule.within));
    case 'limit':
      return limitMessage(entity, String(rule.most), named(rule.within));
  }
}

/**
 * The rule of the model for what a form asks; the columns are those of the table, by their ids. `message` is what a person is told whose
 * change is refused: in the words that a chat would choose where nobody chose others.
 */
export function ruleOfTable(
  entity: Pick<Entity, 'name' | 'plural'>,
  columns: readonly Column[],
  rule: TableRule,
  message = messageOf(entity, rule, columns),
): RuleDraft {
  switch (rule.kind) {
    case 'unique':
      return { kind: 'unique', message, fields: [...rule.fields] };
    case 'order':
      return {
        kind: 'check',
        message,
        holds: `${rule.first} ${rule.isStrict ? '<' : '<='} ${rule.second}`,
        field: rule.second,
      };
    case 'noOverlap': {
      const isDay = columns.find(({ id }) => id === rule.end)?.type === 'date';
      const end = isDay && rule.isLastTaken ? `${rule.end} + 1 day` : rule.end;
      return { kind: 'noOverlap', message, start: rule.start, end, within: [...rule.within] };
    }
    case 'limit':
      return { kind: 'limit', message, most: String(rule.most), within: [...rule.within] };
  }
}
