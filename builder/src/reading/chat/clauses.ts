import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import type { Applied } from '../../operations/outcome';
import { tagWish, type TaggedWish } from '../../tagger/tag-message';
import { withReasonCut } from './framing';
import { fitsIntent } from './intents';
import { indexOf, readTagged, taggedWishes } from './tagged-message';
import { beginsWhen, saysOnlyWhen } from '../meaning/only-when';
import { matchRules, wordsOf, type Choice, type Outcome, type Rule } from '../rule';
import { unitsOf, type Unit } from '../text/units';
import { World, type Touched } from '../world';
import { swallowsOrder } from './swallowed-orders';
import { mentioned, touchedBy } from './touch';
import { goesOn, isOrder } from './wishing';

/** What became of a clause of a message. */
export type Fate =
  | {
      readonly kind: 'done';
      readonly operations: readonly Operation[];
      readonly applied: readonly Applied[];
      readonly refused: readonly string[];
      readonly caveat?: string;
    }
  | { readonly kind: 'missing' | 'already' | 'promise'; readonly why: string }
  | { readonly kind: 'without'; readonly nouns: readonly string[] }
  | { readonly kind: 'ask'; readonly question: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unread' };

export interface Clause {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly fate: Fate;
  /** The rule that read it, for whoever looks into why. */
  readonly rule?: string;
}

/** How far a message is read: the application as the clauses before leave it. */
export interface Reading {
  readonly world: World;
  readonly value: number;
  readonly clauses: readonly Clause[];
}

/** The longest stretch of units that is read as one wish. */
const LONGEST = 7;
/** A sentence of very many units is a list or nonsense: it is read in shorter stretches, so that it takes no minutes. */
const longestIn = (units: number) => (units > 120 ? 1 : units > 40 ? 3 : LONGEST);
/** What cutting costs: of two readings that say as much, the one of fewer clauses is believed. */
const CUT = 0.35;

const MOST_TOKENS = 60;

const isSign = ({ text, tag }: Token) => tag === 'verb' && /^[+–−-]$/.test(text);
/** Each sign begins a wish of its own, but those of one list: 'voice: + Mezzo, + Baritone'. */
function isSigned(span: readonly Token[]): boolean {
  const at = span.findIndex((token, index) => index > 0 && isSign(token));
  return at > 0 && span[at - 1]?.key !== ':';
}

const wordsIn = (tokens: readonly Token[]) => tokens.filter(({ tag }) => tag !== 'mark').length;

interface Read {
  readonly fate: Fate;
  readonly value: number;
  readonly world: World;
  readonly rule?: string;
  readonly isCertain?: boolean;
}

function apply(
  world: World,
  operations: readonly Operation[],
): { fate: Extract<Fate, { kind: 'done' }>; model: ApplicationModel; touched: Touched } | undefined {
  let model = world.model;
  const steps: { operation: Operation; before: ApplicationModel; applied: Applied }[] = [];
  const refused: string[] = [];
  for (const operation of operations) {
    const step = applyOperation(model, operation);
    if (!step.done) {
      refused.push(step.why);
      continue;
    }
    steps.push({ operation, before: model, applied: step });
    model = step.model;
  }
  if (steps.length === 0) return undefined;
  return {
    fate: {
      kind: 'done',
      operations: steps.map(({ operation }) => operation),
      applied: steps.map(({ applied }) => applied),
      refused,
    },
    model,
    touched: touchedBy(world.touched, steps),
  };
}

/** What an outcome comes to; how much it counts for beside the words that the rule names. */
export function settle(outcome: Outcome, world: World): { fate: Fate; world: World; trust: number } {
  if ('operations' in outcome) {
    const done = apply(world, outcome.operations);
    const { caveat } = outcome;
    if (done)
      return {
        fate: { ...done.fate, ...(caveat !== undefined && { caveat }) },
        world: new World(done.model, done.touched),
        trust: 0.4,
      };
    const why = outcome.operations
      .map((operation) => applyOperation(world.model, operation))
      .find(({ done: isDone }) => !isDone);
    return {
      fate: { kind: 'already', why: why && 'why' in why ? why.why : 'that is so already' },
      world,
      trust: 0.3,
    };
  }
  if ('missing' in outcome) return { fate: { kind: 'missing', why: outcome.missing }, world, trust: 0.35 };
  if ('already' in outcome) return { fate: { kind: 'already', why: outcome.already }, world, trust: 0.3 };
  if ('promise' in outcome) return { fate: { kind: 'promise', why: outcome.why }, world, trust: 0.3 };
  if ('without' in outcome) return { fate: { kind: 'without', nouns: outcome.without }, world, trust: 0.3 };
  if ('ask' in outcome)
    return { fate: { kind: 'ask', question: outcome.ask, choices: outcome.choices }, world, trust: 0.35 };
  return { fate: { kind: 'nothing' }, world, trust: 0.25 };
}

const isOpen = ({ key }: Token) => /^[([{]$/.test(key);
const isClose = ({ key }: Token) => /^[)\]}]$/.test(key);

/** Without what stands in brackets, which is often only told. */
function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  return tokens.filter((token) => {
    if (isOpen(token)) depth += 1;
    const isKept = depth === 0;
    if (isClose(token)) depth = Math.max(0, depth - 1);
    return isKept;
  });
}

