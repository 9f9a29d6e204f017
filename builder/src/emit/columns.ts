import type { Entity, Field, FieldType } from '@tessera/shared/contracts';

export const MOST_COLUMNS = 7;
/** The fields that stand right behind the label are what the person named first. */
const NAMED_FIRST = 2;

/** How much a value says at a glance; a way to reach somebody is looked up on the record's own page. */
const RANK: Readonly<Record<FieldType, number>> = {
  rating: 1,
  date: 2,
  datetime: 2,
  choice: 2,
  money: 2,
  percent: 3,
  integer: 3,
  number: 3,
  boolean: 3,
  text: 3,
  reference: 2,
  person: 3,
  duration: 3,
  time: 4,
  tags: 4,
  phone: 5,
  email: 5,
  url: 6,
  longtext: 7,
  color: 7,
  image: 8,
};

/**
 * What the table shows of an entity, in the order of its fields behind the label: at most seven, the most telling
 * ones when there are more. The field that the list is sorted by is always among them.
 */
export function columnsOf(entity: Entity): Field[] {
  const label = entity.fields.find((field) => field.id === entity.labelField) ?? entity.fields[0];
  const others = entity.fields.filter((field) => field !== label);
  const rankOf = (field: Field) => {
    if (field.id === entity.sort.field) return 0;
    return others.indexOf(field) < NAMED_FIRST && RANK[field.type] < RANK.phone ? 1 : RANK[field.type];
  };
  const chosen = new Set([...others].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_COLUMNS - 1));
  return [...(label ? [label] : []), ...others.filter((field) => chosen.has(field))];
}
