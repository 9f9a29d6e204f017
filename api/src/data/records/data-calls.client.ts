import { ERROR_STATUS, type ErrorCode } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { DiskFullError } from '../../core/disk-full';
import { errorCode } from '../../core/error-code';
import type { Announcement, Place } from '../engines/engine.schema';
import { DatabaseConduct } from './conduct.rules';
import { DataLane, type DataWork } from './data-lane.client';
import type { ProcessOutcome } from './data-process.client';
import { DataProcessKeeper, type ProcessKeeperSettings } from './data-process-keeper.client';
import type { DataTasks, LaneName } from './data-tasks.schema';
import type { CallLimits, StopReason } from './patience.rules';
import { FAILURE_CODES } from './failure-codes.schema';

export interface DataCallsSettings extends Omit<ProcessKeeperSettings, 'tell'> {
  /** For how much work of a call its process is killed; ten seconds unless given. Milliseconds. */
  readonly deadlineMs?: number;
  /** For how much work one call may hold up those of others; a second unless given. Milliseconds. */
  readonly lightMs?: number;
}

/** Where something happened; the rest is left out where it was not told by whoever did it. */
export type Heard = Place & Partial<Announcement>;

type Hear = (news: Heard | 'lost') => void;

/** Calls of the processes that have the databases, which are started at the first one, and again after their end. */
export interface DataCalls {
  /**
   * Does a task when it is the database's turn. Throws UNAVAILABLE when it took too long, or the process ended twice under it: then
   * nobody knows whether it was done.
   *
   * @param renew asked when its turn has come, for what it is asked with by then; what it throws is thrown
   */
  run<Task extends keyof DataTasks>(
    database: string,
    task: Task,
    input: DataTasks[Task]['input'],
    renew?: () => Promise<DataTasks[Task]['input']>,
  ): Promise<DataTasks[Task]['output']>;
  /** Told where there was a step, and that some may have been missed (`lost`); gives what stops it. */
  listen(hear: Hear): () => void;
  readonly isRunning: boolean;
  /** Of the process that has the most databases. */
  readonly pid: number | undefined;
  /** Of the one that has those that hold up others. */
  readonly slowPid: number | undefined;
  /** Closes the databases and ends the processes. */
  close(): Promise<void>;
}

const DEADLINE_MS = 10_000;
const LIGHT_MS = 1000;
/** A migration writes all records of a database, a copy reads all its files, and the first one makes the template of all. */
const LONG: ReadonlySet<string> = new Set([
  ...['migrate', 'copy', 'backup', 'restore', 'exportSql', 'exportCsv', 'plan', 'trial', 'effects'],
]);
/** Nobody has one of these done often. */
const LONG_LIMITS = { deadlineMs: 60_000, lightMs: 2000 };
/** An embedded database works in the process itself, so that a second call would only wait there. A server works beside it. */
const AT_ONCE = { embedded: 1, server: 8 };
/** A process may be ended by what another database asked of it. */
const MOST_ENDS = 2;
/** The second process is ended when nobody needs it, and now and then: who is no longer heavy goes back to the first one. */
const SLOW_IDLE_MS = 60_000;
const SLOW_AGE_MS = 10 * 60_000;
const LOOK_MS = 10_000;
/** The second process has few databases open. */
const SLOW_OPEN = 4;

/**
 * Two lanes: one process for all databases, and another one, as long as it is needed, for those whose work held up others. A database
 * changes its lane only when the process that had it open has ended, so that never two have it open (DATA-06, decision 0023).
 */
export function createDataCalls(settings: DataCallsSettings): DataCalls {
  return new TwoLanes(settings);
}

class TwoLanes implements DataCalls {
  readonly #settings: DataCallsSettings;
  readonly #ears = new Set<Hear>();
  readonly #conduct = new DatabaseConduct();
  readonly #limits: CallLimits;
  readonly #keepers: Readonly<Record<LaneName, DataProcessKeeper>>;
  readonly #lanes: Readonly<Record<LaneName, DataLane>>;
  /** The databases of the second process. */
  readonly #slow = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #slowSince = 0;
  #slowUsedAt = 0;

