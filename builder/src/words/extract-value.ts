import { FIELD_LEXICON } from './field-lexicon';
import { guessType } from './field-type';
import { merge, type Parts } from './phrase-parts';
import { currencyOf, unitOf } from './units';
import { letterRange } from './value-rows';
import { readOptions, readRange, readSpec, typeWord } from './value-spec';
import { UNIT_ABBREVIATIONS } from './lists/units';
import { pattern } from './pattern';

const OPTION_TAIL = pattern('is')`
  ^(.+?)\s+(?:
    either|one of|chosen from|picked from|options?|with (?:the )?(?:options?|values?|choices)
    |such as|like|from|of|e\.?g\.?|with
  )\s*:?\s+(.+)$
`;

function setOptions(parts: Parts, name: string, options: string[]): true {
  merge(parts.spec, { type: 'choice', options });
  parts.name = name;
  return true;
}

/** 'grade A to F'. */
function extractLetterRange(parts: Parts): boolean {
  const [, name, range] = /^(.+?)\s+(X?[A-Z]\s*(?:to|-)\s*X{0,3}[A-Z])$/.exec(parts.name) ?? [];
  const letters = range ? letterRange(range) : undefined;
  return name !== undefined && letters !== undefined && setOptions(parts, name, letters);
}

/** 'status of open or closed', 'status either new, visited or rejected'. */
function extractListedOptions(parts: Parts): boolean {
  const [, name, list] = OPTION_TAIL.exec(parts.name) ?? [];
  if (!name || !list || !/,|\bor\b|\//.test(list)) return false;
  const options = readOptions(list);
  const isShort = options.length >= 2 && options.every((option) => option.split(' ').length <= 4);
  return isShort && setOptions(parts, name, options);
}

/** 'home or away': the two words are the name and the options. */
function extractPair(parts: Parts): boolean {
  const [, one, other] = /^(?!and\b)(\p{L}{2,14})(?: or |\s?\/\s?)(\p{L}{2,14})$/iu.exec(parts.name) ?? [];
  const isTaken = parts.spec.type ?? parts.spec.options ?? FIELD_LEXICON.get(parts.name.toLowerCase());
  if (!one || !other || isTaken !== undefined || !isPlainPair(one, other)) return false;
  if (one.toLowerCase() === other.toLowerCase()) return false;
  return setOptions(parts, parts.name, [one, other]);
}

/** 'priority low, medium or high': a name that is always a choice, and its options right behind it. */
function extractBareOptions(parts: Parts): boolean {
  const [, name, list] =
    /^((?:[\w-]+ ){0,2}?[\w-]+)\s+((?:[\w'-]+(?: [\w'-]+)?)(?:\s*(?:,|\/)\s*(?:or\s+)?[\w' -]+|\s+or\s+[\w' -]+)+)$/i.exec(
      parts.name,
    ) ?? [];
  const isChoice = name && list && /\bor\b|\//.test(list) && guessType(name).type === 'choice';
  return Boolean(isChoice) && setOptions(parts, name ?? '', readOptions(list ?? ''));
}

/** Options without a bracket or a colon. */
export function extractOptions(parts: Parts): void {
  [extractLetterRange, extractListedOptions, extractPair, extractBareOptions].some((take) => take(parts));
}

/** 'email or phone' are two fields to choose from, 'home or away' two answers. */
function isPlainPair(first: string, second: string): boolean {
  const [one, other] = [first, second].map((word) => FIELD_LEXICON.get(word.toLowerCase())?.type);
  // 'income or expense' is one amount's direction, and not two amounts.
  if (one === 'money' && other === 'money') return true;
  return ![first, second].some((word) => FIELD_LEXICON.has(word.toLowerCase()) && !isAnswerWord(word));
}

const isAnswerWord = (word: string) => FIELD_LEXICON.get(word.toLowerCase())?.type === 'boolean';

