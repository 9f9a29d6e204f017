import { tokenise } from '../../language/tokenise';
import { BACKGROUND, type Said } from '../../coverage/claim';
import { lowerWhenShouted, titleCase } from '../../words/casing';
import { isToolInstruction } from '../../words/features';
import { readPeopleDo, withoutOpening } from '../deeds/people-do';
import { isCutFromSentence } from '../deeds/person';
import { isNameLike } from '../prompt/name-like';
import { givenTitle } from './given-title';
import { isListedHead } from './listed-head';
import { plainSpeech } from './plain-speech';
import { isRequest, namedBefore, readHead, type HeadReading } from './read-head';
import { readSentences } from './sentences';
import { standInFor } from './unbuilt-kind';
import { readSubject, type Subject } from '../../words/subject';
import { HOLDERS } from '../records/records';
import { cleanText, shorten, unquote } from '../../words/text';

/** What a prompt calls the application and what it keeps, in the sentence that asks for it. */
export interface Head {
  /** A name that was given outright: 'called Riffs'. */
  readonly title?: string;
  /** What the application is said to be: 'a guitar practice journal'. */
  readonly subject?: Subject;
  /** The words that say so. */
  readonly phrase?: string;
  /** They stand in front of what is kept, or ask for an application outright, so they are its name. */
  readonly isLabel?: boolean;
  /** What the words that say so are taken for. */
  readonly said: readonly Said[];
  /** The name of what is kept instead, where the kind of application cannot be built: a game keeps scores. */
  readonly standIn?: string;
}

export const NO_HEAD: Head = { said: [] };

const MOST_SENTENCES = 200;

const VERBS = /^(?:verb|verbs|be|have|modal|do|pronoun)$/;
const MOST_NAME_WORDS = 6;

