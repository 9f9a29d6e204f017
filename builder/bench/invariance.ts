import type { ApplicationModel } from '@tessera/shared/contracts';
import { likeness } from './names';

/** The same meaning in other words (READ-01): every way gives the same model, up to one mended letter in a name. */

export interface Variant {
  readonly name: string;
  readonly change: (prompt: string, turn: number) => string | undefined;
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

/** 'x: a, b, c and d' as bullets. */
function asBullets(prompt: string): string | undefined {
  const [, lead, list, rest] =
    /^([^:\n]{3,120}):\s+([^:\n.;()]{10,300}?)(\.\s[\s\S]*|\.?)$/.exec(prompt) ?? [];
  if (lead === undefined || list === undefined || list.split(',').length < 3) return undefined;
  const items = list.split(/,\s*(?:and\s+)?|\s+and\s+(?=[^,]*$)/).map((item) => item.trim());
  return `${lead}:\n${items.map((item) => `- ${item}`).join('\n')}\n${(rest ?? '').replace(/^\.\s*/, '')}`.trim();
}

/** Sentences behind the first in another order. */
function reordered(prompt: string): string | undefined {
  const sentences = prompt.match(/[^.!?\n]+[.!?]+(?:\s+|$)/g) ?? [];
  if (sentences.length < 4 || sentences.join('') !== prompt) return undefined;
  const [first = '', ...others] = sentences.map((sentence) => sentence.trim());
  const leansBack = /^(?:it|they|that|this|these|those|also|and|then|he|she|so|but)\b/i;
  return others.some((sentence) => leansBack.test(sentence))
    ? undefined
    : [first, ...others.reverse()].join(' ');
}

export const VARIANTS: readonly Variant[] = [
  { name: 'opening', change: (prompt, turn) => pick(OPENINGS, turn) + prompt },
  { name: 'ending', change: (prompt, turn) => prompt.replace(/\s+$/, '') + pick(ENDINGS, turn) },
  {
    name: 'wish',
    change: (prompt, turn) => `${prompt.trim().replace(/[^.!?]$/, '$&.')}${pick(WISHES, turn)}`,
  },
  { name: 'letter', change: misspell },
  { name: 'bullets', change: asBullets },
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
