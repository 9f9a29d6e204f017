import { readUsage } from '../../work/process-usage';
import { CallTurns } from './call-turns.rules';
import type { DataProcess, ProcessOutcome } from './data-process.client';
import type { DataProcessKeeper } from './data-process-keeper.client';

/** A call on its way. */
export interface DataWork {
  readonly database: string;
  readonly task: string;
  readonly input: unknown;
  /** Milliseconds that its process may work for it. */
  readonly deadlineMs: number;
  /** The same while others wait, where it can be done elsewhere. */
  readonly lightMs: number;
  /** How often a process ended under it that was not ended for it. */
  ends: number;
  settle(outcome: ProcessOutcome): void;
}

/** Why a call was stopped. Its process has ended. */
export type StopReason =
  /** Its process worked for it as long as it may. */
  | 'late'
  /** Nothing came of it for much longer than that, and there was little work. */
  | 'stuck'
  /** It worked for longer than one may while others wait. */
  | 'heavy'
  /** It was in hand with others when one of them stood in its work. */
  | 'beside'
  /** The process ended by itself, or by somebody else. */
  | 'ended'
  /** No process can be started. */
  | 'no-process';

export interface LaneSettings {
  readonly keeper: DataProcessKeeper;
  /** Calls that the process has at a time. */
  readonly atOnce: number;
  /** Whether a call that holds up others is stopped, to be done elsewhere. */
  readonly maySwitch: boolean;
  readonly clock: () => number;
  readonly onStopped: (work: DataWork, reason: StopReason) => void;
  /** Told of each call that was answered, and how long it took. */
  readonly onAnswered: (work: DataWork, ms: number) => void;
}

interface InHand {
  readonly process: DataProcess;
  readonly begunAt: number;
}

const LOOK_MS = 100;
/** What the first call of a process takes more: measured, to make the engine ready. */
const COLD_MS = 1500;
/** A busy machine must not fail good work: so many times what a call may work for, it may wait for its work to begin, and to end. */
const WAITS = 3;
const MOST_WAITS = 10;
/** Less is none: a process does a little by itself. */
const NO_WORK_MS = 200;

/**
 * Hands calls to one process, and ends it when a call holds it for too long. What counts is the work of the process since it has the call.
 * Where only one call is in hand it is known whose work that was; where there were several, they are done again one by one.
 */
export class DataLane {
  readonly #turns = new CallTurns<DataWork>();
  readonly #inHand = new Map<DataWork, InHand>();
  /** Those that were in hand together when their process was ended. */
  readonly #suspects = new Set<DataWork>();
  readonly #stopped = new Map<DataWork, StopReason>();
  readonly #settings: LaneSettings;
  /** It has answered a call. */
  #warm: DataProcess | undefined;
  #began = 0;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #isPinging = false;
  /** What the process had worked when this began: the call that it has, or what was heard last of several. */
  #basis: { readonly of: unknown; readonly workMs: number } | undefined;
  #resting: Promise<void> | undefined;

  constructor(settings: LaneSettings) {
    this.#settings = settings;
  }

  /** False where there is no place for it. */
  add(work: DataWork): boolean {
    const isAdded = this.#turns.add(work);
    if (isAdded) this.#dispatch();
    return isAdded;
  }

  /** Takes a call that had a place before. */
  addFirst(work: DataWork): void {
    this.#turns.putBack(work);
    this.#dispatch();
  }

  has(database: string): boolean {
    return (
      this.#turns.hasWaiting(database) || [...this.#inHand.keys()].some((work) => work.database === database)
    );
  }

  takeAllOf(database: string): readonly DataWork[] {
    return this.#turns.takeAllOf(database);
  }

  empty(): readonly DataWork[] {
    return this.#turns.empty();
  }

  get isIdle(): boolean {
    return this.#began === 0;
  }

  /** Ends the process while nothing is in hand; what comes meanwhile waits for the next one. */
  async restart(): Promise<void> {
    if (!this.isIdle) return;
    this.#resting = this.#settings.keeper.end();
    await this.#resting;
    this.#resting = undefined;
    this.#dispatch();
  }

