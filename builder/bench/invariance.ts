import type { ApplicationModel } from '@tessera/shared/contracts';
import { tokenise } from '../src/language/tokenise';
import type { Entry } from './corpus';
import { likeness } from './names';

/** The same meaning in other words (READ-01): every way gives the same model, up to one mended letter in a name. */

export interface Variant {
  readonly name: string;
  readonly change: (prompt: string, turn: number, entry: Pick<Entry, 'meant'>) => string | undefined;
}

const OPENINGS = [
  'Hi there! ',
  'Good morning, I hope you can help. ',
  'So, a bit of background: we have been doing this on paper for years and it is a mess. ',
  'My sister told me about this site. ',
  'Hello team,\n\n',
  'It has been a long week and I am tired of spreadsheets. ',
];
const ENDINGS = [
  ' Thanks a lot!',
  '\n\nCheers',
  ' That would be great.',
  ' Please.',
  ' Nothing fancy.',
  ' Thank you so much in advance!',
];
const WISHES = [
  ' It should work on my phone.',
  ' I would like to be able to search it.',
  ' Dark mode please.',
  ' And let me export everything as CSV.',
];

const pick = <T>(items: readonly T[], turn: number): T => items[turn % items.length] as T;

/** Two neighbouring letters inside a word of six and more, chosen by the turn; never in quotes or capitals. */
function misspell(prompt: string, turn: number): string | undefined {
  const words = [...prompt.matchAll(/(?<![\p{L}\p{N}"'@.])\p{Ll}{6,}(?![\p{L}\p{N}"'@])/gu)];
  const word = words[(turn * 7) % Math.max(words.length, 1)];
  if (!word) return undefined;
  const text = word[0];
  const at = 1 + (turn % (text.length - 3));
  if (text[at] === text[at + 1]) return undefined;
  const swapped = text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  return prompt.slice(0, word.index) + swapped + prompt.slice(word.index + text.length);
}

/**
 * Behind the last row of a table, or the last item of a list, a new line begins: words in the same line would be of that row, or of
 * that item, and mean something else.
 */
function joined(prompt: string, end: string, mark = ''): string {
  const last = prompt.slice(prompt.lastIndexOf('\n') + 1);
  const isRow = /\t|\|.*\||;.*;.*;/.test(last) || /^\s*(?:[-*•]|\d{1,2}[.)])\s/.test(last);
  if (isRow) return `${prompt}\n${end.trim()}`;
  return (/[.!?]$/.test(prompt) ? prompt : prompt + mark) + end;
}

/** A header of a table begins its line for the same reason. */
const openedBy = (opening: string, prompt: string) =>
  /^[^\n]*(?:\t|\|.*\|)/.test(prompt) ? `${opening.trim()}\n\n${prompt}` : opening + prompt;

/**
 * Whether a list is cut within the answers of one field: 'stage = asked, quoted, done' in three items says that there are three fields,
 * and who reads it so is right.
 */
function cutsAnswers(items: readonly string[], meant: Entry['meant']): boolean {
  const options = meant.flatMap(({ fact }) =>
    fact.kind === 'record' ? fact.fields.flatMap(({ types }) => types.map((type) => type.options ?? [])) : [],
  );
  const isIn = (item: string, label: string) =>
    ` ${item.toLowerCase()} `.includes(` ${label.toLowerCase().trim()} `);
  return options.some((labels) => {
    const holders = items.filter((item) => labels.some((label) => isIn(item, label)));
    return (
      labels.length > 1 &&
      holders.length > 1 &&
      !holders.some((item) => labels.every((label) => isIn(item, label)))
    );
  });
}

/** 'x: a, b, c and d' as bullets. */
function asBullets(prompt: string, meant: Entry['meant']): string | undefined {
  const [, lead, list, rest] =
    /^([^:\n]{3,120}):\s+([^:\n.;()]{10,300}?)(\.\s[\s\S]*|\.?)$/.exec(prompt) ?? [];
  if (lead === undefined || list === undefined || list.split(',').length < 3) return undefined;
  const items = list.split(/,\s*(?:and\s+)?|\s+and\s+(?=[^,]*$)/).map((item) => item.trim());
  if (cutsAnswers(items, meant)) return undefined;
  return `${lead}:\n${items.map((item) => `- ${item}`).join('\n')}\n${(rest ?? '').replace(/^\.\s*/, '')}`.trim();
}

const POINTS_BACK = /^(?:it|they|them|those|these|that|this|one|ones|both|he|she|him|her|such)$/;
const BEGINS_BEHIND = /^(?:also|and|then|so|but|oh|plus|after that|for that|of those|from those)\b/i;
const ELSEWHERE =
  /\b(?:after that|from (?:it|that|those)|those (?:two|three)|the (?:former|latter|first of|second of)|as above)\b/i;

/** Whether a sentence speaks of what another one named: before the other, 'a picture of each one' is of something else. */
function leansBack(sentence: string): boolean {
  if (BEGINS_BEHIND.test(sentence) || ELSEWHERE.test(sentence)) return true;
  const tokens = tokenise(sentence);
  const noun = tokens.findIndex(({ tag }) => tag === 'noun' || tag === 'plural');
  const back = tokens.findIndex(({ key }) => POINTS_BACK.test(key));
  return back >= 0 && (noun < 0 || back < noun);
}

/** Sentences behind the first in another order. */
function reordered(prompt: string): string | undefined {
  const sentences = prompt.match(/[^.!?\n]+[.!?]+(?:\s+|$)/g) ?? [];
  if (sentences.length < 4 || sentences.join('') !== prompt) return undefined;
  const [first = '', ...others] = sentences.map((sentence) => sentence.trim());
  return others.some(leansBack) ? undefined : [first, ...others.reverse()].join(' ');
}

export const VARIANTS: readonly Variant[] = [
  { name: 'opening', change: (prompt, turn) => openedBy(pick(OPENINGS, turn), prompt) },
  { name: 'ending', change: (prompt, turn) => joined(prompt.trimEnd(), pick(ENDINGS, turn)) },
  {
    name: 'wish',
    change: (prompt, turn) => joined(prompt.trim(), pick(WISHES, turn), '.'),
  },
  { name: 'letter', change: misspell },
  { name: 'bullets', change: (prompt, _turn, { meant }) => asBullets(prompt, meant) },
  { name: 'order', change: reordered },
  { name: 'capitals', change: (prompt) => (/"|'\p{Lu}/u.test(prompt) ? undefined : prompt.toLowerCase()) },
  { name: 'spaces', change: (prompt) => prompt.replaceAll(', ', ' ,  ').replaceAll('. ', '.  ') },
];

const signature = (model: ApplicationModel) =>
  model.entities.map((entity) => ({
    name: entity.name.toLowerCase(),
    fields: entity.fields.map(({ name, type }) => ({ name: name.toLowerCase(), type })),
  }));

function isNear(one: string, other: string): boolean {
  if (one === other || likeness(one, other) === 1) return true;
  const sorted = (text: string) => text.split('').sort().join('');
  return sorted(one) === sorted(other);
}

/** Whether two models keep the same, whatever the order. */
export function isSameModel(one: ApplicationModel, other: ApplicationModel): boolean {
  const [a, b] = [signature(one), signature(other)];
  return (
    a.length === b.length &&
    a.every((entity) => {
      const twin = b.find(({ name }) => isNear(name, entity.name));
      return (
        twin?.fields.length === entity.fields.length &&
        entity.fields.every((field) =>
          twin.fields.some(({ name, type }) => type === field.type && isNear(name, field.name)),
        )
      );
    })
  );
}
