import type { PGlite } from '@electric-sql/pglite';

/** Characters written until room is made: a quarter of what the records of one database may take. */
const CHARACTERS_BETWEEN = 24 * 1_048_576;
/** What a row takes beside what stands in it. */
const PER_STATEMENT = 200;

/**
 * Makes room of what was overwritten, once enough was written. A server does so by itself; the embedded database has nobody for it, and
 * whoever changes one record again and again would fill the disk with it.
 */
export class WrittenRows {
  #characters = 0;

  /** Counts a statement. */
  count(parameters: readonly unknown[]): void {
    this.#characters += PER_STATEMENT + parameters.reduce<number>((sum, one) => sum + lengthOf(one), 0);
  }

  /** Between two transactions. */
  async makeRoom(client: Pick<PGlite, 'exec'>): Promise<void> {
    if (this.#characters < CHARACTERS_BETWEEN) return;
    this.#characters = 0;
    await client.exec('VACUUM');
  }
}

function lengthOf(parameter: unknown): number {
  if (typeof parameter === 'string') return parameter.length;
  return Array.isArray(parameter)
    ? parameter.reduce<number>((sum, one) => sum + PER_STATEMENT + lengthOf(one), 0)
    : 0;
}
