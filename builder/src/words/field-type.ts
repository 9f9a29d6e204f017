import { distance } from './fuzzy';
import { isPlural, singular } from './inflect';
import { HINTS, LEADING, TRAILING } from './type-patterns';
import { unitOf } from './units';
import { FIELD_LEXICON, WHOLE_NAME_TYPES, type TypeGuess } from './field-lexicon';
import { ACTIVITY_PARTICIPLES, IRREGULAR_PARTICIPLES, NOT_PARTICIPLES } from './lists/participles';
import { pattern } from './pattern';

const IRREGULAR = new Set(IRREGULAR_PARTICIPLES);
const NO_PARTICIPLES = new Set(NOT_PARTICIPLES);

/** A guess, and whether the lexicon or a pattern knows the name (otherwise it is text for want of anything better). */
export interface NamedGuess extends TypeGuess {
  readonly isKnown: boolean;
  /** What the guess rests on; a participle is the weakest ground. */
  readonly by: 'lexicon' | 'pattern' | 'participle' | 'nothing';
}

function lookup(name: string): TypeGuess | undefined {
  return (
    FIELD_LEXICON.get(name) ?? FIELD_LEXICON.get(name.replace(/-/g, ' ')) ?? FIELD_LEXICON.get(singular(name))
  );
}

function isParticiple(word: string): boolean {
  if (IRREGULAR.has(word)) return true;
  return /[a-z]{2,}ed$/.test(word) && !NO_PARTICIPLES.has(word);
}

/** The longest end of the name, of at least `least` and at most four words, that the lexicon lists. */
function bySuffix(words: readonly string[], least = 1): TypeGuess | undefined {
  for (let size = Math.min(4, words.length); size >= least; size -= 1) {
    const found = lookup(words.slice(-size).join(' '));
    if (found) return found;
  }
  return undefined;
}

function firstMatch(name: string, rules: readonly (readonly [RegExp, TypeGuess])[]): TypeGuess | undefined {
  return rules.find(([pattern]) => pattern.test(name))?.[1];
}

const ACTIVITY = pattern()`^${ACTIVITY_PARTICIPLES}$`;

/** Types that the noun says, whatever was done with it. */
const TYPES_OF_NOUNS: ReadonlySet<string> = new Set([
  'number',
  'money',
  'percent',
  'date',
  'time',
  'datetime',
  'duration',
  'rating',
  'tags',
  'color',
  'person',
  'image',
]);
/** 'pets allowed' asks for yes or no, though pets can be counted. */
const IS_ANSWERED = /^(?:allowed|accepted|permitted|included|provided|created|added|issued|received)$/;

/** 'queen seen' is a question, 'wildlife seen' and 'topics covered' are answers. */
const isAnswered = (noun: string): boolean =>
  isPlural(noun) || lookup(noun)?.type === 'text' || /^(?:wildlife|food|music|equipment|gear)$/.test(noun);

function byParticiple(words: readonly string[]): NamedGuess | undefined {
  const last = words[words.length - 1] ?? '';
  if (!isParticiple(last)) return undefined;
  const before = bySuffix(words.slice(0, -1));
  // 'pages read', 'amount paid', 'date practised', 'time spent': the noun in front says what it is.
  const isCounted = before?.type === 'integer' && !IS_ANSWERED.test(last);
  if (before && (isCounted || TYPES_OF_NOUNS.has(before.type)))
    return { ...before, isKnown: true, by: 'lexicon' };
  const noun = words[words.length - 2];
  if (noun && ACTIVITY.test(last) && isAnswered(noun)) return { type: 'text', isKnown: true, by: 'pattern' };
  return { type: 'boolean', isKnown: true, by: 'participle' };
}

/** 'found in version', 'sold to': where or by whom something was done is the noun behind, when it is one. */
function byTail(lower: string, words: readonly string[]): NamedGuess | undefined {
  const [, verb, noun] = /^(\w+) (?:in|at|from|by|for|to|with|on|near) (.+)$/.exec(lower) ?? [];
  if (!verb || !noun || words.length !== 1 || !isParticiple(verb) || /^(?:paid|done)$/.test(verb))
    return undefined;
  const guess = lookup(noun);
  return guess?.type === 'text' || guess?.type === 'money'
    ? { ...guess, isKnown: true, by: 'pattern' }
    : undefined;
}

