import { readUsage } from '../../work/process-usage';
import { CallTurns } from './call-turns.rules';
import type { DataProcess, ProcessOutcome } from './data-process.client';
import type { DataProcessKeeper } from './data-process-keeper.client';
import { whyStop, type CallLimits, type StopReason } from './patience.rules';

/** A call on its way. */
export interface DataWork extends CallLimits {
  readonly database: string;
  readonly task: string;
  input: unknown;
  /** Asked when its turn has come: what it is asked with by then. Whatever it throws is the answer. */
  readonly renew?: (() => Promise<unknown>) | undefined;
  /** How often a process ended under it that was not ended for it. */
  ends: number;
  settle(outcome: ProcessOutcome): void;
}

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
    return this.#turns.hasWaiting(database) || this.#turns.isInHand(database);
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
    const { keeper, clock, onAnswered } = this.#settings;
    this.#began += 1;
    if (!(await this.#isStillAsked(work))) return;
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
    } else this.#stopOf(work, reason);
    this.#dispatch();
  }

  #stopOf(work: DataWork, reason: StopReason): void {
    if (reason === 'beside') this.#suspects.add(work);
    this.#settings.onStopped(work, reason);
  }

  /** Brings up to date what a call is asked with. Where it may not be asked any more, that is its answer. */
  async #isStillAsked(work: DataWork): Promise<boolean> {
    if (!work.renew) return true;
    try {
      work.input = await work.renew();
      return true;
    } catch (error) {
      this.#began -= 1;
      this.#suspects.delete(work);
      this.#turns.finish(work, 0, this.#settings.clock());
      work.settle({ kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) });
      this.#dispatch();
      return false;
    }
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
    const workedMs = await this.#workedBy(process);
    if (workedMs === undefined) return undefined;
    const now = this.#settings.clock();
    const works = [...this.#inHand.keys()];
    const others = works.length > 1 || works.some(({ database }) => this.#turns.hasOthers(database));
    return whyStop({
      calls: [...this.#inHand].map(([{ deadlineMs, lightMs }, { begunAt }]) => ({
        ...{ deadlineMs, lightMs },
        waitedMs: now - begunAt,
      })),
      workedMs,
      isCold: this.#warm !== process,
      isHoldingUp: this.#settings.maySwitch && others,
    });
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
