import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { placeName } from '../engines/engine.schema';
import type { Heard } from '../records/data-calls.client';
import { updateCounts } from './databases.repository';

/** How long what is written down may be another number than it is, at the most. */
const WRITE_MS = 20_000;

interface Counted {
  readonly databaseId: string;
  readonly environment: Heard['environment'];
  readonly records: number;
  readonly bytes: number;
  /** Of steps alone: a migration changes how records are kept, and none of them. */
  readonly changedAt?: Date | undefined;
}

/** Writes down what databases hold, a moment after it changed: once for all steps that come meanwhile. */
export function countsOf(db: Database, clock: Clock) {
  const counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    for (const [name, count] of [...counted]) {
      await updateCounts(db, count);
      if (counted.get(name) === count) counted.delete(name);
    }
  }

  function writeSoon(): void {
    // Where it cannot be written now, it is tried again.
    timer ??= setTimeout(() => void write().catch(writeSoon), WRITE_MS);
    timer.unref();
  }

  return {
    write,
    hear({ database, environment, counts }: Heard, isOfStep = true): void {
      if (!counts) return;
      const name = placeName({ database, environment });
      const changedAt = isOfStep ? clock() : counted.get(name)?.changedAt;
      counted.set(name, { databaseId: database, environment, ...counts, changedAt });
      writeSoon();
    },
    close(): void {
      clearTimeout(timer);
      counted.clear();
    },
  };
}
