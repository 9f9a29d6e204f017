import type { Token } from '../language/token';
import type { Slot, SlotName } from '../reading/chat/by-slots/slots';
import type { Intent } from '../reading/chat/intents';
import { chatPlaces } from './chat-places';
import { probabilities } from './classify';
import type { NameIndex } from './mentions';
import { unpack } from './packed-model';
import { wishFeatures } from './wish-features';
import { decode, type SequenceModel } from './sequence-model';
import { INTENT_WEIGHTS, SEGMENT_WEIGHTS, SLOT_WEIGHTS } from './weights/chat';

/** A wish in a message, what it may want with how likely that is, and what fills its slots. */
export interface TaggedWish {
  readonly tokens: readonly Token[];
  readonly intents: readonly { readonly intent: Intent; readonly chance: number }[];
  readonly slots: readonly Slot[];
}

interface Models {
  readonly segments: SequenceModel;
  readonly slots: SequenceModel;
  readonly intents: SequenceModel;
}

let models: Models | undefined;

const theModels = (): Models =>
  (models ??= {
    segments: unpack(SEGMENT_WEIGHTS),
    slots: unpack(SLOT_WEIGHTS),
    intents: unpack(INTENT_WEIGHTS),
  });

/** The stretches of tokens that have labels other than O, each with its label. */
function stretches(
  tokens: readonly Token[],
  labels: readonly string[],
): { label: string; tokens: Token[] }[] {
  const result: { label: string; tokens: Token[] }[] = [];
  tokens.forEach((token, at) => {
    const label = labels[at] ?? 'O';
    if (label.startsWith('B-')) result.push({ label: label.slice(2), tokens: [token] });
    else if (label.startsWith('I-')) result.at(-1)?.tokens.push(token);
  });
  return result;
}

/** The wishes of a sentence of a message, in order; what is in none of them asks for nothing. */
export function wishesIn(tokens: readonly Token[], names: NameIndex): TaggedWish[] {
  const labels = decode(theModels().segments, chatPlaces(tokens, names));
  return stretches(tokens, labels).map((stretch) => tagWish(stretch.tokens, names));
}

/** What one wish may want. */
export function tagWish(tokens: readonly Token[], names: NameIndex): TaggedWish {
  const { slots, intents } = theModels();
  const labels = decode(slots, chatPlaces(tokens, names));
  const chances = probabilities(intents, wishFeatures(tokens, labels, names).features);
  return {
    tokens,
    intents: chances.slice(0, 4).map(({ label, chance }) => ({ intent: label as Intent, chance })),
    slots: stretches(tokens, labels).map(({ label, tokens: own }) => ({
      name: label as SlotName,
      tokens: own,
    })),
  };
}
