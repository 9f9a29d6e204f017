import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import { wordList } from '../../language/word-list';
import { isPlural } from '../../words/inflect';
import { askedHow, nounOf, type Asked } from './asked-how';
import { askedWhat } from './asked-what';

/** Days that only a time of day makes whole. */
const MOMENTS = wordList(`
    happened happens occurred began begun stopped stops ended came come comes arrived arrives ran rang fetched measured
  `);

function askedWhen(tokens: readonly Token[], text: string): Asked | undefined {
  if (tokens.length === 0) return { name: 'When' };
  if (/^(?:is it|it was|it is|was it)$/.test(text.slice(5))) return { name: 'When', type: 'datetime' };
  if (tokens.some(({ key }) => /^(?:woke|slept)$/.test(key))) return { name: text, type: 'time' };
  const isMoment =
    tokens.some(({ key }) => MOMENTS.has(key)) && !tokens.some(({ key }) => key === 'last' || key === 'back');
  return { name: whenDone(tokens) || text, type: isMoment ? 'datetime' : 'date' };
}

const UNSAID = wordList(`
    i we you he she it they one the a an my our their was were is are has have had been got be 's 've did do does due's this that them him her
  `);

/** 'when it was handed out' is 'Handed out', 'when they took it' is 'Taken'. */
function whenDone(tokens: readonly Token[]): string {
  const [first] = tokens;
  // 'when the lift was repaired': the noun says more than the verb alone.
  const isOwn =
    first !== undefined && (first.tag === 'pronoun' || UNSAID.has(first.key) || first.tag === 'past');
  const said = tokens.filter(({ key }) => !UNSAID.has(key)).map(({ key }) => doneBy(key));
  const inOrder = said.at(-1) === 'last' ? ['last', ...said.slice(0, -1)] : said;
  return isOwn && said.length > 0 && said.length <= 3 ? inOrder.join(' ') : '';
}

const SEVERAL = /^(?:was|were|is|are|came|comes|went|goes|rang|sang|played|all|else)$/;

/** 'who found it' is 'Found by', 'who it is for' is 'For whom'. */
function askedWho(tokens: readonly Token[], text: string): Asked {
  const keys = tokens.map(({ key }) => key);
  const [first, ...rest] = keys;
  if (first === undefined) return { name: text, type: 'person' };
  const last = keys.at(-1) ?? '';
  if (/^(?:for|from|with|by|to)$/.test(last) && keys.length <= 4)
    return { name: `${last} whom`, type: 'person' };
  const isAll = SEVERAL.test(first) && (/^(?:there|present|in|on|it|along)$/.test(last) || keys.length === 1);
  if (isAll) return { name: text, type: first === 'is' ? 'person' : 'tags' };
  const isDone =
    tokens[0]?.tag === 'past' && rest.every((key) => /^(?:it|them|this|that|him|her|for)$/.test(key));
  return { name: isDone ? `${doneBy(first)} by` : text, type: 'person' };
}

const PARTICIPLES: ReadonlyMap<string, string> = new Map([
  ['took', 'taken'],
  ['wrote', 'written'],
  ['gave', 'given'],
  ['saw', 'seen'],
  ['chose', 'chosen'],
  ['drove', 'driven'],
  ['did', 'done'],
  ['spoke', 'spoken'],
  ['rang', 'rung'],
  ['sang', 'sung'],
  ['drew', 'drawn'],
  ['broke', 'broken'],
]);
const doneBy = (verb: string) => PARTICIPLES.get(verb) ?? verb;

function askedWhich(tokens: readonly Token[]): Asked | undefined {
  const noun = nounOf(tokens).replace(/^of (?:the |us |both |my |our )?(?:\d+ )?/, '');
  const [last = ''] = noun.split(' ').slice(-1);
  if (/^(?:day|night|evening|date|morning|month|week|friday|saturday|sunday|monday)$/i.test(noun))
    return { name: noun, type: 'date' };
  if (/^one of\b|^ones?$|^of\b/.test(noun) || noun === '') return undefined;
  if (/^(?:colou?r)$/i.test(noun)) return { name: noun, type: 'color' };
  if (/^year$/i.test(noun)) return { name: noun, type: 'integer' };
  return isPlural(last) && !/s$/.test(last.slice(0, -1)) ? { name: noun, type: 'tags' } : { name: noun };
}

/** 'where it stands' asks how far it is. */
const askedWhere = (tokens: readonly Token[]): Asked | undefined =>
  /^(?:it|they|we|things|this|that|he|she) (?:all )?stands?(?: (?:now|at the moment|right now))?$/.test(
    tokens.map(({ key }) => key).join(' '),
  )
    ? { name: 'Status' }
    : undefined;

const WAYS: ReadonlyMap<string, (tokens: readonly Token[], text: string) => Asked | undefined> = new Map([
  ['how', askedHow],
  ['who', askedWho],
  ['whom', (_, text) => ({ name: text, type: 'person' })],
  ['which', askedWhich],
  ['where', askedWhere],
  ['when', askedWhen],
  ['why', (_, text) => ({ name: text, type: 'longtext' })],
  ['what', (tokens, text) => askedWhat(tokens, text) ?? askedNoun(tokens)],
]);

function askedNoun(tokens: readonly Token[]): Asked | undefined {
  const [first] = tokens;
  const isNoun =
    first !== undefined && /^(?:noun|plural)$/.test(first.tag) && !/^(?:for|about)$/.test(first.key);
  return isNoun ? askedWhich(tokens) : undefined;
}

const BEHIND = /^(.{2,40}?) (?:when|on (?:which|what) day)$/;
const BEFORE =
  /^(by|since|until|till|from|for|to|with|on|at|in|back|against) (when|whom|who|which|what|how) ?(.*)$/;

/** 'by when', 'for whom', 'on which day', 'for how long', 'found when', 'makes how many'. */
function askedAround(text: string): Asked | undefined {
  const [, small = '', question = '', rest = ''] = BEFORE.exec(text) ?? [];
  if (question !== '') return askedAfter(small, question, rest);
  const [, verb] = BEHIND.exec(text) ?? [];
  if (verb !== undefined) return { name: verb, type: 'date' };
  if (/ how (?:many|often)$/.test(text)) return { name: text.replace(/ how .*$/, ''), type: 'integer' };
  if (text.endsWith(' how long')) return { name: 'duration', type: 'duration' };
  return / (?:by|for|to|with|from) whom?$/.test(text) ? { name: text, type: 'person' } : undefined;
}

/** What a question with a small word before it asks for. */
function askedAfter(small: string, question: string, rest: string): Asked | undefined {
  if (question === 'when') return { name: small === 'by' ? 'due' : small, type: 'date' };
  if (/^whom?$/.test(question)) return { name: `${small} whom`, type: 'person' };
  if (question === 'how')
    return /^(?:long|lng)\b/.test(rest) ? { name: 'duration', type: 'duration' } : undefined;
  return rest === '' ? undefined : askedWhich(tokenise(rest));
}

/** What a question asks for; undefined for what is none, or where nothing but its words are known. */
export function askedIn(said: string): Asked | undefined {
  const text = said.toLowerCase().replace(/^(who|what|when|where)'?s\b/, '$1 is');
  const [first, ...rest] = tokenise(text.replace(/[?.!]+$/, ''));
  const way = first && WAYS.get(first.key);
  return (way ? way(rest, said.replace(/[?.!]+$/, '')) : undefined) ?? askedAround(text);
}
