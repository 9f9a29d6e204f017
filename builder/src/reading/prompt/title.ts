import type { Entity } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import { inSentence } from '../../words/casing';
import { isSameName } from '../../words/field-draft';
import type { Subject } from '../../words/subject';
import { EMPTY_CONTAINERS, TELLING_CONTAINERS } from '../../words/lists/containers';
import { listOf, shorten } from '../../words/text';
import { isCutFromSentence } from '../deeds/person';
import type { Head } from '../head/head';
import { isNameLike } from './name-like';

/** The title of an application. */

const CONTAINERS: ReadonlySet<string> = new Set([...EMPTY_CONTAINERS, ...TELLING_CONTAINERS]);
const CLAUSE = /^(?:verbs|be|have|modal|do|pronoun|link|question)$/;
const MOST_WORDS = 7;
const MOST_NAMED = 3;

const lemmasOf = (text: string) => tokenise(text).map(({ lemma }) => lemma);

const COUNTED =
  /^(?:\d+|one|two|three|four|five|six|some|several) (?:tables|lists|collections|things|sheets|kinds)\b/i;

/** Words of a sentence that is no request may look like a title: one says what it is a list of, or whose records. */
function isTitle({ title }: Subject, isLabel: boolean, entities: readonly Entity[]): boolean {
  const words = tokenise(title);
  if (words.length > MOST_WORDS || COUNTED.test(title) || isCutFromSentence(words)) return false;
  if (isLabel) return !words.some(({ tag }) => CLAUSE.test(tag));
  if (!isNameLike(words)) return false;
  const known = new Set(entities.flatMap(({ name }) => lemmasOf(name)));
  return words.some(({ key, lemma }) => CONTAINERS.has(key) || CONTAINERS.has(lemma) || known.has(lemma));
}

/** What the prompt calls the application; one that only tells its tables is called by them: 'Books and loans'. */
export function titleOf(
  { title, subject, isLabel = false }: Head,
  entities: readonly Entity[],
  name: string,
): string {
  if (title !== undefined) return shorten(title.trim(), 60);
  const plurals = entities.map(({ plural }) => plural);
  const [first = name, ...others] = plurals;
  const isTable = subject !== undefined && plurals.some((plural) => isSameName(plural, subject.title));
  if (subject && !(isTable && others.length > 0) && isTitle(subject, isLabel, entities)) return subject.title;
  if (first === 'Entries') return shorten(name.trim(), 60) || 'My application';
  return shorten(plurals.length > MOST_NAMED ? first : listOf([first, ...others.map(inSentence)]), 60);
}
