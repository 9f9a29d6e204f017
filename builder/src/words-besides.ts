import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import type { changeApplication } from './change';
import { shorten } from './words/text';

/** What the words of a message came to, beside the files that came with it. */
export type Asked = ReturnType<typeof changeApplication>;

const NOTHING = {
  modelChanges: [],
  data: { converted: [], archived: [] },
  assumptions: [],
  coverage: [],
  answers: [],
} as const;

/** What the words alone came to; undefined where there were none. */
export function doneByWords(asked: Asked | undefined, model: ApplicationModel) {
  if (asked?.kind !== 'changed') return { ...NOTHING, model };
  return { ...asked, answers: [asked.answer] };
}

/** Words that ask for more than the files say, and were not understood. */
export function notUnderstood(asked: Asked | undefined, words: string): Coverage[] {
  if (asked?.kind !== 'not_understood') return [];
  return [{ phrase: shorten(words, 200), state: 'missing', why: 'This was not understood' }];
}

/** Changes as sentences: 'Field Phone added.' */
export const asSentences = (changes: readonly string[]) =>
  changes.map((change) => `${change.slice(0, 1).toUpperCase()}${change.slice(1)}.`);
