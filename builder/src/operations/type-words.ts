import type { Field, FieldType } from '@tessera/shared/contracts';
import { listOf } from '../words/text';

const NAMES: Readonly<Record<FieldType, string>> = {
  text: 'text',
  longtext: 'long text',
  integer: 'a whole number',
  number: 'a number',
  money: 'an amount of money',
  percent: 'a percentage',
  date: 'a date',
  time: 'a time',
  datetime: 'a date with time',
  boolean: 'yes or no',
  choice: 'a choice',
  email: 'an email address',
  url: 'a link',
  phone: 'a phone number',
  rating: 'a rating',
  duration: 'a duration',
  tags: 'tags',
  color: 'a colour',
  image: 'a picture',
  person: 'a person',
  reference: 'a link',
};

/** 'a whole number', 'a rating from 1 to 5', 'a choice of Open and Closed'. */
export function typeInWords(field: Pick<Field, 'type' | 'options' | 'min' | 'max' | 'unit'>): string {
  const name = NAMES[field.type];
  if (field.type === 'choice')
    return `${name} of ${listOf((field.options ?? []).map((option) => option.label))}`;
  if (field.type === 'rating') return `${name} from ${String(field.min ?? 1)} to ${String(field.max ?? 5)}`;
  return field.unit ? `${name} in ${field.unit}` : name;
}

/** The sentence that tells of a guessed type, without its full stop. */
export const typeGuess = (field: Pick<Field, 'name' | 'type' | 'options' | 'min' | 'max' | 'unit'>) =>
  `${field.name} is ${typeInWords(field)}`;
