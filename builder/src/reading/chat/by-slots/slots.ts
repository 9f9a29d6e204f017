import type { Token } from '../../../language/token';
import type { Outcome } from '../../rule';
import type { World } from '../../world';
import type { Intent } from '../intents';

export type SlotName = 'n' | 't' | 'f' | 'o' | 'v' | 'p' | 'm';

export interface Slot {
  readonly name: SlotName;
  readonly tokens: readonly Token[];
}

/** What a wish names, by the slots that a tagger found in it. */
export class Slots {
  constructor(private readonly slots: readonly Slot[]) {}

  /** The words of each slot of a name, in the order they were said in. */
  all(...names: readonly SlotName[]): readonly (readonly Token[])[] {
    return this.slots.filter(({ name }) => names.includes(name)).map(({ tokens }) => tokens);
  }

  /** The first slot of the first of these names that is there at all; no tokens where none is. */
  first(...names: readonly SlotName[]): readonly Token[] {
    for (const name of names) {
      const [found] = this.all(name);
      if (found) return found;
    }
    return [];
  }

  /** All of them, in the order they were said in. */
  get inOrder(): readonly Slot[] {
    return this.slots;
  }

  get isEmpty(): boolean {
    return this.slots.length === 0;
  }

  has(name: SlotName): boolean {
    return this.slots.some((slot) => slot.name === name);
  }
}

/** Makes what a wish of one intent comes to from its slots; undefined where they do not fit the application for sure. */
export type SlotReading = (slots: Slots, tokens: readonly Token[], world: World) => Outcome | undefined;

export type SlotReadings = Readonly<Partial<Record<Intent, SlotReading>>>;
