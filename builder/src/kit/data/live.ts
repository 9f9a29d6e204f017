import type { Live } from './types';

/** How records of other kinds are named and found; what asks is worked out anew when they change. */
export interface LinkedNames {
  /** What a record is called; '' when it is gone. */
  readonly nameOf: (entityId: string, id: string) => string;
  /** The record with this name, whatever its case. */
  readonly idOf: (entityId: string, name: string) => string | null;
}

/** What a live record knows beyond its own properties. */
export interface Surroundings extends LinkedNames {
  /** All records of a kind. */
  readonly all: (entityId: string) => readonly Live[];
}

/** Where there are no other records. */
export const noNames: LinkedNames = { nameOf: () => '', idOf: () => null };

const nowhere: Surroundings = { ...noNames, all: () => [] };

// Beside the objects and not in them: every name may be that of a field.
const surroundings = new WeakMap<Live, Surroundings>();

export function surround(live: Live, by: Surroundings): void {
  surroundings.set(live, by);
}

/** What is around a record; nothing around one that no store gave. */
export function surroundingsOf(live: Live): Surroundings {
  return surroundings.get(live) ?? nowhere;
}