/** "owner's phone number" is a phone, although numbers of other things are text. */
function byContact(lower: string): TypeGuess | undefined {
  const found = bySuffix(lower.split(' ').slice(1), 2);
  return found?.type === 'phone' || found?.type === 'email' ? found : undefined;
}

/** Optional context narrows words that mean different things ('time' of a run, 'steps' of a recipe). */
function byHint(name: string, context: string): TypeGuess | undefined {
  for (const [pattern, names] of HINTS) {
    const hint = Object.hasOwn(names, name) ? names[name] : undefined;
    if (hint && pattern.test(context)) return hint;
  }
  return undefined;
}

type LexiconEntry = readonly [name: string, guess: TypeGuess];

/** Names of the lexicon that are long enough to be known when misspelt, by their first letter. */
const LONG_NAMES = new Map<string, LexiconEntry[]>();
for (const entry of FIELD_LEXICON) {
  const [letter = ''] = entry[0];
  if (entry[0].length >= 6) LONG_NAMES.set(letter, [...(LONG_NAMES.get(letter) ?? []), entry]);
}

/** The one type that every name of the lexicon with a single letter's difference has: 'salery' is a salary. */
function guessMisspelt(name: string): TypeGuess | undefined {
  const near = (LONG_NAMES.get(name[0] ?? '') ?? []).filter(
    // 'service' is no misspelt 'serviced'.
    ([known]) =>
      known !== `${name}s` && known.endsWith('d') === name.endsWith('d') && distance(known, name, 1) <= 1,
  );
  const [first] = near;
  return first && near.every(([, guess]) => guess.type === first[1].type) ? first[1] : undefined;
}

/**
 * Guesses a field's type from its name (any case) and what the records are about.
 * Never fails: an unknown name is text with `isKnown: false`.
 */
export function guessType(name: string, context = ''): NamedGuess {
  const lower = name
    .toLowerCase()
    .replace(/[?!.]+$/, '')
    .replace(/^(?:the|a|an|my|their|its|our|your) /, '')
    .replace(/(\w) this (?:year|month|week|season)$/, '$1')
    .trim();
  const found = byHint(lower, context.toLowerCase()) ?? WHOLE_NAME_TYPES.get(lower) ?? lookup(lower);
  if (found) return { ...found, isKnown: true, by: 'lexicon' };
  const led = firstMatch(lower, LEADING) ?? byContact(lower) ?? firstMatch(lower, TRAILING);
  if (led) return { ...led, isKnown: true, by: 'pattern' };
  const [head = ''] = lower.split(/ (?:of|for|per|from|to|in|at|on|by|with|since|until|when|where) /);
  const words = head.split(/[\s/]+/).filter(Boolean);
  const participle = byTail(lower, words) ?? byParticiple(words);
  if (participle) return participle;
  const suffix = bySuffix(words);
  if (suffix) return { ...suffix, isKnown: true, by: 'lexicon' };
  return byLastResort(lower, words);
}

/** The unit that a name is the word for: 'millimetres', 'km'; 'week' and 'm' are names of other things. */
function asUnit(lower: string): string | undefined {
  const isWord = (lower.length >= 4 && isPlural(lower)) || /^(?:km|kg|ml|kwh|mph)$/.test(lower);
  return isWord ? unitOf(lower) : undefined;
}

/** 'km so far', 'hours left': the unit that is counted. */
function countedUnit([lead = '', ...others]: readonly string[]): string | undefined {
  const isCount = /^(?:so far|to date|left|logged|driven|ridden|run|walked|flown)$/.test(others.join(' '));
  return isCount && lead.length > 1 ? unitOf(lead) : undefined;
}

/** 'minutes late' are minutes, 'millimetres' is how many of them, 'salery' is a salary; anything else is text. */
function byLastResort(lower: string, words: readonly string[]): NamedGuess {
  const [lead = '', more] = words;
  const leading = more !== undefined && words.length === 2 && isPlural(lead) ? lookup(lead) : undefined;
  const counted = countedUnit(words);
  if (counted) return { type: 'number', unit: counted, min: 0, isKnown: true, by: 'pattern' };
  if (leading?.unit) return { ...leading, isKnown: true, by: 'pattern' };
  const unit = asUnit(lower);
  if (unit) return { type: 'number', unit, min: 0, isKnown: true, by: 'lexicon' };
  const meant = lower.length >= 6 && lower.length <= 30 ? guessMisspelt(lower) : undefined;
  if (meant) return { ...meant, isKnown: true, by: 'nothing' };
  return { type: 'text', isKnown: false, by: 'nothing' };
}
