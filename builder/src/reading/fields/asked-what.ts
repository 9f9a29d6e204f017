import type { FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';

interface What {
  readonly name: string;
  readonly type: FieldType;
}

/** What costs money, with the name of the sum. */
const SUMS: ReadonlyMap<string, string> = new Map([
  ['cost', 'cost'],
  ['costs', 'cost'],
  ['paid', 'price paid'],
  ['pay', 'price paid'],
  ['pays', 'price paid'],
  ['spend', 'amount spent'],
  ['spent', 'amount spent'],
  ['charge', 'charge'],
  ['charged', 'charge'],
  ['owe', 'amount owed'],
  ['owes', 'amount owed'],
  ['worth', 'value'],
  ['sold', 'sold for'],
  ['fetch', 'value'],
  ['fetched', 'sold for'],
  ['earned', 'earned'],
]);
/** Things of one line: 'what they brought'. */
const THINGS = wordList(`
    ate bake baked bought bring brings brought broke called calls drank drink eat eating gave get got grow growing is it's its
    lent make makes making named ordered play played plays sang sell sells sing sown sow stole took take takes use used was
    wear wearing wore about clean filed served picked
  `);
const WRITTEN = wordList(`
    wrong broken missing odd better happened happens said say says done decided inside needs learned learnt thought noticed
    wanted want wish wrote did do does doing exactly up went works worked
  `);
const NAMES: ReadonlyMap<string, What> = new Map([
  ['time', { name: 'time', type: 'time' }],
  ['day', { name: 'date', type: 'date' }],
  ['date', { name: 'date', type: 'date' }],
  ['kind', { name: 'kind', type: 'text' }],
  ['type', { name: 'type', type: 'text' }],
  ['sort', { name: 'kind', type: 'text' }],
  ['year', { name: 'year', type: 'integer' }],
  ['color', { name: 'color', type: 'color' }],
  ['colour', { name: 'colour', type: 'color' }],
]);

/** What 'what …' asks for, by the verb in it: a sum, a thing, or something that takes some lines to tell. */
export function askedWhat(tokens: readonly Token[], text: string): What | undefined {
  const keys = tokens.map(({ key }) => key);
  const [first] = keys;
  if (first === undefined) return { name: 'what', type: 'text' };
  const named = NAMES.get(first);
  if (named) return named;
  if (first === 'for' || keys.at(-1) === 'for') return forWhat(keys, text);
  return isOnlyNoun(tokens, keys) ? undefined : byVerb(keys, text);
}

/** 'what site' names the site, 'what Trevor said' does not name him. */
function isOnlyNoun(tokens: readonly Token[], keys: readonly string[]): boolean {
  const [first = ''] = keys;
  const isNoun = /^(?:noun|plural)$/.test(tokens[0]?.tag ?? '') && !WRITTEN.has(first) && !SUMS.has(first);
  return isNoun && !keys.some((key) => /^(?:said|wants|told|wrote|did)$/.test(key));
}

function byVerb(keys: readonly string[], text: string): What {
  const sum = keys.map((key) => SUMS.get(key)).find((name) => name !== undefined);
  if (sum !== undefined) return { name: sum, type: 'money' };
  if (/\bgave for\b|\bbrings? in\b|\bat the door\b/.test(text)) return { name: text, type: 'money' };
  if (/^(?:it (?:is|was)|is it|it's|was it)$/.test(keys.join(' '))) return { name: 'what', type: 'text' };
  if (/\b(?:called|named)$/.test(text)) return { name: 'name', type: 'text' };
  const isThing = !keys.some((key) => WRITTEN.has(key)) && keys.some((key) => THINGS.has(key));
  return { name: text, type: isThing ? 'text' : 'longtext' };
}

const forWhat = (keys: readonly string[], text: string): What =>
  keys.includes('sold') || keys.includes('gave')
    ? { name: keys.includes('sold') ? 'sold for' : 'price paid', type: 'money' }
    : { name: keys.length <= 3 ? 'what for' : text, type: 'text' };
