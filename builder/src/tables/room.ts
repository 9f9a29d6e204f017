import type { Sample } from '@tessera/shared/contracts';

/** The most characters that all records of a file have together; more make the application's source too long to be built. */
const MOST_CHARACTERS = 250_000;

/** How much more of a file there is room for: rows, and records that they name. Once something does not fit, nothing more does. */
export class Room {
  private left: number;

  constructor(characters = MOST_CHARACTERS) {
    this.left = characters;
  }

  get isFull(): boolean {
    return this.left < 0;
  }

  /** Takes room for what a record holds; false where there is not as much left. */
  take(values: Sample['values']): boolean {
    this.left -= JSON.stringify(values).length;
    return !this.isFull;
  }
}
