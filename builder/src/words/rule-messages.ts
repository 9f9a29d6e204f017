import { inSentence } from './casing';
import { capitalise, listOf } from './text';

/** What a person is told whose change a rule refuses, whoever made the rule: words in a chat or the form of a table (MODEL-05). */

interface Named {
  readonly name: string;
}

interface Records extends Named {
  readonly plural: string;
}

export type Sign = '>' | '>=' | '<' | '<=' | '=' | '!=';

const namesOf = (fields: readonly Named[]) => listOf(fields.map(({ name }) => inSentence(name)));

/** 'There is one booking already for this room and date.' */
export const onceMessage = ({ name }: Named, fields: readonly Named[]) =>
  `There is one ${inSentence(name)} already for this ${namesOf(fields)}.`;

/** 'This room is taken at that time.' */
export function clashMessage({ plural }: Records, within: readonly Named[]): string {
  const [first] = within;
  return first
    ? `This ${inSentence(first.name)} is taken at that time.`
    : `No two ${inSentence(plural)} may be at the same time.`;
}

const OF_DATES: Readonly<Record<Sign, string>> = {
  '>': 'has to be after',
  '>=': 'cannot be before',
  '<': 'has to be before',
  '<=': 'cannot be after',
  '=': 'has to be the same as',
  '!=': 'cannot be the same as',
};
const OF_NUMBERS: Readonly<Record<Sign, string>> = {
  '>': 'has to be more than',
  '>=': 'cannot be less than',
  '<': 'has to be less than',
  '<=': 'cannot be more than',
  '=': 'has to be the same as',
  '!=': 'cannot be the same as',
};

/** 'Start has to be before end.' */
export function compareMessage(one: string, sign: Sign, other: string, isOfDates: boolean): string {
  return `${capitalise(one)} ${(isOfDates ? OF_DATES : OF_NUMBERS)[sign]} ${inSentence(other)}.`;
}

/** 'No more than 8 bookings for each day.', 'No more than 1 booking for each day.'; `most` is a number, or what the group itself says. */
export function limitMessage({ name, plural }: Records, most: string, group: readonly Named[]): string {
  const of = namesOf(group);
  const allowed = `No more than ${most} ${inSentence(most === '1' ? name : plural)}`;
  if (of === '') return `${allowed}.`;
  return /^\d+$/.test(most)
    ? `${allowed} for each ${of}.`
    : `There is no room for more ${inSentence(plural)} in this ${of}.`;
}
