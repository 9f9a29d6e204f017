import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FairQueue } from '../../core/fair-queue';
import { createFreshProcesses, type Stopped } from '../../work/fresh-processes';
import { WORK_LIMITS } from '../../work/work-limits';
import type { Asking, QueryAnswer } from '../../db/read-statement';
import { placeName, type EngineSettings, type Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import { QUERY_MS, type CheckAnswer, type QuerySource, type QueryTasks } from './query-tasks.schema';

export interface QueriesSettings {
  /** `api/dist/query-child.mjs`, absolute. */
  readonly childPath: string;
  readonly engine: EngineSettings;
  /** Where copies of embedded databases lie while a statement runs. Nothing else lies there. */
  readonly folder: string;
  readonly calls: Pick<DataCalls, 'run'>;
}

/** What became of a statement; 'too-large' where it took more memory than one may. */
export type QueryOutcome =
  | QueryAnswer
  | Extract<CheckAnswer, { readonly kind: 'refused' }>
  | { readonly kind: 'absent' }
  | Stopped;

export interface Queries {
  /** Runs a statement when it is the account's turn. Throws RATE_LIMITED, and UNAVAILABLE where it cannot be run at all. */
  run(account: string, place: Place, asking: Asking): Promise<QueryOutcome>;
  /** Ends what runs. */
  close(): void;
}

const PROCESS_LIMITS = { ...WORK_LIMITS, workMs: QUERY_MS, wallMs: QUERY_MS, residentBytes: 600 * 1_048_576 };
/** On a server the child cancels the statement itself, and has time to say so. */
const SERVER_LIMITS = { ...PROCESS_LIMITS, wallMs: QUERY_MS + 3000 };

/**
 * Runs what owners of projects type as SQL, each in a process of its own that is killed when it takes too long: never in the process
 * that has the databases (docs/decisions/0022).
 */
export function createQueries({ childPath, engine, folder, calls }: QueriesSettings): Queries {
  const processes = createFreshProcesses<QueryTasks>({
    childPath,
    limits: engine.kind === 'server' ? SERVER_LIMITS : PROCESS_LIMITS,
    atOnce: 2,
    turns: new FairQueue({ inHandPerAccount: 1, waitingPerAccount: 3, waiting: 50 }),
    words: {
      unavailable: 'Statements cannot be run right now. Please try again in a moment.',
      tooMany: 'You have other statements waiting. Please wait until they are done.',
    },
  });
  // What a server that was killed left behind.
  const swept = rm(folder, { recursive: true, force: true }).catch(() => undefined);

  async function withSource(
    place: Place,
    work: (source: QuerySource) => Promise<QueryOutcome>,
  ): Promise<QueryOutcome> {
    if (engine.kind === 'server') return work({ kind: 'server', url: engine.url, schema: placeName(place) });
    await swept;
    await mkdir(folder, { recursive: true });
    const copy = join(folder, randomUUID());
    try {
      const copied = await calls.run(place.database, 'copy', { ...place, folder: copy });
      return copied.kind === 'absent' ? copied : await work({ kind: 'folder', folder: copy });
    } finally {
      await rm(copy, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  return {
    run: (account, place, asking) =>
      processes.run<QueryOutcome>(account, async (ask) => {
        const checked = await ask('check', { sql: asking.sql });
        if (checked.kind !== 'accepted') return checked;
        return withSource(place, (source) => ask('run', { source, ...asking, sql: checked.sql }));
      }),
    close: () => {
      processes.close();
    },
  };
}
