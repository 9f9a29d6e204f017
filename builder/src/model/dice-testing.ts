import * as fc from 'fast-check';
import type { IdSource } from './ids';

/** Evenly: small numbers are not what random models should be made of. */
const upTo = (max: number) => fc.noBias(fc.nat(max));

const WORDS = ['Order', 'Price', 'Stage', 'Größe', 'Due', "Owner's note", 'Größe / 名前', 'Class', 'Total'];
/** Draws with names that are never the same twice. */
export class Dice {
  private count = 0;

  constructor(
    private readonly draw: fc.GeneratorValue,
    readonly ids: IdSource,
  ) {}

  /** A whole number from 0 up to and with `max`. */
  upTo(max: number): number {
    return this.draw(upTo, max);
  }

  oneIn(sides: number): boolean {
    return this.upTo(sides - 1) === 0;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.upTo(Math.max(0, items.length - 1))];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  pickSome<T>(items: readonly T[]): T[] {
    return items.filter(() => this.oneIn(2));
  }

  times<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.upTo(most) }, make);
  }

  name(): string {
    this.count += 1;
    return `${this.pick(WORDS)} ${String(this.count)}`;
  }
}
