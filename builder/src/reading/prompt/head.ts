import { tokenise } from '../../language/tokenise';
import type { Said } from '../../coverage/claim';
import { lowerWhenShouted, titleCase } from '../../words/casing';
import { isToolInstruction } from '../../words/features';
import { extractQuotedTitle, extractTitle } from '../../words/prompt/extract-title';
import { isRequest, namedBefore, readHead, startEntities } from '../../words/prompt/head';
import { isListedHead } from '../../words/prompt/items';
import { plainSpeech } from '../../words/prompt/plain-speech';
import { readSentences } from '../../words/prompt/sentences';
import { NAMELESS, PromptState } from '../../words/prompt/state';
import type { Subject } from '../../words/subject';
import { cleanText, shorten, unquote } from '../../words/text';

/** What a prompt calls the application and what it keeps, in the sentence that asks for it. */
export interface Head {
  /** A name that was given outright: 'called Riffs'. */
  readonly title?: string;
  /** What the application is said to be: 'a guitar practice journal'. */
  readonly subject?: Subject;
  /** The words that say so. */
  readonly phrase?: string;
  /** What the words that say so are taken for. */
  readonly said: readonly Said[];
  /** The name of what is kept instead, where the kind of application cannot be built: a game keeps scores. */
  readonly standIn?: string;
}

export const NO_HEAD: Head = { said: [] };

const MOST_SENTENCES = 200;

const VERBS = /^(?:verb|verbs|be|have|modal|do|pronoun)$/;
const MOST_NAME_WORDS = 6;

/** 'a reading list with …': a first sentence that begins with what is wanted, and nothing more. */
function isNamePhrase(sentence: string, name: string): boolean {
  const { subject, phrase } = readHead(sentence, name);
  const words = tokenise(phrase);
  return (
    subject.isNamed &&
    subject.isRecordLike &&
    words.length <= MOST_NAME_WORDS &&
    !words.some(({ tag }) => VERBS.test(tag)) &&
    /^\s*(?:with\b|:|\(|including\b|for\b|where\b|$)/i.test(sentence.slice(phrase.length))
  );
}

/** `name` is the title of last resort. */
export function headOf(prompt: string, name: string): Head {
  const state = new PromptState();
  const text = lowerWhenShouted(unquote(cleanText(plainSpeech(prompt))));
  const sentences = readSentences(extractTitle(extractQuotedTitle(text, state), state)).slice(
    0,
    MOST_SENTENCES,
  );
  const asking =
    sentences.find(
      ({ text: said }) => (isRequest(said) || isNamePhrase(said, name)) && !isToolInstruction(said),
    ) ?? sentences.slice(0, 1).find(({ text: said }) => isListedHead(said));
  const titled = state.title === undefined ? {} : { title: state.title };
  if (!asking) return { ...titled, said: state.said };
  const before = namedBefore(asking.text);
  const title = state.title ?? (before && shorten(titleCase(before.name), 60));
  const head = readHead((before?.rest ?? asking.text).replace(/[.!?]+$/, ''), name);
  startEntities(head, state);
  const isUnbuilt = state.said.some(
    (one) => 'state' in one && one.phrase === head.phrase && one.why !== NAMELESS,
  );
  return {
    ...(title !== undefined && { title }),
    ...(head.subject.isNamed && { subject: head.subject, phrase: head.phrase }),
    ...(isUnbuilt && { standIn: state.current.name }),
    said: state.said.filter((one) => !('state' in one && one.why === NAMELESS)),
  };
}
