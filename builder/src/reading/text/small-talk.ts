import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { mendWords } from '../../language/spelling';
import { ASKS, LEAD_IN, SUBJECT, TALK, TALK_VERBS } from './small-talk-words';

/**
 * Greetings, thanks and what people tell of themselves around a request. The same request means the same with and without them
 * (READ-01), so they are cut off before anything is read: what is left is the same text, and gives the same application.
 */

export interface WithoutTalk {
  /** The text that asks for something; never empty where the text is not. */
  readonly text: string;
  /** The sentences that only talk, as they were typed. */
  readonly talk: readonly string[];
}

const HELLO_WORDS =
  'hi|hiya|hello|hallo|hey|heya|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|cheers|yo|' +
  'dear (?:all|team|sir or madam|friends|people)';
const TO_WHOM = 'there|all|everyone|everybody|team|folks|guys|friends|again|you|to you|to you all|tessera';
const HELLO = new RegExp(
  `^(?:(?:${HELLO_WORDS})(?:(?: and)? (?:${TO_WHOM}))*)(?:\\s*[!,.:;–—-]+\\s+|\\s*\\n\\s*)(?=\\S)`,
  'iu',
);
/** A sentence that begins so tells of nothing but the message itself. */
const ABOUT_WORDS =
  'sorry|apolog(?:y|ies)|excuse me|forgive me|greetings|hope|hoping|not sure|no idea|first time|new here|right|ok|okay|so|well|' +
  'quick one|quick question|here goes|here we go|long story short|thanks|thank you|thx|cheers';