/** What a reading is worth less where the tagger takes the words for another wish, or for none, and more where it agrees. */
const DOUBTED = 0.5;
const AGREED = 1.1;
const OUTSIDE = 0.3;
/** So sure is a tagger that it may doubt a plain order that only describes something new. */
const SURE = 0.85;
/** Intents of whoever describes a field: the tagger may take one for the other. */
const OF_FIELDS = /^(?:add-field|add-option|retype-field|default)$/;
/** What is told to be impossible counts for less where it begins with a plain order that can be done. */
const SWALLOWED = 0.5;
/** What a wish is worth that no rule reads and the tagger is sure of. */
const LEAST_CHANCE = 0.5;
/** That something cannot be done is told only where that is likelier still: else it was not understood. */
const LEAST_REFUSED = 0.6;
const leastFor = (outcome: Outcome) => ('missing' in outcome ? LEAST_REFUSED : LEAST_CHANCE);
const LEARNED = 0.3;
const BY_CHANCE = 0.4;
/** So much of a span has to be a wish for the tagger, that it may say which. */
const MOSTLY = 0.7;
/** The rules that are tried on a span, the best first, beside those that are certain; the one for access is tried on all. */
const MOST_MATCHES = 13;

/** How likely a wish wants something that an outcome comes to. */
function chanceOf(outcome: Outcome, wish: TaggedWish): number {
  return wish.intents
    .filter(({ intent }) => fitsIntent(outcome, intent))
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** What words count for that a plain order explains: less where it is not wholly certain, and the tagger is of something else. */
function sureShare(certainty: number, outcome: Outcome, wish: TaggedWish): number {
  const [likeliest] = wish.intents;
  const isOther = likeliest && likeliest.chance > SURE && !OF_FIELDS.test(likeliest.intent);
  return certainty < 1 && isOther === true && chanceOf(outcome, wish) < 0.1 ? certainty * DOUBTED : certainty;
}

/** Of two orders no rule that does one thing reads both: 'rename guest to visitor and ring the bell'. */
const isSingle = (outcome: Outcome) => 'operations' in outcome && outcome.operations.length === 1;

/** An outcome, and how much of its words it explains. */
interface Judged {
  readonly outcome: Outcome;
  readonly share: number;
  readonly by: string;
  readonly isCertain?: boolean;
}

export class MessageReader {
  /** Where the words begin that the tagger takes for wishes. */
  private inWish: ReadonlySet<number> = new Set();

  private begun: ReadonlySet<number> = new Set();

  /** Where a unit begins that orders something by itself: 'and email me the list'. */
  private orders: ReadonlySet<number> = new Set();

  /** What joins the unit that begins at a place to what stands before it. */
  private joints: ReadonlyMap<number, string> = new Map();

  private units: readonly Unit[] = [];

  private readonly known = new WeakMap<World, Map<string, Read | undefined>>();

  constructor(private readonly rules: readonly Rule[]) {}

  /** Reads a sentence behind what was read before it: of all ways to cut it, the one that explains most of its words. */
  readSentence(tokens: readonly Token[], from: Reading): Reading {
    const units = withReasonCut(unitsOf(tokens));
    this.units = units;
    this.joints = new Map(units.map((unit) => [unit.tokens[0]?.start ?? 0, unit.before]));
    this.orders = new Set(
      units
        .filter(
          ({ tokens: unit }, at) => isOrder(unit) && !goesOn(unit) && !beginsWhen(units[at - 1]?.tokens),
        )
        .map(({ tokens: [first] }) => first?.start ?? 0),
    );
    const wishes = taggedWishes(tokens, from.world);
    this.inWish = new Set(wishes.flatMap((wish) => wish.tokens.map(({ start }) => start)));
    this.begun = new Set(wishes.map((wish) => wish.tokens[0]?.start ?? 0));
    const best: (Reading | undefined)[] = [{ ...from, value: 0 }];
    for (let start = 0; start < units.length; start += 1) {
      const state = best[start];
      if (!state) continue;
      let isBegun = false;
      for (let end = start + 1; end <= Math.min(units.length, start + longestIn(units.length)); end += 1) {
        const span = spanOf(tokens, units, start, end);
        const isWhen = units[end]?.before === ',' && saysOnlyWhen(span, state.world);
        for (const read of this.options(span, end === start + 1, isWhen, state.world)) {
          const value = state.value + worthOf(read, isBegun) - CUT;
          isBegun ||= isDoneForSure(read);
          const old = best[end];
          if (old && old.value >= value) continue;
          best[end] = { world: read.world, value, clauses: [...state.clauses, clauseOf(span, read)] };
        }
      }
    }
    return best[units.length] ?? from;
  }

  private options(span: readonly Token[], isUnit: boolean, isWhen: boolean, world: World): Read[] {
    const read = isWhen ? undefined : this.read(span, world);
    const left = isUnit ? [unread(span, world)] : [];
    return read ? [read, ...left] : left;
  }

  private read(span: readonly Token[], world: World): Read | undefined {
    if (span.length > MOST_TOKENS || isSigned(span)) return undefined;
    const cache = this.known.get(world) ?? new Map<string, Read | undefined>();
    this.known.set(world, cache);
    const key = `${String(span[0]?.start)}-${String(span.at(-1)?.end)}`;
    if (!cache.has(key)) cache.set(key, this.readFresh(span, world));
    return cache.get(key);
  }

  private readFresh(span: readonly Token[], world: World): Read | undefined {
    const plain = span.some(isOpen) ? withoutBrackets(span) : span;
    const read = this.best(span, world) ?? (plain === span ? undefined : this.best(plain, world));
    if (!read) return undefined;
    const { fate, world: after } = settle(read.outcome, world);
    return {
      fate,
      world: after,
      value: wordsIn(span) * read.share,
      rule: read.by,
      isCertain: read.isCertain === true,
    };
  }

  /** How much of a span the tagger takes for a wish. */
  private wishShare(span: readonly Token[]): number {
    const words = span.filter(({ tag }) => tag !== 'mark');
    return words.filter(({ start }) => this.inWish.has(start)).length / Math.max(words.length, 1);
  }

  /** Whether something else is ordered in the middle of a span. */
  private ordersMore(span: readonly Token[]): boolean {
    return span.slice(1).some(({ start }) => this.orders.has(start));
  }

  /** The pieces of a span behind its first. */
  private unitsInside(span: readonly Token[]): readonly (readonly Token[])[] {
    const [from, to] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0];
    return this.units
      .map(({ tokens }) => tokens)
      .filter((tokens) => (tokens[0]?.start ?? 0) > from && (tokens.at(-1)?.end ?? 0) <= to);
  }

  private best(span: readonly Token[], world: World): Judged | undefined {
    const wish = tagWish(span, indexOf(world.model));
    const asWish = this.wishShare(span);
    const found = this.byRules(span, world, wish, asWish);
    // Of two orders in one span what was learned reads one, and the other would be lost without a word.
    const isOne = !this.ordersMore(span) && span.filter(({ start }) => this.begun.has(start)).length < 2;
    const learned = isOne && asWish > MOSTLY ? readTagged(wish, world) : undefined;
    if (learned && learned.chance > leastFor(learned.outcome))
      found.push({ outcome: learned.outcome, share: LEARNED + BY_CHANCE * learned.chance, by: learned.by });
    const inside = this.unitsInside(span);
    return found
      .sort((a, b) => b.share - a.share)
      .find(({ outcome }) => !swallowsOrder(outcome, inside, world));
  }

  private byRules(span: readonly Token[], world: World, wish: TaggedWish, asWish: number): Judged[] {
    return matchRules(this.rules, span, this.joints.get(span[0]?.start ?? -1))
      .filter(({ rule: { certainty } }, at) => at < MOST_MATCHES || certainty !== undefined)
      .flatMap(({ rule, said, score }): Judged[] => {
        const outcome = rule.read(said, world);
        if (!outcome) return [];
        // Who may do what is said by several verbs: 'let visitors add tasks and delete them'.
        const isOneOrder = isSingle(outcome) && rule.class !== 'access';
        if (isOneOrder && this.ordersMore(span)) return [];
        if (rule.certainty !== undefined)
          return [
            { outcome, share: sureShare(rule.certainty, outcome, wish), by: rule.name, isCertain: true },
          ];
        const own = Math.max(0.1, Math.min(1, settle(outcome, world).trust + 0.75 * score));
        if ('nothing' in outcome) return [{ outcome, share: own, by: rule.name }];
        const agreed = chanceOf(outcome, wish);
        const doubt = agreed < 0.05 ? DOUBTED : agreed > 0.4 ? AGREED : 1;
        return [{ outcome, share: own * doubt * (asWish < 0.3 ? OUTSIDE : 1), by: rule.name }];
      });
  }
}

const isDoneForSure = ({ isCertain, fate }: Read) => isCertain === true && fate.kind === 'done';

/** `isBegun`: a plain order that can be done stands at the beginning of the same words. */
const worthOf = ({ value, fate }: Read, isBegun: boolean) =>
  value * (isBegun && fate.kind === 'missing' ? SWALLOWED : 1);

const clauseOf = (span: readonly Token[], { fate, rule }: Read): Clause => ({
  tokens: span,
  text: wordsOf(span),
  fate,
  ...(rule !== undefined && { rule }),
});

function spanOf(
  tokens: readonly Token[],
  units: readonly Unit[],
  start: number,
  end: number,
): readonly Token[] {
  const [first, last] = [units[start]?.tokens[0], units[end - 1]?.tokens.at(-1)];
  return first && last ? tokens.filter((token) => token.start >= first.start && token.end <= last.end) : [];
}

/** Words that no rule reads: told, and what they name is spoken of. */
function unread(span: readonly Token[], world: World): Read {
  const touched = mentioned(span, world);
  const isSame = touched.entity === world.touched.entity && touched.field === world.touched.field;
  return {
    fate: { kind: 'unread' },
    world: isSame ? world : new World(world.model, touched),
    value: wordsIn(span) * 0.35,
  };
}
