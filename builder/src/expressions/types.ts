import type { Field } from '@tessera/shared/contracts';
import type { ModelIndex } from './model-index';
import type { Unit } from './tree';

/** What an expression gives. */
export type Type =
  | { readonly kind: PlainKind }
  /** Only written down: '3 days'. */
  | { readonly kind: 'span'; readonly unit: Unit }
  | { readonly kind: 'option' | 'options'; readonly field: string }
  | { readonly kind: 'record' | 'records'; readonly entity: string };

type PlainKind =
  | 'number'
  /** A number of days, from one date to another. */
  | 'days'
  | 'percent'
  | 'money'
  | 'boolean'
  | 'text'
  | 'texts'
  | 'image'
  | 'date'
  | 'time'
  | 'datetime'
  | 'duration'
  | 'empty';

export type Kind = Type['kind'];

const KINDS: Readonly<Record<Exclude<Field['type'], 'choice' | 'reference'>, PlainKind>> = {
  text: 'text',
  longtext: 'text',
  email: 'text',
  url: 'text',
  phone: 'text',
  person: 'text',
  color: 'text',
  integer: 'number',
  number: 'number',
  rating: 'number',
  money: 'money',
  percent: 'percent',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  duration: 'duration',
  boolean: 'boolean',
  tags: 'texts',
  image: 'image',
};

export function typeOfField(field: Field): Type {
  if (field.type === 'choice') return { kind: field.many === true ? 'options' : 'option', field: field.id };
  if (field.type !== 'reference') return { kind: KINDS[field.type] };
  return { kind: field.many === true ? 'records' : 'record', entity: field.reference?.entity ?? '' };
}

const NAMES: Readonly<Record<PlainKind | 'span', string>> = {
  number: 'a number',
  days: 'a number of days',
  percent: 'a percentage',
  money: 'an amount of money',
  boolean: 'a yes or no',
  text: 'a text',
  texts: 'a list of tags',
  image: 'a picture',
  date: 'a date',
  time: 'a time of day',
  datetime: 'a date with a time',
  duration: 'a duration',
  span: 'a length of time',
  empty: 'nothing',
};

/** A type in a sentence: 'a number', 'a choice'. */
export function typeName(type: Type, { entities }: ModelIndex): string {
  switch (type.kind) {
    case 'option':
      return 'a choice';
    case 'options':
      return 'a list of choices';
    case 'record':
      return `a link to one of the ${entities.get(type.entity)?.plural ?? 'records'}`;
    case 'records':
      return `a list of ${entities.get(type.entity)?.plural ?? 'records'}`;
    default:
      return NAMES[type.kind];
  }
}

export function isList({ kind }: Type): boolean {
  return kind === 'texts' || kind === 'options' || kind === 'records';
}

export function isSameType(left: Type, right: Type): boolean {
  if ('field' in left) return 'field' in right && left.kind === right.kind && left.field === right.field;
  if ('entity' in left) return 'entity' in right && left.kind === right.kind && left.entity === right.entity;
  return left.kind === right.kind;
}
