import type { Live } from './types';

/** How records of other kinds are named and found; what asks is worked out anew when they change. */
export interface LinkedNames {
  /** What a record is called; '' when it is gone. */
  nameOf(entityId: string, id: string): string;
  /** The record with this name, whatever its case. */
  idOf(entityId: string, name: string): string | null;
}

/** What a live record knows beyond its own properties. */
export interface Surroundings extends LinkedNames {
  /** All records of a kind. */
  all(entityId: string): readonly Live[];
}

/** Where there are no other records. */
export const noNames: LinkedNames = { nameOf: () => '', idOf: () => null };

const nowhere: Surroundings = { ...noNames, all: () => [] };

/** A record of a store. Every name may be that of a field, so what it knows beyond its fields is private. */
export class StoredLive implements Live {
  readonly #by: Surroundings;

  constructor(
    readonly id: string,
    by: Surroundings,
  ) {
    this.#by = by;
  }

  static surroundingsOf(live: Live): Surroundings {
    return #by in live ? live.#by : nowhere;
  }
}

/** What is around a record; nothing around one that no store gave. */
export function surroundingsOf(live: Live): Surroundings {
  return StoredLive.surroundingsOf(live);
}
