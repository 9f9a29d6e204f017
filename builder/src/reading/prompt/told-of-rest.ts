import { BACKGROUND, type Said, type Shortfall } from '../../coverage/claim';
import { findUncovered } from '../../coverage/uncovered';
import { tokenise } from '../../language/tokenise';
import { pattern } from '../../words/pattern';
import { promisedFeature } from '../../words/features';
import { SILENT_WORDS } from '../../words/lists/grammar';
import { wordsOf } from '../../words/text';
import { shortfallsOf, whyMissing } from '../../words/why-missing';
import { isWishing } from '../chat/wishing';

/** What is told of the words that no reader took for anything: nothing of a prompt goes unmentioned. */

const SILENT: ReadonlySet<string> = new Set(SILENT_WORDS);
/** In a stretch of more words, which is a story, the name of a feature asks for nothing. */
const MOST_WORDS = 6;

/** 'We have a garden' tells, and asks for nothing. */
const TELLS = /^(?:i|we|they|he|she|it|there|my|our)\b/i;
const GREETING = /^(?:hi|hello|hey|so|ok|okay|and|please|pls)[\s,!.]+/i;
const ASKS_FOR_ONE = pattern('i')`
  ^(?:
    (?:please |pls |can you |could you |let's |let us )*(?:build|make|create|write|design|set up|give)\b
    |(?:i|we)(?: just| really)?(?:'d| would| am| are|'m|'re)?[ ](?:need|want|like|love|looking for)\b
  )
`;
const AN_APPLICATION =
  /\b(?:app|application|apps|something|anything|tool|table|list|lists|log|tracker|program|database|register|way|place|site|website|system|sheet|spreadsheet|overview)\b/i;
const LONGEST_REQUEST = 16;

/** 'I need something to log', 'pls make an app for my': the request for an application itself. */
const isRequest = (phrase: string) =>
  ASKS_FOR_ONE.test(phrase.replace(GREETING, '')) &&
  AN_APPLICATION.test(phrase) &&
  wordsOf(phrase).length <= LONGEST_REQUEST;

function toldOf(stretch: string): readonly Said[] {
  // A stretch may begin with the comma that parts it from the one before.
  const phrase = stretch.replace(/^[\s,;:.!?-]+/u, '');
  const promised = promisedFeature(phrase.replace(/^[^\p{L}]+/u, ''));
  if (promised) return [{ phrase, asks: 'promise', ...promised }];
  if (isRequest(phrase)) return [{ phrase, asks: 'subject' }];
  if (isWishing(tokenise(phrase))) return shortfallsOf(phrase);
  const isShort = wordsOf(phrase).length <= MOST_WORDS && !TELLS.test(phrase);
  const why = isShort ? whyMissing(phrase) : undefined;
  return [
    why === undefined ? { phrase, state: 'different', why: BACKGROUND } : { phrase, state: 'missing', why },
  ];
}

/** What is told of the talk around a prompt; greetings and thanks are not mentioned. */
export const toldOfTalk = (talk: readonly string[]): Shortfall[] =>
  talk
    .filter((phrase) => wordsOf(phrase).some((word) => !SILENT.has(word)))
    .map((phrase) => ({ phrase, state: 'different', why: BACKGROUND }));

/** `background` are the stretches of a prompt that ask for nothing, `read` what the others were taken for. */
export function toldOfRest(prompt: string, background: readonly string[], read: readonly Said[]): Said[] {
  const known = new Set(read.flatMap(({ phrase }) => wordsOf(phrase)));
  const rest = background
    .filter((phrase) => wordsOf(phrase).some((word) => !known.has(word) && !SILENT.has(word)))
    .flatMap(toldOf);
  const left = findUncovered(prompt, [...read, ...rest]).flatMap((phrase) => shortfallsOf(phrase));
  return [...rest, ...left];
}