  #dispatch(): void {
    const { atOnce, clock } = this.#settings;
    while (!this.#resting && this.#began < (this.#suspects.size > 0 ? 1 : atOnce)) {
      const work = this.#turns.take(clock());
      if (!work) return;
      void this.#do(work);
    }
  }

  async #do(work: DataWork): Promise<void> {
    const { keeper, clock, onStopped, onAnswered } = this.#settings;
    this.#began += 1;
    const process = await keeper.ready();
    const begunAt = clock();
    const outcome = process && (await this.#call(process, work, begunAt));
    const ms = clock() - begunAt;
    if (outcome?.kind === 'ended' && !this.#stopped.has(work)) this.#blame('ended');
    const reason = this.#stopped.get(work) ?? 'no-process';
    this.#inHand.delete(work);
    this.#suspects.delete(work);
    this.#stopped.delete(work);
    // Nobody else may open what this process had open.
    if (outcome?.kind === 'ended') await process?.ended;
    this.#began -= 1;
    this.#turns.finish(work, ms / Math.max(1, this.#began + 1), clock());
    if (outcome && outcome.kind !== 'ended') {
      this.#warm = process;
      onAnswered(work, ms);
      work.settle(outcome);
    } else {
      if (reason === 'beside') this.#suspects.add(work);
      onStopped(work, reason);
    }
    this.#dispatch();
  }

  #call(process: DataProcess, work: DataWork, begunAt: number): Promise<ProcessOutcome> {
    this.#inHand.set(work, { process, begunAt });
    this.#timer ??= setInterval(() => {
      if (this.#inHand.size > 0) void this.#look();
      else this.#stopLooking();
    }, LOOK_MS);
    this.#timer.unref();
    return process.call(work.task, work.input);
  }

  #stopLooking(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#basis = undefined;
  }

  async #look(): Promise<void> {
    const [first] = this.#inHand.values();
    if (!first || this.#isLooking) return;
    this.#isLooking = true;
    const reason = await this.#whyToStop(first.process);
    if (reason !== undefined) this.#stop(first.process, reason);
    this.#isLooking = false;
  }

  async #whyToStop(process: DataProcess): Promise<StopReason | undefined> {
    const worked = await this.#workedBy(process);
    const calls = [...this.#inHand];
    const [alone] = calls;
    if (!alone || worked === undefined) return undefined;
    const now = this.#settings.clock();
    const waits = Math.max(...calls.map(([{ deadlineMs }, { begunAt }]) => (now - begunAt) / deadlineMs));
    const isStuck = waits > WAITS && worked < NO_WORK_MS;
    const coldMs = this.#warm === process ? 0 : COLD_MS;
    const lightMs = Math.max(...calls.map(([work]) => work.lightMs)) + coldMs;
    const isLight = worked < lightMs || !this.#settings.maySwitch;
    const isLate = waits > MOST_WAITS;
    if (calls.length > 1) return isLate || isStuck || !isLight ? 'beside' : undefined;
    const [{ database, deadlineMs }] = alone;
    if (isLate || worked >= deadlineMs) return 'late';
    if (isStuck) return 'stuck';
    return !isLight && this.#turns.hasOthers(database) ? 'heavy' : undefined;
  }

  /** What the process worked for the call that it has, or at a stretch for several; undefined where that ended meanwhile. */
  async #workedBy(process: DataProcess): Promise<number | undefined> {
    const { workMs, residentBytes } = await readUsage(process.pid);
    const works = [...this.#inHand.keys()];
    const [alone] = works;
    if (!alone || this.#inHand.get(alone)?.process !== process) return undefined;
    this.#ping(process, works.length);
    // Where the system does not tell what a process works, time has to do.
    const now = residentBytes === 0 ? this.#settings.clock() : workMs;
    const of = works.length === 1 ? alone : process.heard;
    if (this.#basis?.of !== of) this.#basis = { of, workMs: now };
    return now - this.#basis.workMs;
  }

  /** A process that has several calls says that it does not stand in one of them. */
  #ping(process: DataProcess, calls: number): void {
    if (calls < 2 || this.#isPinging) return;
    this.#isPinging = true;
    void process.call('ping', null).then(() => (this.#isPinging = false));
  }

  /** Ends the process, and with it all calls that it has. */
  #stop(process: DataProcess, reason: StopReason): void {
    this.#blame(reason);
    process.kill();
  }

  #blame(reason: StopReason): void {
    const works = [...this.#inHand.keys()];
    for (const work of works) this.#stopped.set(work, works.length === 1 ? reason : 'beside');
    this.#basis = undefined;
  }
}