  constructor(settings: DataCallsSettings) {
    this.#settings = settings;
    const { deadlineMs = DEADLINE_MS, lightMs = LIGHT_MS } = settings;
    this.#limits = { deadlineMs, lightMs };
    const { engine, limits } = settings.settings;
    const tell: Hear = (news) => {
      for (const hear of this.#ears) hear(news);
    };
    const few = { ...limits, open: Math.min(SLOW_OPEN, limits.open) };
    this.#keepers = {
      main: new DataProcessKeeper('main', { ...settings, tell }),
      slow: new DataProcessKeeper('slow', { ...settings, settings: { engine, limits: few }, tell }),
    };
    this.#lanes = {
      main: this.#createLane('main', AT_ONCE[engine.kind]),
      slow: this.#createLane('slow', 1),
    };
    this.#timer = setInterval(() => void this.#renewSlow(), LOOK_MS);
    this.#timer.unref();
  }

  get isRunning(): boolean {
    return this.pid !== undefined || this.slowPid !== undefined;
  }

  get pid(): number | undefined {
    return this.#keepers.main.running?.pid;
  }

  get slowPid(): number | undefined {
    return this.#keepers.slow.running?.pid;
  }

  listen(hear: Hear): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  run<Task extends keyof DataTasks>(
    database: string,
    task: Task,
    input: DataTasks[Task]['input'],
    renew?: () => Promise<DataTasks[Task]['input']>,
  ): Promise<DataTasks[Task]['output']> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: ProcessOutcome) => {
        // The child answers a task with the task's own output: both sides are made of the same types.
        if (outcome.kind === 'result') resolve(outcome.output as never);
        else reject(outcome.kind === 'failure' ? toKnown(outcome.error) : this.#unavailable(database));
      };
      const limits = LONG.has(task) ? LONG_LIMITS : this.#limits;
      const isRefused = this.#keepers.main.isClosed || this.#conduct.restOf(database, performance.now()) > 0;
      const work = { database, task, input, renew, ...limits, ends: 0, settle };
      if (isRefused || !this.#laneOf(database).add(work)) settle({ kind: 'ended' });
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const lane of Object.values(this.#lanes)) {
      for (const work of lane.empty()) work.settle({ kind: 'ended' });
    }
    await Promise.all(Object.values(this.#keepers).map((keeper) => keeper.close()));
  }

  #laneOf(database: string): DataLane {
    return this.#slow.has(database) ? this.#lanes.slow : this.#lanes.main;
  }

  #createLane(name: LaneName, atOnce: number): DataLane {
    return new DataLane({
      keeper: this.#keepers[name],
      atOnce,
      // Who has a process for those who held up others waits for them.
      maySwitch: name === 'main',
      clock: () => performance.now(),
      onAnswered: (work, ms) => {
        this.#onAnswered(name, work, ms);
      },
      onStopped: (work, reason) => {
        if (name === 'main') this.#onMainStopped(work, reason);
        else this.#onSlowStopped(work, reason);
      },
    });
  }

  #onAnswered(name: LaneName, work: DataWork, ms: number): void {
    if (name === 'slow') {
      this.#slowUsedAt = performance.now();
      if (ms >= work.lightMs) this.#conduct.markHeavy(work.database, performance.now());
    }
    // Before its process ended it may have made a step, and not told of it.
    if (work.ends > 0 && isAbout(work.input)) for (const hear of this.#ears) hear(work.input);
  }

  /** Each task may be done twice: a step is known by its id, and a migration that was made changes nothing more. */
  #onMainStopped(work: DataWork, reason: StopReason): void {
    work.ends += 1;
    if (this.#keepers.main.isClosed) {
      work.settle({ kind: 'ended' });
    } else if (reason === 'late' || reason === 'heavy' || (reason === 'ended' && work.ends >= MOST_ENDS)) {
      this.#log(work, reason, 'a database held up others: it goes to a process beside theirs');
      this.#toSlow(work);
    } else if ((reason === 'no-process' || reason === 'stuck') && work.ends >= MOST_ENDS) {
      work.settle({ kind: 'ended' });
    } else {
      this.#lanes.main.addFirst(work);
    }
  }

  /** It had the process for itself. */
  #onSlowStopped(work: DataWork, reason: StopReason): void {
    const { database } = work;
    const isItsFault = reason === 'late' || reason === 'ended';
    if (isItsFault && !this.#keepers.slow.isClosed) {
      this.#conduct.rest(database, performance.now());
      this.#log(work, reason, 'a process was ended for a database: it rests');
    }
    for (const one of [work, ...this.#lanes.slow.takeAllOf(database)]) one.settle({ kind: 'ended' });
  }

  /** The process that had it open has ended. */
  #toSlow(work: DataWork): void {
    const { database } = work;
    const now = performance.now();
    this.#conduct.markHeavy(database, now);
    if (this.#slow.size === 0) this.#slowSince = now;
    this.#slow.add(database);
    const waiting = this.#lanes.main.takeAllOf(database);
    for (const one of waiting.toReversed()) this.#lanes.slow.addFirst(one);
    this.#lanes.slow.addFirst(work);
    this.#slowUsedAt = now;
  }

  async #renewSlow(): Promise<void> {
    const now = performance.now();
    const isDue = now - this.#slowUsedAt > SLOW_IDLE_MS || now - this.#slowSince > SLOW_AGE_MS;
    const lane = this.#lanes.slow;
    if (this.#slow.size === 0 || !isDue || !lane.isIdle) return;
    this.#slowSince = now;
    await lane.restart();
    for (const database of this.#slow) {
      if (!this.#conduct.isHeavy(database, now) && !lane.has(database)) this.#slow.delete(database);
    }
  }

  #log({ task, database }: DataWork, reason: StopReason, message: string): void {
    this.#settings.log.warn({ task, database, reason }, message);
  }

  #unavailable(database: string): AppError {
    const rest = this.#conduct.restOf(database, performance.now());
    return rest > 0 ? resting(rest) : unavailable();
  }
}

function isAbout(input: unknown): input is Place {
  return typeof input === 'object' && input !== null && 'database' in input && 'environment' in input;
}

function toKnown(error: Error): Error {
  const code = errorCode(error);
  if (code === FAILURE_CODES.diskFull) return new DiskFullError(error.message);
  if (code === FAILURE_CODES.away) return unavailable();
  return isErrorCode(code) ? new AppError(code, error.message) : error;
}

/** Whether the child threw an answer. */
function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(ERROR_STATUS, code);
}

function unavailable(): AppError {
  const message = 'The records cannot be reached right now. Please try again in a moment.';
  return new AppError('UNAVAILABLE', message, { retryAfter: 1 });
}

function resting(ms: number): AppError {
  const minutes = Math.ceil(ms / 60_000);
  const when = minutes === 1 ? 'a minute' : `${String(minutes)} minutes`;
  const message = `What was asked of this application took too long, so it rests. Try again in ${when}.`;
  return new AppError('UNAVAILABLE', message, { retryAfter: Math.ceil(ms / 1000) });
}
