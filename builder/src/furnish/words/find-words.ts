import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';

function* partsOf(words: readonly string[], isTold: boolean): Generator<string> {
  for (let start = 0; start < words.length; start += 1) yield words.slice(start).join(' ');
  if (!isTold) return;
  for (let end = words.length - 1; end > 0; end -= 1) yield words.slice(0, end).join(' ');
}

function find<T>(table: ReadonlyMap<string, T>, name: string, isWhole: boolean): T | undefined {
  const words = nameKey(name).split(' ').slice(-MOST_WORDS);
  for (const part of partsOf(words, isWhole)) {
    const found = table.get(part) ?? table.get(singular(part));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** No name that is looked up is longer. */
const MOST_WORDS = 6;

/** What stands for a name of a field: for the whole of it, else for its end. */
export function findByEnd<T>(table: ReadonlyMap<string, T>, name: string): T | undefined {
  return find(table, name, false);
}

/** What stands for records: for the whole noun, its end or its beginning ('book loan', 'plant diary'). */
export function findForNoun<T>(table: ReadonlyMap<string, T>, noun: string): T | undefined {
  return find(table, noun, true);
}
