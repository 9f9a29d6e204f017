import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { verbForm } from '../../language/verb-forms';
import { bare } from '../rule';

/** What is to be done by a verb that says nothing of records and screens: 'dials 999', 'ask the registry whether it is valid'. */

/** What applications, and those who describe and use them, do. */
const OURS = wordList(`
  show list see view display sort order arrange rank group filter find search look count total sum add average calculate compute
  work figure divide multiply subtract take track keep record note store save log enter write type put set fill default start begin
  mark flag highlight colour color paint tint shade warn tag label name call title make turn use want need have get give let allow
  permit require force limit cap restrict stop prevent block refuse reject accept ensure check tell know remember choose pick select
  tick untick click press tap toggle switch open close hide leave drop remove delete clear move copy duplicate repeat link connect
  attach assign belong join include exclude skip ignore omit create build draw chart graph plot print export import download undo
  restore archive update change edit rename replace swap split merge convert round format style read say spell expire star rate score
  bring go come stand stay appear hold hang compare do be help please like love keep cover mean cost match manage organise organize
  plan follow monitor measure register pin summarise summarize sum jump scroll exceed overlap last end finish depend equal plus minus
  differ price time box weigh taste reach hit
  grade rent buy sell lend borrow owe pay cost book contain describe collect handle run
  `);
const LEADS = wordList(
  'and or but also then please just it they app application should must can could would will to automatically even maybe ideally always simply so',
);
const OBJECT = wordList(
  'the a an my our your their his her its me us him them it everyone everybody someone somebody itself themselves',
);
/** A field may be called so: 'ship date', 'spin cycle'. */
const FEWEST = 3;

/** 'grade A to F' is no grade of something. */
const isObject = (token: Token | undefined) =>
  token !== undefined && OBJECT.has(token.key) && token.text !== 'A';

const isOurs = ({ key, lemma }: Token) =>
  OURS.has(lemma) || OURS.has(key) || OURS.has(verbForm(key)?.lemma ?? '');
/** 'dials' and 'buys', also where they are taken for several of something. */
const isThird = ({ key, tag }: Token) =>
  tag === 'verbs' || (tag === 'plural' && verbForm(key)?.form === 'verbs');

/** The words from the first that says something by itself. */
function withoutLeads(tokens: readonly Token[]): readonly Token[] {
  const words = bare(tokens);
  const from = words.findIndex(({ key, tag }) => tag !== 'mark' && !LEADS.has(key));
  return from < 0 ? [] : words.slice(from);
}

/** Whether a clause says that something is done which no application does. */
export function isForeignDeed(tokens: readonly Token[]): boolean {
  const words = withoutLeads(tokens);
  const [first, second] = words;
  if (!first || !second || words.length < FEWEST || isOurs(first)) return false;
  if (first.tag !== 'verb' && !isThird(first)) return false;
  return isObject(second) || isDoneTo(first, words.slice(1));
}

const FEWEST_OF_NAME = 5;

const are = (tokens: readonly Token[], tags: RegExp) =>
  tokens.length > 0 && tokens.every(({ tag }) => tags.test(tag));

/** 'dials 999 on a big red button', 'diagnose yellow leaves from a photo', 'decides whether it is late', but 'dive depth in metres'. */
function isDoneTo(verb: Token, rest: readonly Token[]): boolean {
  const isTold = isThird(verb);
  if (isTold && /^(?:which|whether|if|what|when|how)$/.test(rest[0]?.key ?? '')) return true;
  const at = rest.findIndex(({ tag }) => tag === 'preposition');
  if (at <= 0 || at === rest.length - 1 || rest.length + 1 < FEWEST_OF_NAME) return false;
  const object = rest.slice(0, at);
  const isSeveral = object.at(-1)?.tag === 'plural' && are(object, /^(?:adjective|plural)$/);
  return isSeveral || (isTold && are(object, /^(?:adjective|noun|plural|number)$/));
}

/** What is told of a field in brackets or behind it, and says that something is done: '(the readings come from a sensor)'. */
export function deedOf(tokens: readonly Token[]): readonly Token[] | undefined {
  const open = tokens.findIndex(({ key }) => key === '(' || key === 'which' || key === 'that');
  const told = open > 0 ? tokens.slice(open + 1).filter(({ key }) => key !== ')') : [];
  const [first] = told;
  if (!first || told.length < FEWEST) return undefined;
  const isSubject = /^(?:article|owner|pronoun|modal)$/.test(first.tag) || told[1]?.tag === 'plural';
  const at = told.findIndex((token, place) => place > 0 && (token.tag === 'verb' || isThird(token)));
  const verb = told[at];
  const isFree = verb !== undefined && (!isOurs(verb) || /^(?:comes?|gets?|adds?|fills?)$/.test(verb.key));
  const isOf = !told
    .slice(0, at)
    .some(({ tag }) => /^(?:preposition|question|link|be|have|do|not)$/.test(tag));
  return isSubject && isFree && isOf ? told : undefined;
}

/** 'swipe card opens the gate': a sentence of its own, and no name of a field. */
export function isSentence(tokens: readonly Token[]): boolean {
  const words = bare(tokens);
  if (/^(?:question|link|preposition|pronoun|article|owner)$/.test(words[0]?.tag ?? '')) return false;
  return words.some(
    (token, at) =>
      at > 0 &&
      isThird(token) &&
      /^(?:noun|plural)$/.test(words[at - 1]?.tag ?? '') &&
      isObject(words[at + 1]),
  );
}
