import { randomUUID } from 'node:crypto';
import type { SentStep, Snapshot, Who } from '@tessera/builder/keeper';
import { AppError } from '../../core/app-error';
import type { DatabasesService, LiveDatabase } from '../databases/databases.service';
import type { Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import type {
  Failure,
  GroupsQuery,
  GroupsResult,
  RowChange,
  RowResult,
  RowsQuery,
  RowsResult,
  StepResult,
} from '../records/data-tasks.schema';
import type { FindLive } from './live-names.port';

type Answered<Result> = Exclude<Result, { readonly kind: 'absent' | 'failed' }>;

/** What visitors of an application ask of its records. Whatever cannot be answered is thrown as an AppError. */
export interface AppDataService {
  /**
   * The same for somebody who may be somebody else by the time when it is their turn (DATA-03).
   *
   * @param now who they are by then, undefined where nothing can have changed; throws where they may not ask any more
   */
  as(now: () => Promise<Who> | undefined): AppDataService;
  /** Where the records of the application of a name are, and who may sign in there. Throws NOT_FOUND. */
  find(appName: string): Promise<LiveDatabase>;
  snapshot(place: Place, who: Who): Promise<Snapshot>;
  /** Also what the rules refuse is an answer. */
  step(place: Place, who: Who, step: SentStep): Promise<Answered<StepResult>>;
  list(place: Place, who: Who, query: RowsQuery): Promise<Answered<RowsResult>>;
  aggregate(place: Place, who: Who, query: GroupsQuery): Promise<Answered<GroupsResult>>;
  show(place: Place, who: Who, table: string, id: string): Promise<Answered<RowResult>>;
  /** @param step makes a call that is repeated be made once */
  change(
    place: Place,
    who: Who,
    { table, change, step }: { table: string; change: RowChange; step?: string | undefined },
  ): Promise<Answered<RowResult>>;
}

const CODES = {
  'not-allowed': 'FORBIDDEN',
  misread: 'BAD_REQUEST',
  full: 'QUOTA_FULL',
  'refused-by-database': 'BAD_REQUEST',
  'no-record': 'NOT_FOUND',
  'no-table': 'NOT_FOUND',
  'broken-rule': 'UNPROCESSABLE',
} as const satisfies Record<Failure | 'broken-rule', string>;

/** A failure of the process as an answer. */
export function failureOf(failure: Failure | 'broken-rule', message: string): AppError {
  return new AppError(CODES[failure], message);
}

function noRecords(): AppError {
  return new AppError('NOT_FOUND', 'No records are kept here.');
}

export function createAppData(
  calls: Pick<DataCalls, 'run'>,
  databases: Pick<DatabasesService, 'liveOf'>,
  findLive: FindLive,
): AppDataService {
  function found<R extends { readonly kind: string }>(result: R): Answered<R> {
    if (result.kind === 'absent') throw noRecords();
    if (result.kind === 'failed' && 'failure' in result && 'message' in result) {
      throw failureOf(result.failure as Failure, String(result.message));
    }
    // Both kinds that are left out were thrown.
    return result as Answered<R>;
  }

  return {
    as: (now) => createAppData(callsOf(calls, now), databases, findLive),
    async find(appName) {
      const live = await findLive(appName);
      const found = live && (await databases.liveOf(live.projectId));
      if (!found) throw noRecords();
      return found;
    },
    async snapshot(place, who) {
      return found(await calls.run(place.database, 'snapshot', { ...place, who })).snapshot;
    },
    step: async (place, who, step) => found(await calls.run(place.database, 'step', { ...place, who, step })),
    list: async (place, who, query) =>
      found(await calls.run(place.database, 'list', { ...place, who, query })),
    aggregate: async (place, who, query) =>
      found(await calls.run(place.database, 'aggregate', { ...place, who, query })),
    show: async (place, who, table, id) =>
      found(await calls.run(place.database, 'show', { ...place, who, table, id })),
    change: async (place, who, { step = randomUUID(), ...asked }) =>
      found(await calls.run(place.database, 'change', { ...place, who, step, ...asked })),
  };
}

/** Calls of somebody, who is looked up again where that is due when their turn comes. */
function callsOf(calls: Pick<DataCalls, 'run'>, now: () => Promise<Who> | undefined): Pick<DataCalls, 'run'> {
  return {
    run: (database, task, input) =>
      calls.run(database, task, input, async () => {
        const who = await now();
        return who ? { ...input, who } : input;
      }),
  };
}
