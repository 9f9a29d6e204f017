import type { Token } from '../../language/token';
import { bare, matchRules, type Outcome } from '../rule';
import { INSTRUCTION_RULES } from '../rules/background-instructions';
import { KEPT_RULES } from '../rules/beyond-contents';
import { whyNot } from '../rules/beyond-further';
import { OUTSIDE_RULES } from '../rules/beyond-outside';
import { PEOPLE_RULES } from '../rules/beyond-people';
import { isRefused, type BeyondRule } from '../rules/beyond-rule';
import { SIGN_RULES } from '../rules/beyond-signs';
import { THING_RULES } from '../rules/beyond-things';
import { tokenPattern, wordSet, type TokenPattern } from '../token-pattern';
import { DEEDS } from './impossible-deeds';
import { LIKELY } from './impossible-signs';
import type { SlotReader } from './slot-reader';

/** What applications cannot do, and why: by the rules that say so, and by further words. */

const RULES: readonly BeyondRule[] = [
  ...PEOPLE_RULES,
  ...OUTSIDE_RULES,
  ...THING_RULES,
  ...KEPT_RULES,
  ...SIGN_RULES,
];
const WHY: ReadonlyMap<string, string> = new Map(RULES.map(({ name, missing }) => [name, missing]));

/** What these say may as well be a field, a figure or a story: believed only where something impossible is asked for. */
const SOFT: ReadonlySet<string> = new Set([
  'running balances and ranks',
  'looks that cannot be set',
  'several people at once',
  'doing something by itself',
  'quizzes and flashcards',
  'games',
  'timers and alarms',
  'languages and technologies',
  'the language of an application',
  'a history of changes',
]);
const HARD_RULES = RULES.filter(({ name }) => !SOFT.has(name));

/** No wish is longer; of longer stretches the beginning is looked at. */
const LONGEST = 80;
const NO_PART = 'This is not part of an application';

const NOT = /^(?:no|not|n't|never|without|don't|dont|cannot|nor|neither)$/;

interface Sign {
  readonly why: string;
  readonly pattern: TokenPattern;
}

/** The signs of a table, compiled when they are first asked. */
function signsOf(table: readonly (readonly [rule: string, words: string])[]): () => readonly Sign[] {
  let signs: readonly Sign[] | undefined;
  return () =>
    (signs ??= table.map(([rule, words]) => ({
      why: whyNot(rule),
      pattern: tokenPattern(`<a?> (${words}) <z?>`),
    })));
}

const likely = signsOf(LIKELY);
const deeds = signsOf(DEEDS);

/** The reason of the first sign that is in the words, unless it is said that it is not wanted. */
function bySigns(signs: readonly Sign[], tokens: readonly Token[]): string | undefined {
  const words = wordSet(tokens);
  return signs.find(({ pattern }) => {
    const captures = pattern.match(tokens, words);
    return captures !== undefined && !NOT.test(captures['a']?.at(-1)?.key ?? '');
  })?.why;
}

function byRules(rules: readonly BeyondRule[], tokens: readonly Token[]): string | undefined {
  for (const { rule, said } of matchRules(rules, tokens)) if (!isRefused(said)) return WHY.get(rule.name);
  return undefined;
}

/** Why a stretch of words cannot be built, whatever it was taken for; undefined where it may well be. */
export function surelyCannot(stretch: readonly Token[]): string | undefined {
  const tokens = bare(stretch.slice(0, LONGEST));
  return (
    byRules(HARD_RULES, tokens) ?? (matchRules(INSTRUCTION_RULES, tokens).length > 0 ? NO_PART : undefined)
  );
}

/** Why a stretch that is a wish cannot be built, whatever else its words may be taken for. */
export function cannotAsWish(stretch: readonly Token[]): string | undefined {
  const tokens = bare(stretch.slice(0, LONGEST));
  return surelyCannot(tokens) ?? bySigns(deeds(), tokens);
}

/** Why a wish cannot be built, where it is known that it asks for something impossible. */
export function probablyCannot(stretch: readonly Token[]): string | undefined {
  const tokens = bare(stretch.slice(0, LONGEST));
  return (
    surelyCannot(tokens) ?? byRules(RULES, tokens) ?? bySigns(deeds(), tokens) ?? bySigns(likely(), tokens)
  );
}

function read(clause: readonly Token[]): Outcome | undefined {
  const missing = probablyCannot(clause);
  return missing === undefined ? undefined : { missing };
}

export const IMPOSSIBLE: SlotReader = {
  class: 'impossible',
  read,
  examples: {
    'SMS the evening before': 'missing',
    'ping my phone': 'missing',
    'Payment by Vipps': 'missing',
    'My wife adds things on her phone': 'missing',
    'Fetch METARs': 'missing',
    'sync to etsy': 'missing',
    'tide tables from the harbour office': 'missing',
    'comes from the sensor': 'missing',
    'an audio recording of each': 'missing',
    'upload the wav files': 'missing',
    'draw the pairings automatically': 'missing',
    'repeat weekly': 'missing',
    'everyone typing at the same time': 'missing',
    'with fingerprint': 'missing',
    'matching done by AI': 'missing',
    'GPS where the van is': 'missing',
    'read it aloud': 'missing',
    'only the nurses may see it': 'missing',
  },
};