export function extractRange(parts: Parts): void {
  const name = parts.name.replace(/\s*\/\s?(\d{1,3})$/, ' out of $1');
  if (!/\d/.test(name)) return;
  const range = readRange(name);
  if (!range) return;
  const rest = name
    .replace(range.words, ' ')
    .replace(/\b(?:from|between|on a|scale(?: of)?|of|in|with an?|with|and)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (range.min !== undefined) parts.spec.min = range.min;
  if (range.max !== undefined) parts.spec.max = range.max;
  if (range.stars) parts.spec.type = 'rating';
  parts.name = rest.replace(/^(?:stars?|scale)$/i, '') || 'rating';
}

export function extractMeasure(parts: Parts): void {
  extractUnitBehindIn(parts);
  extractSymbol(parts);
  extractBareUnit(parts);
}

function extractUnitBehindIn(parts: Parts): void {
  const tail =
    /^(.+?),?\s+(?:(?:measured |given |expressed )?in|\/)\s+((?:us |indian |british )?[\w€$£₹¥°²%/]+(?: dollars?)?)$/i.exec(
      parts.name,
    );
  if (!tail?.[1] || !tail[2]) return;
  // 'price in pounds' is money, 'weight in pounds' is not.
  const currency = guessType(tail[1]).type === 'money' ? currencyOf(tail[2]) : undefined;
  const spec = currency ? { currency } : readSpec(`in ${tail[2]}`);
  const type = typeWord(tail[2]);
  if (spec && (spec.unit ?? spec.currency)) {
    merge(parts.spec, spec);
    parts.name = tail[1];
  } else if (type) parts.spec.type = type;
}

function extractSymbol(parts: Parts): void {
  const symbol = /^(.*?)\s*([$€£₹¥]|%)\s*(.*)$/.exec(parts.name);
  if (!symbol?.[2]) return;
  const isPercent = symbol[2] === '%';
  const rest = `${symbol[1] ?? ''} ${symbol[3] ?? ''}`.trim();
  if (isPercent) parts.spec.type ??= 'percent';
  else merge(parts.spec, { type: parts.spec.type ?? 'money', currency: currencyOf(symbol[2]) ?? 'USD' });
  parts.name = rest || (isPercent ? 'Percentage' : 'Amount');
}

const BARE_UNIT = pattern('i')`^${UNIT_ABBREVIATIONS}$`;

/** 'players min' is the least of them, 'duration min' is in minutes; a lone letter is a unit only of a figure. */
function isUnitOf(name: string, unit: string): boolean {
  if (/^mins?$/i.test(unit)) return /time|duration|length|prep|cook|minutes|rest|walk|run/i.test(name);
  if (/^[mhls]$/.test(unit)) return ['number', 'integer'].includes(guessType(name).type);
  return BARE_UNIT.test(unit) && !/ (?:per|in|of|to|a)$/i.test(name);
}

/** 'weight kg', 'tempo bpm': the unit stands bare behind the name. */
function extractBareUnit(parts: Parts): void {
  const [, name, word] = /^(.+)\s+(\S+)$/.exec(parts.name) ?? [];
  if (!name || !word || !isUnitOf(name, word)) return;
  const unit = unitOf(word);
  const currency = currencyOf(word);
  if (unit !== undefined && /\p{L}{3}/u.test(name)) parts.spec.unit = unit;
  else if (currency) merge(parts.spec, { type: 'money', currency });
  else return;
  parts.name = name;
}

const ASKED = pattern('i')`
  ^(?:did|have|has|had|do|does|was|were|is|are|am|will|would) (?:i|we|they|he|she|it|you|this)[ ]
  (?:(?:be|been|already|ever|also|a|an)\s+)*(.+?)(?: (?:it|them))?$
`;
const OR_NOT = /^(?!.*\byes or no)(.+?)\s+or\s+(?:not|(?:un|in|not |non-?)(\w+))$/i;

const WHETHER = pattern('i')`
  ^(?:whether|if)(?: or not)?\s+
  (?:(?:it|they|i|we|he|she|you|the \w+|this|that|there)\s*(?:'s|'re|'ve|'d)?\s+)?
  (?:(?:is|was|were|are|has|have|had|been|got|did|already|a)\s+)*(.+?)(?:\s+or not)?$
`;

/** 'paid or not', 'paid or unpaid', 'did I exercise?'. */
function extractQuestion(parts: Parts): void {
  const either = OR_NOT.exec(parts.name);
  if (either?.[1] && (!either[2] || either[1].toLowerCase().endsWith(either[2].toLowerCase()))) {
    parts.name = either[1].replace(
      /^(?:is|was|whether(?: it(?:'s| is| was))?|if(?: it(?:'s| is| was))?)\s+/i,
      '',
    );
    parts.spec.type ??= 'boolean';
  }
  if (/^(?:may|can|should|shall) (?:i|we|they) /i.test(parts.name)) parts.spec.type ??= 'boolean';
  const asked = ASKED.exec(parts.name.replace(/\?$/, ''));
  if (asked?.[1]) {
    parts.name = asked[1];
    parts.spec.type ??= 'boolean';
  }
}

export function extractBoolean(parts: Parts): void {
  extractQuestion(parts);
  const marked = /^(.+?)[\s,-]*(?:\?|\b(?:yes or no|yes\/no|y\/n|true\/false|true or false)\??)$/i.exec(
    parts.name,
  );
  if (marked?.[1]) {
    parts.name = marked[1].replace(/^(?:is|was) (?:it|this) /i, '');
    parts.spec.type ??= 'boolean';
  }
  const whether = WHETHER.exec(parts.name);
  if (whether?.[1]) {
    parts.name = whether[1].replace(/^(?:i|we|they|it) (?:have |has |had |'ve )?/i, '');
    parts.spec.type ??= 'boolean';
  }
}
