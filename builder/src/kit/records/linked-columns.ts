import { sumAmounts } from '../calc/money';
import { fieldsOf } from '../data/entity';
import { formatValue } from '../data/format';
import type { Entity, Field, Row, Value } from '../data/types';

/** Beside the name, so many columns are still compact. */
const MOST_COLUMNS = 3;

/** How much a value says at a glance; what is not here says too little, or takes too much room. */
const RANK: Readonly<Partial<Record<Field['type'], number>>> = {
  choice: 1,
  date: 1,
  datetime: 1,
  money: 1,
  duration: 1,
  rating: 2,
  reference: 2,
  boolean: 2,
  integer: 3,
  number: 3,
  percent: 3,
  person: 3,
  time: 3,
  text: 4,
};

/** What a compact list of linked records shows beside their names, in the order of the fields; not the link itself. */
export function linkedColumns(entity: Entity, by: string): readonly Field[] {
  const rankOf = (field: Field) => RANK[field.type] ?? Infinity;
  const others = fieldsOf(entity).filter(
    (field) => field !== entity.label && field !== entity.fields[by] && rankOf(field) < Infinity,
  );
  const chosen = [...others].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_COLUMNS);
  return others.filter((field) => chosen.includes(field));
}

interface Total {
  readonly name: string;
  readonly text: string;
}

/** What amounts and durations come to, where there are any. */
export function totalsOf(entity: Entity, rows: readonly Row[]): readonly Total[] {
  return fieldsOf(entity).flatMap((field) => {
    const total = totalOf(
      field,
      rows.map(({ values }) => values[field.key] ?? null).filter((value) => value !== null),
    );
    return total === null ? [] : { name: field.name, text: formatValue(field, total) };
  });
}

function totalOf(field: Field, values: readonly Value[]): Value {
  if (values.length === 0) return null;
  if (field.type === 'money') return sumAmounts(values.map(String), (amount) => amount);
  if (field.type === 'duration') return values.reduce<number>((sum, value) => sum + Number(value), 0);
  return null;
}
