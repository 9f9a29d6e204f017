import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { namesIn, NameIndex } from '../../tagger/mentions';
import { wishesIn, type TaggedWish } from '../../tagger/tag-message';
import { ALL_RULES } from '../all-rules';
import { bare, matchRules, type Outcome } from '../rule';
import { SLOT_READERS } from '../slots/all-slots';
import type { World } from '../world';
import { ASKS } from './by-slots/asks';
import { EDITS } from './by-slots/edits';
import { Slots, type SlotReadings } from './by-slots/slots';
import { CLASS_OF, fitsIntent, type Intent } from './intents';

/** Reads wishes that a tagger found in a message. */

const indexes = new WeakMap<ApplicationModel, NameIndex>();

export function indexOf(model: ApplicationModel): NameIndex {
  const known = indexes.get(model);
  if (known) return known;
  const fresh = new NameIndex(namesIn(model));
  indexes.set(model, fresh);
  return fresh;
}

/** An outcome, and how likely it is that it was meant: 0 to 1. */
export interface ReadWish {
  readonly outcome: Outcome;
  readonly chance: number;
  readonly intent: Intent;
  readonly by: string;
}

/** What is made directly of the slots of a wish. */
const BY_SLOTS: SlotReadings = { ...ASKS, ...EDITS };

type Read = Pick<ReadWish, 'outcome' | 'by'>;

/** Where a field is named or pointed at that is not there, the readers of prompts would find others, which the wish does not mean. */
const OF_FIELD: ReadonlySet<Intent> = new Set<Intent>(['require', 'unique', 'default']);
const isConclusive = (intent: Intent, slots: Slots) =>
  OF_FIELD.has(intent) && (slots.has('f') || slots.has('p'));

/** What a clause comes to if it wants this: by a rule, of its slots, or by the reader of such wishes in prompts. */
function readAs(intent: Intent, wish: TaggedWish, world: World): Read | undefined {
  for (const { rule, said } of matchRules(ALL_RULES, wish.tokens)) {
    const outcome = rule.read(said, world);
    if (outcome && fitsIntent(outcome, intent)) return { outcome, by: rule.name };
  }
  const tokens = bare(wish.tokens);
  const slots = new Slots(wish.slots);
  const made = BY_SLOTS[intent]?.(slots, tokens, world);
  if (made && fitsIntent(made, intent)) return { outcome: made, by: `the slots of ${intent}` };
  if (isConclusive(intent, slots)) return undefined;
  const filled = SLOT_READERS.find((one) => one.class === CLASS_OF[intent])?.read(tokens, world);
  return filled && fitsIntent(filled, intent)
    ? { outcome: filled, by: `the reader of ${intent} in prompts` }
    : undefined;
}

const LEAST_CHANCE = 0.15;

/** The likeliest of what a wish may want that comes to something in the application. */
export function readTagged(wish: TaggedWish, world: World): ReadWish | undefined {
  for (const { intent, chance } of wish.intents) {
    if (chance < LEAST_CHANCE) continue;
    const read = readAs(intent, wish, world);
    if (read) return { outcome: read.outcome, by: read.by, intent, chance };
  }
  return undefined;
}

export const taggedWishes = (tokens: readonly Token[], world: World): TaggedWish[] =>
  wishesIn(tokens, indexOf(world.model));