const BEHIND_NAME = /^\s*(?:with\b|:|;|\(|[-–—] |including\b|for\b|where\b|, (?:each|columns|fields)\b|$)/i;
const BEFORE_FIELDS = /^\s*(?:with\b|:|;|[-–—] |, (?:each|columns|fields)\b)/i;

/** 'a reading list with …': a first sentence that begins with what is wanted, and nothing more. */
function isNamePhrase(sentence: string, name: string): boolean {
  const { subject, phrase } = readHead(sentence, name);
  const words = tokenise(phrase);
  return (
    subject.isNamed &&
    words.length <= MOST_NAME_WORDS &&
    !words.some(({ tag }) => VERBS.test(tag)) &&
    (subject.isRecordLike ? BEHIND_NAME : BEFORE_FIELDS).test(sentence.slice(phrase.length))
  );
}

const NO_SUBJECT =
  /^(?:\d+|okay|right|whats?|next time|time|day|today|saturday|sunday|monday|tuesday|wednesday|thursday|friday)$/i;

/** 'Somebody rings up' and 'Okay' are no names. */
const isPlainName = (title: string) =>
  !NO_SUBJECT.test(title) &&
  !tokenise(title).some(({ tag }) => /^(?:be|have|modal|do|pronoun|link|question|adverb)$/.test(tag));
const isName = (title: string) => isNameLike(tokenise(title)) && !NO_SUBJECT.test(title);

const APPLICATION = /\b(?:app|application|tool|site|website|system|software|program|crm|dashboard)\b/i;

function isLabel(sentence: string, phrase: string, isFirst: boolean): boolean {
  if (APPLICATION.test(phrase)) return true;
  if (!sentence.startsWith(phrase)) return false;
  const rest = sentence.slice(phrase.length).replace(/[.!\s]+$/, '');
  return BEFORE_FIELDS.test(rest) || (isFirst && rest === '' && phrase.includes(' '));
}

/** The sentence that asks for the application, or begins with its name. */
function askingIn<T extends { readonly text: string }>(sentences: readonly T[], name: string): T | undefined {
  const asks = (said: string) => isRequest(said) || isNamePhrase(said, name);
  return (
    sentences.find(({ text }) => asks(text) && !isToolInstruction(text)) ??
    sentences.slice(0, 1).find(({ text }) => isListedHead(text))
  );
}

/** 'I'm the office manager at a school' says who asks, and not for what. */
const SAYS_WHO =
  /^(?:(?:so|hi|hello|hey|well|okay|ok|right)[\s,!]+)*(?:i'm|i am|im|we're|we are|as an?|as the) (?!looking|after|trying|in need)/i;

/** `isOutright`: the words stand as a label, so that they need not look like a title. */
function namedIn(
  { subject, phrase }: Pick<Required<Head>, 'subject' | 'phrase'>,
  isOutright: boolean,
): Pick<Head, 'subject' | 'phrase' | 'isLabel'> {
  if (!subject.isNamed || SAYS_WHO.test(phrase)) return {};
  if (isCutFromSentence(tokenise(subject.title))) return containerIn(subject.title, phrase);
  return (isOutright ? isPlainName : isName)(subject.title) ? { subject, phrase, isLabel: isOutright } : {};
}

const LAST_NOUN = /^.*\s(?:an?|the|my|our)\s+(\S.*)$/i;

/** The diary in 'my neurologist asked for a diary'. */
function containerIn(title: string, phrase: string): Pick<Head, 'subject' | 'phrase' | 'isLabel'> {
  const [, noun = ''] = LAST_NOUN.exec(title) ?? [];
  const last = noun.split(' ').at(-1)?.toLowerCase() ?? '';
  if (!HOLDERS.has(last) && !/^(?:journal|inventory|collection|rota|roster|notebook)$/.test(last)) return {};
  const subject = readSubject(noun, '');
  return subject.isNamed && !isCutFromSentence(tokenise(noun)) ? { subject, phrase, isLabel: true } : {};
}

const bare = (phrase: string) => phrase.trim().replace(/^[\s,;:.-]+|[\s,;:]+$/g, '');

/** What the words that say what the application is come to. */
function saidOf({ subject, phrase }: HeadReading, shortfall: Said | undefined): Said[] {
  const text = bare(phrase);
  if (text === '') return [];
  if (shortfall) return [{ ...shortfall, phrase: text }];
  if (SAYS_WHO.test(text)) return [{ phrase: text, state: 'different', why: BACKGROUND }];
  return subject.isNamed ? [{ phrase: text, asks: 'subject' }] : [];
}

/** What the sentence that asks for the application says of it. */
function readAsking(text: string, isFirst: boolean, name: string): Head {
  const head = readHead(text.replace(/[.!?]+$/, ''), name);
  const instead = standInFor(head);
  return {
    ...namedIn(head, isLabel(text, head.phrase, isFirst)),
    ...(instead && { standIn: instead.name }),
    said: saidOf(head, instead?.said),
  };
}

/** A sentence without what it says that people do: that is no request, whatever verbs it has. */
function beforeDeed(sentence: string): string {
  const deed = readPeopleDo(tokenise(sentence));
  if (!deed) return sentence;
  return sentence.slice(0, withoutOpening(deed.before).at(-1)?.end ?? 0);
}

/** `name` is the title of last resort. */
export function headOf(prompt: string, name: string): Head {
  const text = lowerWhenShouted(unquote(cleanText(plainSpeech(prompt))));
  const given = givenTitle(text);
  const sentences = readSentences(given?.rest ?? text)
    .slice(0, MOST_SENTENCES)
    .map(({ text: sentence }) => ({ text: beforeDeed(sentence) }))
    .filter(({ text: sentence }) => sentence !== '');
  const asking = askingIn(sentences, name);
  const before = asking && namedBefore(asking.text);
  const said = given ? [{ phrase: bare(given.phrase), asks: 'title' as const, title: given.title }] : [];
  const head = asking ? readAsking(before?.rest ?? asking.text, asking === sentences[0], name) : NO_HEAD;
  const title = given?.title ?? (before && shorten(titleCase(before.name), 60));
  return { ...head, ...(title !== undefined && { title }), said: [...said, ...head.said] };
}
