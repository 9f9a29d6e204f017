import type { Entity, Field } from '@tessera/shared/contracts';
import { singular } from '../../words/inflect';
import { inSentence } from '../../words/casing';
import { listOf } from '../../words/text';
import { wordsOfName } from '../names';
import { readDays } from './days-said';

/** What a question says of the records that it means: 'lost', 'not done', 'in May'. */

export type Condition =
  | {
      readonly kind: 'option';
      readonly field: Field;
      readonly options: readonly { readonly id: string; readonly label: string }[];
      readonly isNot: boolean;
    }
  | { readonly kind: 'flag'; readonly field: Field; readonly isSet: boolean }
  | { readonly kind: 'days'; readonly field: Field; readonly days: string };

/** What was read at a place, up to `to`; `from` where it begins before. */
type Found = { readonly from?: number; readonly to: number } & (
  | { readonly condition: Condition }
  | { readonly problem: string }
);

interface Around {
  readonly entity: Entity;
  readonly taken: ReadonlySet<number>;
  readonly ask: string;
}

/** What says that nothing is left to do. */
const DONE =
  /^(?:done|complete|completed|finished|closed|resolved|returned|paid|delivered|ready|cancelled|canceled|collected)$/i;

const startsWith = (words: readonly string[], at: number, name: readonly string[]) =>
  name.length > 0 && name.every((word, index) => singular(words[at + index] ?? '') === word);

/** 'not' right before, and between it and the verb nothing else. */
const isNegated = (words: readonly string[], at: number) => /^(?:not|never)$/.test(words[at - 1] ?? '');

function optionAt(words: readonly string[], at: number, { entity }: Around): Found | undefined {
  const found = entity.fields.flatMap((field) =>
    (field.options ?? []).flatMap((option) => {
      const name = wordsOfName(option.label);
      return startsWith(words, at, name) ? [{ field, option, size: name.length }] : [];
    }),
  );
  const longest = Math.max(0, ...found.map(({ size }) => size));
  const [first, other] = found.filter(({ size }) => size === longest);
  if (!first) return undefined;
  const to = at + longest;
  if (other)
    return {
      to,
      problem: `‘${first.option.label}’ is an option of both ${first.field.name} and ${other.field.name}`,
    };
  const isNot = isNegated(words, at);
  const more = otherOption(words, to, first.field);
  return {
    to: more?.to ?? to,
    ...(isNot && { from: at - 1 }),
    condition: {
      kind: 'option',
      field: first.field,
      options: [first.option, ...(more ? [more.option] : [])],
      isNot,
    },
  };
}

/** 'or lost' behind 'planned'. */
function otherOption(words: readonly string[], at: number, { options = [] }: Field) {
  if (words[at] !== 'or') return undefined;
  const option = options.find(({ label }) => startsWith(words, at + 1, wordsOfName(label)));
  return option && { option, to: at + 1 + wordsOfName(option.label).length };
}

function flagAt(words: readonly string[], at: number, { entity }: Around): Found | undefined {
  const flags = entity.fields.filter(({ type }) => type === 'boolean');
  const field = flags.find(({ name }) => startsWith(words, at, wordsOfName(name)));
  if (!field) return undefined;
  const isNot = isNegated(words, at);
  return {
    to: at + wordsOfName(field.name).length,
    ...(isNot && { from: at - 1 }),
    condition: { kind: 'flag', field, isSet: !isNot },
  };
}

/** What is done in an application, where one field says it. */
function doneIn(entity: Entity, isNot: boolean): Condition | undefined {
  const flags = entity.fields.filter(({ type, name }) => type === 'boolean' && DONE.test(name));
  const choices = entity.fields.filter(({ options = [] }) => options.some(({ label }) => DONE.test(label)));
  const [flag] = flags;
  const [choice] = choices;
  if (flags.length + choices.length !== 1) return undefined;
  if (flag) return { kind: 'flag', field: flag, isSet: !isNot };
  const options = (choice?.options ?? []).filter(({ label }) => DONE.test(label));
  return choice && { kind: 'option', field: choice, options, isNot };
}

/** 'still', 'left', 'open' and 'who did': what is to be done, or was. */
function doneAt(words: readonly string[], at: number, { entity, ask }: Around): Found | undefined {
  const word = words[at] ?? '';
  const isOpen = /^(?:still|left|remaining|open|undone|unfinished|outstanding|pending)$/.test(word);
  const isDone = word === 'did' && /^(?:most|fewest)$/.test(ask);
  if (!isOpen && !isDone) return undefined;
  const isKnownByName = entity.fields.some(({ options = [] }) =>
    options.some(({ label }) => singular(label.toLowerCase()) === word),
  );
  if (isKnownByName) return undefined;
  const condition = doneIn(entity, isOpen);
  const many = inSentence(entity.plural);
  return condition
    ? { to: at + 1, condition }
    : { to: at + 1, problem: `no one field of ${many} says which of them are done` };
}

const LEADS =
  /^(?:in|on|for|from|during|planned|scheduled|due|happening|happen|held|taking|place|coming|up|going)$/;

/** 'in May', 'planned for this week', 'due today': the one date, or the one that is named. */
function daysAt(words: readonly string[], at: number, around: Around): Found | undefined {
  const { entity } = around;
  const dates = entity.fields.filter(
    ({ type, computed }) => /^(?:date|datetime)$/.test(type) && computed === undefined,
  );
  const ofDates = new Set(dates.flatMap(({ name }) => wordsOfName(name)));
  let from = at;
  while (LEADS.test(words[from] ?? '') || ofDates.has(singular(words[from] ?? ''))) from += 1;
  const days = readDays(words, from);
  if (!days) return undefined;
  const lead = words.slice(at, from).map(singular);
  const named = dates.filter(({ name }) =>
    wordsOfName(name).some((word) => lead.includes(word) && word !== 'on'),
  );
  const meant = named.length === 1 ? named : dates;
  const [field, other] = meant;
  const many = inSentence(entity.plural);
  if (!field) return { to: days.to, problem: `${many} have no date` };
  if (other)
    return {
      to: days.to,
      problem: `${many} have several dates, ${listOf(meant.map(({ name }) => name))}, and none was named`,
    };
  return { to: days.to, condition: { kind: 'days', field, days: days.days } };
}

/** What the words from here on say of the records that are meant; undefined where they say nothing of the kind. */
export function readCondition(words: readonly string[], at: number, around: Around): Found | undefined {
  for (const read of [optionAt, flagAt, doneAt, daysAt]) {
    const found = read(words, at, around);
    if (found) return found;
  }
  return undefined;
}

/** 'Status is Lost', 'Done is no', 'Date is in May 2026'. */
export function conditionInWords(condition: Condition): string {
  const { name } = condition.field;
  switch (condition.kind) {
    case 'option': {
      const labels = listOf(
        condition.options.map(({ label }) => label),
        'or',
      );
      return `${name} is ${condition.isNot ? 'not ' : ''}${labels}`;
    }
    case 'flag':
      return `${name} is ${condition.isSet ? 'yes' : 'no'}`;
    case 'days':
      return `${name} is ${condition.days}`;
  }
}