const ABOUT_MESSAGE = new RegExp(`^(?:${ABOUT_WORDS})\\b`, 'i');
const SENTENCE = /^[^\n]*?(?:[.!?]+["')\]]*(?=\s+\S)|\s*\n+\s*(?=\S))/u;
const LISTED = /^\s*(?:[-*•–—#|]|\d{1,2}[.):]\s)|\t|\||;/u;
const MOST_WORDS = 32;
const MOST_COMMAS = 3;

const OPEN_CLASS = /^(?:noun|plural|verb|verbs|past|ing|quoted)$/;
const FINITE = /^(?:verb|verbs|past|be|have|do|modal)$/;

const isTalkWord = ({ tag, key, lemma }: Token) => !OPEN_CLASS.test(tag) || TALK.has(key) || TALK.has(lemma);

const isFinite = ({ tag, key, lemma }: Token) =>
  FINITE.test(tag) || TALK_VERBS.has(key) || TALK_VERBS.has(lemma);

/** 'A friend of mine', 'my sister', 'the notebook': somebody or something that has done it so far. */
function beginsToTell(words: readonly Token[]): boolean {
  const at = words.findIndex(({ key }) => !LEAD_IN.has(key));
  const [first, next] = words.slice(Math.max(0, at));
  if (at < 0 || !first) return false;
  if (SUBJECT.has(first.key)) return true;
  const isSomebody = /^(?:owner|article|number)$/.test(first.tag) || TALK.has(first.lemma);
  return isSomebody && next !== undefined && words.some(isFinite);
}

/** Whether a sentence tells of whoever writes, and says nothing of what is to be kept. */
export function isSmallTalk(sentence: string): boolean {
  if (LISTED.test(sentence)) return false;
  const tokens = tokenise(mendWords(sentence.toLowerCase()));
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  const commas = tokens.filter(({ key }) => key === ',').length;
  if (words.length === 0 || words.length > MOST_WORDS || commas > MOST_COMMAS) return false;
  if (!words.every(isTalkWord) || words.some(({ key }) => ASKS.has(key))) return false;
  if (ABOUT_MESSAGE.test(sentence.trim())) return true;
  return words.some(isFinite) && beginsToTell(words);
}

/** How much of the beginning of a text is talk; 0 where it begins with what is wanted. */
function talkAhead(text: string): number {
  const hello = HELLO.exec(text)?.[0].length ?? 0;
  if (hello > 0) return hello;
  const sentence = SENTENCE.exec(text)?.[0] ?? '';
  return sentence !== '' && isSmallTalk(sentence) ? sentence.length : 0;
}

/** Thanks and 'please' close a text wherever they stand. */
const HOW_MUCH =
  'so much|very much|a lot|a million|a bunch|again|all|everyone|everybody|in advance|dear|mate|guys|loads|kindly|indeed|' +
  'for (?:your|the|any|all your) (?:help|time|work|patience|effort)';
const THANKS = [
  new RegExp(`(?:many |a thousand |with )?(?:thanks|thank you|thx|ty|cheers|thank u)(?: (?:${HOW_MUCH}))*`),
  /(?:much|greatly|really|very much) appreciated/,
  /(?:please|pls|plz)(?: and)?(?: thank you| thanks)?/,
  /nothing (?:too |very )?(?:fancy|fancier|special|complicated|clever)(?: than that| please| needed| for now| really)*/,
];
const WORTH =
  'great|nice|good|lovely|perfect|wonderful|amazing|awesome|fantastic|brilliant|super|cool|ideal|helpful|enough|a (?:great |big |huge |real )?help';
/** What closes a text as a sentence of its own: 'a button for it would be nice' does not. */
const FAREWELLS = [
  /(?:best|kind|warm|kindest|warmest|many) (?:regards|wishes|greetings)(?: from [^\s.,!]+)?/,
  /(?:bye|goodbye|see you|take care|regards|have a (?:nice|good|great|lovely) (?:day|week|weekend|evening|one))/,
  new RegExp(
    "(?:so |i think |i guess |and |well )*(?:that|this)(?:'s| is| was| would be| will be|'ll be)" +
      '(?: about| pretty much| basically| really)? (?:it|all|everything|enough|the lot)' +
      '(?: for now| for today| really| i think| folks| from me)*',
  ),
  new RegExp(
    `(?:that|this|it)(?: would| will|'d|'ll) (?:already )?be (?:really |so |very |just |absolutely )*(?:${WORTH})`,
  ),
  /(?:that|this|it)(?: would| will|'d|'ll) (?:really |already )?help(?: (?:me|us))?(?: a lot| so much)?/,
  /(?:nothing|not) (?:more|else)(?: for now| really| please| needed)*/,
  /(?:there's |there is |in )?no (?:rush|hurry|stress|pressure|worries)(?: at all| though| with this)*/,
  /(?:i'm |i am |we're |we are )?looking forward(?: to (?:it|this|seeing it|trying it|hearing from you|your answer))?/,
  /it (?:doesn't|does not|doesnt) have to be (?:pretty|perfect|fancy|beautiful)/,
];
const oneOf = (ways: readonly RegExp[]) => ways.map(({ source }) => source).join('|');
const END = '[\\s.!,)🙂😊🙏]*$';
const AT_END = [
  new RegExp(`(?<=\\S)[^\\S\\n]*[\\s,–—-]\\s*(?:${oneOf(THANKS)})${END}`, 'iu'),
  new RegExp(`(?<=[.!?,;:)\\]…\\n–—-])\\s+(?:${oneOf(FAREWELLS)})${END}`, 'iu'),
];
/** With a capital letter a sentence begins, also where nobody ended the one before: 'verdict out of 10 That would be great.' */
const CAPITAL_END = new RegExp(`(?<=\\S)\\s+(?=\\p{Lu})(${oneOf(FAREWELLS)})${END}`, 'iu');

/** Where the talk begins that a text ends in; its length where there is none. */
function talkBehind(text: string): number {
  for (const closing of AT_END) {
    const at = text.search(closing);
    if (at > 0) return at;
  }
  const match = CAPITAL_END.exec(text);
  // Flags make capitals and small letters the same.
  return match?.[1] !== undefined && /^\p{Lu}/u.test(match[1]) ? match.index : text.length;
}

/** So many greetings, stories and thanks are cut off one after the other. */
const MOST_TALK = 12;
/** The last words of a text are looked at, and no more. */
const LONGEST_END = 120;

function withoutEnd(text: string): string {
  const tail = text.slice(-LONGEST_END);
  return text.slice(0, text.length - tail.length + talkBehind(tail));
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** The text without the talk that it begins and ends with. */
export function withoutTalk(whole: string): WithoutTalk {
  const talk: string[] = [];
  let text = whole.trim();
  for (let count = 0; count < MOST_TALK; count += 1) {
    const ahead = talkAhead(text);
    if (ahead === 0) break;
    talk.push(text.slice(0, ahead).trim());
    text = text.slice(ahead).trimStart();
  }
  for (let count = 0; count < MOST_TALK; count += 1) {
    const shorter = withoutEnd(text).trimEnd();
    if (shorter === text || !hasWords(shorter)) break;
    talk.push(text.slice(shorter.length).trim());
    text = shorter;
  }
  return { text, talk };
}
