import type { ApplicationModel } from '@tessera/shared/contracts';
import { ownRecords } from './own-records';
import { pattern } from '../../words/pattern';
import type { Part } from './part';
import { NAMED_PEOPLE } from './people-nouns';
import { deedsFor, passive } from './passive';
import { next, Phrase, plainWords } from './phrase';
import {
  invitedOnly,
  isOtherWay,
  passwordProtected,
  peopleSignIn,
  signingUp,
  signInUnwanted,
  signInWanted,
} from './sign-in';
import { withOwnAlone } from './groups';
import { saidAnew } from './said-anew';
import { asSignedIn } from './signed-in-text';
import { adjectiveAlone, SAID_OF_TABLES } from './said-of-tables';
import { stopped, whoMay } from './who-may';

/** Without one of these no clause speaks of access: most clauses are looked at no further. */
const SPEAKS = pattern('i')`
  \b(?:only|just|alone|nobody|no[ -]?one|none|every(?:one|body)|any(?:one|body)|whoever|public\w*|visitors?|strangers?|outsiders?
  |people|users?|guests?|viewers?|persons?|others?|else|private|confidential|secret|hidden|(?:un)?lock(?:ed)?
  |(?:read|view|add)[ -]?only|own|each|world|team|staff|my|our|whole|entire|invit\w*|(?:sign|log)(?:s|ged|ed|ging|ing)?[ -]?(?:in|on|up)(?:to|s)?
  |accounts?|authentication|regist\w+|password\w*|rest|restrict|limit|reserve|confine|${NAMED_PEOPLE})\b
`;

/** Whether a text may speak of access at all. */
export const mayBeAccess = (text: string): boolean => SPEAKS.test(text);

const LEAD = next(
  'please',
  'and',
  'but',
  'also',
  'then',
  'so(?: that)?',
  'now',
  'ok',
  'okay',
  'hey',
  'hi',
  'well',
  'actually',
  'oh',
  '(?:yes|no) ,',
  ',',
  'where',
  'that',
  'in which',
  'from now on',
  'in future',
  'by default',
  '(?:can|could|would|will) you(?: please)?',
  '(?:i|we) (?:(?:would|really|just|also) )*(?:want|like|need|wish|prefer)(?: it)?(?: to)?(?: so)?(?: that)?',
  '(?:make|set|have|change|configure) (?:it|this|things|the app|the application)(?: up)? so(?: that)?',
  'make sure(?: that)?',
  'ensure(?: that)?',
  '(?:the|this) (?:app|application|site) (?:should|must|shall) be (?:such|so) that',
  'it (?:should|must|shall|has to|needs to) be so(?: that)?',
  'there should be',
);
const TAIL =
  /(?: ,)? (?:please|thanks|thank you|at all|any ?more|any longer|again|from now on|for now|instead|either|too|as well|though|now|ok|okay|in the app|in it|there|if they want(?: to)?)$/;

function withoutTail(text: string): string {
  let rest = text;
  for (let cut = rest.replace(TAIL, ''); cut !== rest; cut = rest.replace(TAIL, '')) rest = cut;
  return rest;
}

type Reader = (phrase: Phrase, model: ApplicationModel) => Part[] | undefined;

const SIGN_IN: readonly Reader[] = [
  invitedOnly,
  passwordProtected,
  signInUnwanted,
  signInWanted,
  signingUp,
  peopleSignIn,
];

const READERS: readonly Reader[] = [
  ...SIGN_IN,
  ownRecords,
  ...SAID_OF_TABLES,
  stopped,
  whoMay,
  passive,
  deedsFor,
];

const LONGEST = 300;
const POLITE = /^\W*(?:(?:please|hey|hi|hello|ok|and|so)\W+)*(?:can|could|would|will) you\b/i;
const ASKS = /^\W*(?:who|what|which|whose|when|why|how|is|are|do|does|did|am)\b/i;

function isAsked(text: string): boolean {
  if (text.includes('?')) return !POLITE.test(text);
  return ASKS.test(text) && !/^\W*do(?:es)?(?: not|n['’]?t)\b/i.test(text);
}

/**
 * What a clause says of who may do what, where that is all it says (DATA-02, DATA-03).
 *
 * @param text one clause, as it was typed
 * @param isFirst whether it stands in a first prompt, behind what it is about: 'clients, hidden from visitors'
 * @returns its parts; undefined for a clause that speaks of something else, or asks
 */
export function parseAccess(text: string, model: ApplicationModel, isFirst = false): Part[] | undefined {
  if (text.length > LONGEST || !mayBeAccess(text) || isAsked(text)) return undefined;
  const plain = withoutTail(plainWords(text.replaceAll('?', '')));
  return signInWanted(new Phrase(plain)) ?? readPlain(plain, model, isFirst);
}

function readPlain(plain: string, model: ApplicationModel, isFirst: boolean): Part[] | undefined {
  const whole = new Phrase(plain);
  whole.eatAll(LEAD);
  if (isFirst && isOtherWay(whole.text)) return undefined;
  const said = saidAnew(asSignedIn(whole.text));
  // In chat 'only visible to me: orders' would be cut in two.
  for (const read of isFirst ? [...READERS, adjectiveAlone] : READERS) {
    const phrase = new Phrase(said);
    const parts = read(phrase, model);
    if (parts && phrase.ends() && parts.length > 0) return withOwnAlone(parts);
  }
  return undefined;
}
