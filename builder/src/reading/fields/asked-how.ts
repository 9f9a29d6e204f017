import type { FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { unitOf } from '../../words/units';
import { wordsOf } from '../rule';

/** A field that is said as a question: the name that stands on a form, and what kind of answer is asked for. */
export interface Asked {
  readonly name: string;
  readonly type?: FieldType;
  readonly unit?: string;
}

const MONEY = wordList(`
    ask asked asking bid brought charge charged cost costed costs earn earned fetch fetched gave give gives got made owe owed
    owes paid pay pays raised reckon sells sold spend spends spent take takes took worth
  `);
const LIKING = wordList('like liked likes love loved loves enjoy enjoyed enjoys');
const NOUNS = wordList('noun plural adjective ing number quoted');
const SHARES = wordList('full empty complete done along finished');
const MEASURES: ReadonlyMap<string, string> = new Map([
  ['far', 'distance'],
  ['heavy', 'weight'],
  ['tall', 'height'],
  ['high', 'height'],
  ['deep', 'depth'],
  ['wide', 'width'],
  ['fast', 'speed'],
  ['warm', 'temperature'],
]);
const TOLD = wordList(`
    he i it she they we you to can could will would should the his her my our their a an is was are were not
  `);
const FELT = wordList('felt feel feels tasted tastes');
/** The noun phrase that tokens begin with: 'times a year' of 'times a year I must sweep'. */
export function nounOf(tokens: readonly Token[]): string {
  let end = 0;
  while (end < tokens.length && isOfNoun(tokens, end)) end += 1;
  return wordsOf(tokens.slice(0, end));
}

function isOfNoun(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || /^(?:came|left|left over|broken|asked)$/.test(token.key)) return false;
  const isBetween =
    /^(?:of|per|a|in)$/.test(token.key) && at > 0 && next !== undefined && NOUNS.has(next.tag);
  const isPerson = next?.tag === 'pronoun' && at === 0 && token.tag !== 'plural' && token.tag !== 'noun';
  return (NOUNS.has(token.tag) && !isPerson) || isBetween;
}

function askedMany(tokens: readonly Token[], text: string): Asked {
  const noun = nounOf(tokens);
  const [first = ''] = noun.split(' ');
  const unit = unitOf(first);
  if (unit !== undefined && !/^(?:pages|reps|servings|days|weeks|months|years|cups)$/.test(unit))
    return { name: noun, type: unit === 'h' || unit === 'min' ? 'duration' : 'number', unit };
  if (/^light years?\b/.test(noun)) return { name: noun, type: 'number' };
  if (noun !== '') return { name: `Number of ${noun}`, type: 'integer' };
  const rest = tokens.map(({ key }) => key).join(' ');
  if (/^(?:left|broken|sold|used)$/.test(rest)) return { name: `Number ${rest}`, type: 'integer' };
  const isShort = tokens.length > 0 && tokens.length <= 3 && !/^(?:of|there|are)\b/.test(rest);
  return { name: isShort ? text : 'Quantity', type: 'integer' };
}

function askedMuch(tokens: readonly Token[], text: string): Asked | undefined {
  const [first] = tokens;
  if (!first) return { name: 'Amount', type: 'money' };
  const unit = unitOf(first.key);
  if (unit !== undefined)
    return { name: nounOf(tokens), type: /^(?:h|min)$/.test(unit) ? 'duration' : 'number', unit };
  if (first.key === 'time') return { name: 'Duration', type: 'duration' };
  if (tokens.some(({ key }) => LIKING.has(key))) return { name: text, type: 'rating' };
  const isMoney = tokens.some(({ key, lemma }) => MONEY.has(key) || MONEY.has(lemma) || key === 'money');
  return isMoney ? undefined : muchOf(tokens, first, text);
}

/** 'how much pieces' counts, 'how much sugar' measures, 'how much is left on it' is money. */
function muchOf(tokens: readonly Token[], first: Token, text: string): Asked {
  if (first.tag === 'pronoun' && tokens.length === 1) return { name: 'Amount', type: 'money' };
  if (first.tag === 'plural') return { name: `Number of ${nounOf(tokens)}`, type: 'integer' };
  return NOUNS.has(first.tag)
    ? { name: `Amount of ${nounOf(tokens)}`, type: 'number' }
    : { name: text, type: 'money' };
}

type Way = (tokens: readonly Token[], text: string) => Asked | undefined;

const HOW: ReadonlyMap<string, Way> = new Map<string, Way>([
  ['many', (tokens, text) => askedMany(tokens.slice(1), text)],
  ['much', (tokens, text) => askedMuch(tokens.slice(1), text)],
  ['long', () => ({ name: 'Duration', type: 'duration' })],
  ['lng', () => ({ name: 'Duration', type: 'duration' })],
  ['often', (tokens, text) => (tokens.length <= 2 ? undefined : { name: text, ...countedOften(tokens) })],
  ['old', () => ({ name: 'Age', type: 'integer' })],
]);

/** 'how bad', 'how it went', 'how to get there': what is judged with stars, or told in lines. */
export function askedHow(tokens: readonly Token[], text: string): Asked | undefined {
  const [first, second] = tokens;
  if (!first) return undefined;
  const way = HOW.get(first.key);
  if (way) return way(tokens, text);
  if (SHARES.has(first.key) || SHARES.has(second?.key ?? '')) return { name: text, type: 'percent' };
  const measure = MEASURES.get(first.key);
  if (measure !== undefined) return { name: measure, type: 'number' };
  if (!TOLD.has(first.key)) return { name: judged(tokens, text), type: 'rating' };
  if (/\b(?:called|named|spelt|spelled)\b/.test(text)) return { name: 'Name', type: 'text' };
  const isFelt = tokens.some(({ key }) => FELT.has(key)) || /\b(?:turned out|went down)\b/.test(text);
  return { name: text, type: isFelt ? 'rating' : 'longtext' };
}

const countedOften = (tokens: readonly Token[]): Partial<Asked> =>
  tokens.some(({ key }) => /^(?:was|were|did|had|woke|got)$/.test(key)) ? { type: 'integer' } : {};

/** 'how bad was the craving' is 'How bad'. */
const judged = (tokens: readonly Token[], text: string) =>
  tokens.length > 3 ? `how ${wordsOf(tokens.slice(0, 1))}` : text;
