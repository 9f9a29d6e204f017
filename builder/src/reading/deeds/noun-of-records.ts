import type { Token } from '../../language/token';
import { markedNoun, nounWords } from '../records/records';
import { wordsOfDeed } from './person';

/**
 * The noun that a tagger took for the name of records, without who does something with them: 'trainers plan workouts' is of workouts.
 * Undefined where it is none. What somebody still types is read by `markedNoun`, as a browser would have to load a list of people.
 */
export function nounOfRecords(tokens: readonly Token[]): string | undefined {
  const named = nounWords(tokens);
  return markedNoun(named.slice(wordsOfDeed(named)));
}
