import { CULTURE_WORDS } from './culture';
import { LIVING_WORDS } from './living';
import { PEOPLE_WORDS } from './people';
import { PLACE_WORDS } from './places';
import { readWords } from './read-words';
import { THING_WORDS } from './things';
import { WORK_WORDS } from './work';

/** What records and fields of a noun are called in samples. */
export const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [PEOPLE_WORDS, PLACE_WORDS, THING_WORDS, WORK_WORDS, CULTURE_WORDS, LIVING_WORDS].flatMap(readWords),
);

const wordsOf = (noun: string) => WORDS.get(noun) ?? [];

export const PEOPLE = wordsOf('person');
export const NOTES = wordsOf('notes');
