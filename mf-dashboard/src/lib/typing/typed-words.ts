import type { TypedField, TypedReading, TypedRecord, TypedWish } from '@tessera/builder/typing';

/** What a reading says, in words. */

type FieldType = TypedField['type'];

/** Undefined for plain text, which goes without saying. */
const TYPES: Readonly<Record<FieldType, string | undefined>> = {
  text: undefined,
  longtext: 'long text',
  integer: 'number',
  number: 'number',
  money: 'money',
  percent: 'percent',
  date: 'date',
  time: 'time',
  datetime: 'date and time',
  duration: 'duration',
  boolean: 'yes/no',
  choice: 'choice',
  tags: 'tags',
  email: 'e-mail',
  url: 'link',
  phone: 'phone',
  rating: 'rating',
  color: 'colour',
  image: 'picture',
  person: 'person',
  reference: 'link to a record',
};

const KINDS: Readonly<Record<TypedWish['kind'], string>> = {
  figure: 'Figure',
  view: 'View',
  rule: 'Rule',
  look: 'Look',
  button: 'Button',
  link: 'Link',
  picture: 'Picture',
};

const MOST_OPTIONS = 4;
const MOST_FIELDS = 8;

/** 'Lent on (date)', 'Status (to read, read)' */
export function fieldWords({ name, type, options = [] }: TypedField): string {
  const few = options.length > 0 && options.length <= MOST_OPTIONS ? options.join(', ') : undefined;
  const said = (type === 'choice' ? few : undefined) ?? TYPES[type];
  return said === undefined ? name : `${name} (${said})`;
}

/** The first fields of a record, and how many more there are. */
export function fieldsWords({ fields }: TypedRecord): string {
  const shown = fields.slice(0, MOST_FIELDS).map(fieldWords);
  const more = fields.length - shown.length;
  return [...shown, ...(more > 0 ? [`${String(more)} more`] : [])].join(', ');
}

export const kindWord = ({ kind }: TypedWish): string => KINDS[kind];

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

/** One sentence for those who do not see the strip; empty where there is nothing to tell. */
export function spokenWords({ records, wishes }: TypedReading): string {
  const tables = records.map(
    ({ name, fields }) => `${name ?? 'New fields'}: ${counted(fields.length, 'field', 'fields')}`,
  );
  const more = wishes.length > 0 ? [counted(wishes.length, 'wish', 'wishes')] : [];
  return [...tables, ...more].join('; ');
}
