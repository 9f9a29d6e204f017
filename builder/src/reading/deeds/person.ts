import type { Token } from '../../language/token';
import { verbForm } from '../../language/verb-forms';
import { wordList } from '../../language/word-list';
import { isPlural, singular } from '../../words/inflect';
import { isKindOfPeople } from '../../words/kinds-beside';
import { PEOPLE } from '../../words/lists/people';
import { pattern } from '../../words/pattern';

/** Words for people, and whether words say what people do. */

const MORE_PEOPLE = wordList(`
  member pupil student friend kid child guest neighbour neighbor resident parent nurse judge guide scout chef cook
  colleague customer client athlete apprentice relative monk nun priest cub brownie cousin aunt uncle
  grandparent grandchild boy girl man woman person adult teenager staff team crew fan dad mum mom
  detective captain clerk pilot vet trainee employee trustee referee mechanic medic paramedic critic surgeon host nanny agent
  analyst architect diplomat delegate candidate lecturer midwife detectorist coroner sheriff cadet recruit poet
`);
const PERSON = pattern('i')`^(?:${PEOPLE}|\w+(?:folk|people|person)s?)$`;
/** They end as people do, and are things. */
const THINGS = wordList(`
  club
  flower order paper computer number letter folder poster offer answer flyer supper dinner corner river border charger heater counter
  layer marker tractor sensor motor monitor mirror door colour color floor plant pant restaurant tumbler
  sticker printer drawer trailer container planner tracker timer reminder calculator
`);

/** Whether a word is one for somebody: 'members', 'a conductor'. */
export function isPerson({ key, tag }: Token): boolean {
  const one = singular(key);
  if (tag === 'mark' || THINGS.has(one)) return false;
  return MORE_PEOPLE.has(one) || isKindOfPeople(one) || PERSON.test(key) || PERSON.test(`${one}s`);
}

/** What an application does with records: behind these words stands no name. */
const ASKED_OF_IT = wordList('highlight show warn remind hide display');
const ENDED = /^(?:preposition|and|article|owner|to)$/;
const OBJECT = /^(?:article|owner|pronoun)$/;

/** How many words of a phrase say who does something, or that it is done: two of 'members taste sauces', one of 'lend tools'. */
export function wordsOfDeed(words: readonly Token[]): number {
  const [first, second, third] = words;
  if (!first || !second) return 0;
  if (third && isPerson(first) && isDone(first, second)) return 2;
  if (third && isOwning(first, second, third)) return 2;
  return isOrdered(first, second) ? 1 : 0;
}

/** 'the orchestra owns 40 instruments' */
const isOwning = (who: Token, verb: Token, object: Token): boolean =>
  who.tag === 'noun' &&
  /^(?:verbs|plural)$/.test(verb.tag) &&
  (object.tag === 'number' || OBJECT.test(object.tag));

/** 'lend tools', 'got a tank': a verb with what it is done to. */
function isOrdered({ tag, key }: Token, object: Token): boolean {
  if (tag === 'verb' && isPlural(object.key)) return true;
  return /^verbs?$/.test(tag) || verbForm(key)?.form === 'past' ? OBJECT.test(object.tag) : false;
}

/** Whether a word says what somebody does: 'members taste', 'a neurologist asked'. */
function isDone(who: Token, { key, tag }: Token): boolean {
  const form = verbForm(key)?.form;
  if (form === 'past') return true;
  return isPlural(who.key) ? form === 'verb' : form === 'verbs' && tag !== 'plural';
}

/** Whether words cannot be a name for something: they say what is done, or begin or end in the middle of a sentence. */
export function isCutFromSentence(words: readonly Token[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return true;
  if (words.some(({ tag }, at) => tag === 'and' && OBJECT.test(words[at + 1]?.tag ?? ''))) return true;
  return (
    ENDED.test(first.tag) ||
    ENDED.test(last.tag) ||
    first.key === 'per' ||
    ASKED_OF_IT.has(first.key) ||
    wordsOfDeed(words) > 0
  );
}
