import type { Token } from '../../language/token';
import { namesIn, NameIndex } from '../../tagger/mentions';
import { classesOf, type LikelyClass } from '../../tagger/tag-wish';
import { isAlwaysThere, readExclusion } from '../../words/exclusion';
import { isSameName } from '../../words/field-draft';
import { pattern } from '../../words/pattern';
import { promisedFeature } from '../../words/features';
import { readWish } from '../read-wish';
import { bare, wordsOf, type Outcome } from '../rule';
import { isForeignDeed } from '../slots/foreign-deeds';
import { cannotAsWish, probablyCannot } from '../slots/impossible';
import type { WishClass } from '../slots/slot-reader';
import type { World } from '../world';
import type { WishReading } from './prompt-reading';
import { isUnlikely } from './unlikely-outcome';

/** What a wish of a prompt comes to in the application. */

const LEAST_CHANCE = 0.08;
/** A class is believed where it is so much likelier than that the wish cannot be built, if that is likely at all. */
const LEAST_MARGIN = 1.5;
const LEAST_DOUBT = 0.1;
/** What these come to names the fields that it is about, so it says no more than it does. */
const NAMES_FIELDS: ReadonlySet<WishClass> = new Set<WishClass>([
  'impossible',
  'unique',
  'required',
  'default',
]);
/** From here on what no reader understands is told to be impossible, instead of not understood. */
const LIKELY_IMPOSSIBLE = 0.3;
const CANNOT = 'Applications cannot do that yet';

const MOST_WORDS_OF_FEATURE = 4;

/** 'search', 'delete with undo': what every application has. */
function promisedIn({ phrase, tokens }: WishReading): Outcome | undefined {
  return tokens.length <= MOST_WORDS_OF_FEATURE ? promisedFeature(phrase) : undefined;
}

const BEGINS_TO_REFUSE = /^(?:and |but |please )*(?:no|without|leave out|skip)\b/i;
const LONGEST_NOUN = 3;

/** 'no notes', 'without an amount': what these words begin is not wanted, unless they ask for a rule. */
function refusedIn(phrase: string, tokens: readonly Token[], world: World): Outcome | undefined {
  const refusal = BEGINS_TO_REFUSE.test(phrase) ? readExclusion(phrase) : undefined;
  if (!refusal || refusal.wanted.length > 0) return undefined;
  if (isAlwaysThere(refusal)) return { missing: refusal.why ?? '' };
  const areNouns = refusal.nouns.every((noun) => noun.split(' ').length <= LONGEST_NOUN);
  return areNouns && refusal.why === undefined ? readWish(tokens, 'without', world) : undefined;
}

/** 'No boat out with open defects' leaves nothing out. */
function isSentenceLeftOut(outcome: Outcome, { model }: World): boolean {
  if (!('without' in outcome)) return false;
  const isKept = (noun: string) => model.entities.some(({ name }) => isSameName(name, noun));
  return outcome.without.some((noun) => noun.split(' ').length > LONGEST_NOUN || isKept(noun));
}

const SEES = pattern('i')`
  ^(?:(?:and|please|then|also|so|i|we|you|want|need|would|'d|like|love|have|has|must|should|to|be|able|can|let|me|us)[ ])*
  (?:see|list|show|find|look up|pull up)[ ](?:(?:me|us|just|only)[ ])*
  (?:all|any|every|everything|anything|those|the|which|what|whatever|who|whoever)\b
`;
const MARKS =
  /\b(?:red|orange|yellow|amber|green|blue|gr[ea]y|colou?r\w*|mark\w*|flag\w*|highlight\w*|badge\w*|stand\w* out|warn\w*|sign|star|bold|at once|at a glance)\b/i;

/** 'See what expires this month' asks for a list; what is marked in one says how. */
const isListOnly = (tokens: readonly Token[]) => {
  const text = wordsOf(tokens);
  return SEES.test(text) && !MARKS.test(text);
};

/** The classes that it may be of, the likeliest first. */
function classesFor(tokens: readonly Token[], world: World) {
  const told = classesOf(bare(tokens), new NameIndex(namesIn(world.model)));
  if (told[0]?.wish !== 'badge' || !isListOnly(tokens)) return told;
  return told.map((one) => (one.wish === 'badge' ? { ...one, wish: 'filter' as const } : one));
}

/** 'due is 21 days after lent' names a day of the record, which no default can. */
function workedOut(tokens: readonly Token[], world: World): Outcome | undefined {
  const outcome = readWish(tokens, 'computed', world);
  const sets = outcome && 'operations' in outcome ? outcome.operations : [];
  const isOfField = sets.some(
    ({ kind, ...rest }) => kind === 'setComputed' && /f\d/.test(JSON.stringify(rest)),
  );
  return isOfField && tokens.some(({ key }) => /^(?:after|before|plus|minus|times|\+)$/.test(key))
    ? outcome
    : undefined;
}

/** As the likeliest class under which its words say enough. */
function byClass(tokens: readonly Token[], world: World): Outcome | undefined {
  const classes = classesFor(tokens, world);
  return (
    (classes[0]?.wish === 'default' ? workedOut(tokens, world) : undefined) ??
    byClasses(classes, tokens, world)
  );
}

/** As a wish of one class; undefined where its words do not fit that. `doubt` is how likely it cannot be built. */
function asClass({ wish, chance }: LikelyClass, doubt: number, tokens: readonly Token[], world: World) {
  const outcome = readWish(tokens, wish, world);
  if (!outcome) return undefined;
  const isDoubted = !NAMES_FIELDS.has(wish) && doubt >= LEAST_DOUBT && chance < doubt * LEAST_MARGIN;
  if (isDoubted) return { missing: probablyCannot(tokens) ?? CANNOT };
  return isSentenceLeftOut(outcome, world) ? undefined : outcome;
}

function byClasses(
  classes: readonly LikelyClass[],
  tokens: readonly Token[],
  world: World,
): Outcome | undefined {
  const doubt = classes.find(({ wish }) => wish === 'impossible')?.chance ?? 0;
  for (const one of classes) {
    if (one.chance < LEAST_CHANCE) break;
    if (one.wish === 'impossible' && one !== classes[0]) continue;
    const outcome = asClass(one, doubt, tokens, world);
    if (outcome) return outcome;
    if (one.wish === 'impossible' && one.chance > LIKELY_IMPOSSIBLE) return { missing: CANNOT };
  }
  return doubt > LIKELY_IMPOSSIBLE ? readWish(tokens, 'impossible', world) : undefined;
}

/** Nothing where no reader understands it. What cannot be built is never claimed, so words that say so come first. */
export function outcomeOf(wish: WishReading, world: World): Outcome | undefined {
  const promised = promisedIn(wish);
  if (promised) return promised;
  const { phrase, tokens } = wish;
  const why = cannotAsWish(tokens);
  if (why !== undefined) return { missing: why };
  const outcome = refusedIn(phrase, tokens, world) ?? byClass(tokens, world);
  if (outcome && 'operations' in outcome && isForeignDeed(tokens)) return undefined;
  return outcome && isUnlikely(phrase, outcome, world) ? undefined : outcome;
}
