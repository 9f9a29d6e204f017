import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { tokenise } from '../../../language/tokenise';
import { inSentence } from '../../../words/casing';
import { isNearly } from '../../../words/fuzzy';
import { COMMON_WORDS } from '../../../words/lists/grammar';
import { wordsOf } from '../../../words/text';
import { readMessage } from '../read-message';

const COMMON = new Set(COMMON_WORDS);

const TOLD_BY: readonly Field['type'][] = ['choice', 'person', 'reference', 'text'];

/** Figures and orders of one kind of record, by the names of its fields. */
function figuresOf({ plural, fields, labelField }: Entity): string[] {
  const kind = inSentence(plural);
  return fields.flatMap(({ id, name, type }) => {
    const field = inSentence(name);
    if (TOLD_BY.includes(type) && id !== labelField) return [`Show how many ${kind} there are by ${field}`];
    if (type === 'money' || type === 'duration') return [`Show the total ${field} of all ${kind}`];
    return type === 'date' || type === 'datetime' ? [`Show a chart of ${kind} per month`] : [];
  });
}

const REMOVING = /\b(?:remove|delete|drop|hide|without|rid)\b/i;
const RENAMING = /\b(?:rename|call|called|name|named)\b/i;

function candidates(model: ApplicationModel, message: string): string[] {
  const entity = model.entities[0];
  if (!entity) return [];
  const result = model.entities.flatMap(figuresOf);
  const [isRemoving, isRenaming] = [REMOVING.test(message), RENAMING.test(message)];
  for (const field of model.entities.flatMap((item) => item.fields)) {
    const name = inSentence(field.name);
    result.push(
      `Sort by ${name}`,
      `Make ${name} required`,
      `Make ${name} optional`,
      ...(isRenaming ? [`Rename ${name} to ${name} details`] : []),
      ...(isRemoving ? [`Remove ${name}`] : []),
    );
    if (field.type === 'text') result.push(`Turn ${name} into long text`);
    if (field.type === 'choice') result.push(`Add an "Other" option to ${name}`);
  }
  const one = inSentence(entity.name);
  result.push(
    `Add a rating from 1 to 5`,
    `Add a notes field to ${one}`,
    `Add a due date`,
    `Add a status with options open and closed`,
    'Use the dark theme',
    'Use the light theme',
    'Make the accent green',
    'Make the accent orange',
    'Show as cards',
    'Show as a list',
    'Show as a table',
    'Show newest first',
    'Reverse the order',
    `The title should be My ${inSentence(entity.plural)}`,
  );
  return result;
}

function likeness(words: readonly string[], candidate: string): number {
  const own = wordsOf(candidate).filter((word) => !COMMON.has(word));
  const hits = words.filter((word) => own.some((other) => isNearly(word, other))).length;
  return hits / Math.max(1, own.length) + hits;
}

const ASKS_FIGURE =
  /\b(?:who|whose|which|how many|how much|how often|most|least|count|number of|compar\w+|chart|graph|total|sum|average|statistics?|stats|per|each)\b/i;

/** What is asked for in other words is nearer than any other order with the same names. */
const NEARER: readonly (readonly [asked: RegExp, offered: RegExp, by: number])[] = [
  [ASKS_FIGURE, /^Show (?:how many|the total)/, 1.5],
  [ASKS_FIGURE, /^Show a chart/, 0.5],
  [REMOVING, /^Remove/, 1],
  [RENAMING, /^Rename/, 1],
];

const asksAlike = (message: string, candidate: string) =>
  NEARER.reduce(
    (sum, [asked, offered, by]) => (asked.test(message) && offered.test(candidate) ? sum + by : sum),
    0,
  );

/** Ways to say 'add' that are worth trying for a message's own nouns. */
function fromWords(words: readonly string[], message: string): string[] {
  if (REMOVING.test(message)) return [];
  const nouns = new Set(
    tokenise(message).flatMap(({ key, tag }) => (/^(?:noun|plural)$/.test(tag) ? [key] : [])),
  );
  return words
    .filter((word) => /^[a-z]{4,20}$/.test(word) && nouns.has(word))
    .slice(0, 3)
    .map((word) => `Add ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} field`);
}

/** Whether the reader understands all of the message, and it would change the model. */
export function changes(model: ApplicationModel, message: string): boolean {
  const { clauses } = readMessage(model, message, {});
  return clauses.length > 0 && clauses.every(({ fate }) => fate.kind === 'done' && fate.refused.length === 0);
}

/** Three messages close to the one that was not understood; each would really change this model. */
export function suggest(model: ApplicationModel, message: string): string[] {
  const words = [...new Set(wordsOf(message))].filter((word) => !COMMON.has(word)).slice(0, 40);
  const scored = [
    ...candidates(model, message).map((text) => ({
      text,
      score: likeness(words, text) + asksAlike(message, text),
    })),
    ...fromWords(words, message).map((text, index) => ({ text, score: 0.5 - index * 0.1 })),
  ].sort((a, b) => b.score - a.score);
  const result: string[] = [];
  const kinds = new Set<string>();
  const take = (isStrict: boolean) => {
    for (const { text, score } of scored) {
      const kind = text.split(' ')[0] ?? '';
      if (result.length >= 3) return;
      // Three ways to remove something are one idea; unrelated ones should differ in kind.
      if (
        result.includes(text) ||
        (isStrict && kinds.has(kind)) ||
        (isStrict && score < 1 && /^(?:Remove|Rename)/.test(text))
      )
        continue;
      if (!changes(model, text)) continue;
      kinds.add(kind);
      result.push(text);
    }
  };
  take(true);
  take(false);
  return result;
}
