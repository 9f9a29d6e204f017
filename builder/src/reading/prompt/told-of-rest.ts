import type { Said } from '../../coverage/claim';
import { findUncovered } from '../../coverage/uncovered';
import { tokenise } from '../../language/tokenise';
import { promisedFeature } from '../../words/features';
import { SILENT_WORDS } from '../../words/lists/grammar';
import { wordsOf } from '../../words/text';
import { shortfallsOf, whyMissing } from '../../words/why-missing';
import { isWishing } from '../chat/wishing';

/** What is told of the words that no reader took for anything: nothing of a prompt goes unmentioned. */

const SILENT: ReadonlySet<string> = new Set(SILENT_WORDS);
const BACKGROUND = 'Taken as background';
/** In a stretch of more words, which is a story, the name of a feature asks for nothing. */
const MOST_WORDS = 6;

function toldOf(phrase: string): readonly Said[] {
  const promised = promisedFeature(phrase);
  if (promised) return [{ phrase, asks: 'promise', ...promised }];
  if (isWishing(tokenise(phrase))) return shortfallsOf(phrase);
  const isShort = wordsOf(phrase).length <= MOST_WORDS;
  const why = isShort ? whyMissing(phrase) : undefined;
  return [
    why === undefined ? { phrase, state: 'different', why: BACKGROUND } : { phrase, state: 'missing', why },
  ];
}

/** `background` are the stretches of a prompt that ask for nothing, `read` what the others were taken for. */
export function toldOfRest(prompt: string, background: readonly string[], read: readonly Said[]): Said[] {
  const known = new Set(read.flatMap(({ phrase }) => wordsOf(phrase)));
  const rest = background
    .filter((phrase) => wordsOf(phrase).some((word) => !known.has(word) && !SILENT.has(word)))
    .flatMap(toldOf);
  const left = findUncovered(prompt, [...read, ...rest]).flatMap((phrase) => shortfallsOf(phrase));
  return [...rest, ...left];
}
