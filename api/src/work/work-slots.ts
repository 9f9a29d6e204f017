import type { WorkLimits } from './work-limits';
import { startWorkProcess, type WorkProcess } from './work-process';

/** A process of the pool. */
export interface Slot {
  readonly process: WorkProcess;
  tasks: number;
  isReady: boolean;
  /** Its next task is as quick as any: it warmed up, or has done one. */
  isWarm: boolean;
  isBusy: boolean;
  /** Until another is made ready beside it, while it is busy; until it ends, while it is not. */
  timer?: NodeJS.Timeout;
}

export type StartProcess = typeof startWorkProcess;

export interface SlotSettings {
  /** The bundled child, absolute: it calls `serveWork`. */
  readonly childPath: string;
  /** Processes at a time. */
  readonly size: number;
  readonly limits: WorkLimits;
  /** Starts one of them: forks a child where nothing else is given. */
  readonly start?: StartProcess | undefined;
}

/**
 * The processes of a pool: one at all times, and one more beside work that lasts, up to the pool's size, since to start one
 * takes longer than most tasks. Only what is ready is given a task, so that none waits for a start while another is free, and what
 * is warm where one lives: it is free sooner, or the other one warm, than a task is done in a cold process.
 */
export class WorkSlots {
  readonly #slots = new Set<Slot>();
  readonly #settings: SlotSettings;
  readonly #onStart: (isReady: boolean) => void;
  #isClosed = false;

  /** @param onStart told of each process that is ready, or warm, or could not be started */
  constructor(settings: SlotSettings, onStart: (isReady: boolean) => void) {
    this.#settings = settings;
    this.#onStart = onStart;
  }

  get isEmpty(): boolean {
    return this.#slots.size === 0;
  }

  get hasReady(): boolean {
    return this.#ready() !== undefined;
  }

  /** Has a process start where every one is busy; resolves when a free one is ready, at once where there is no room for any. */
  async prepare(): Promise<void> {
    this.#endDead();
    const free = [...this.#slots].find(({ isBusy }) => !isBusy);
    await (free ?? (this.#isClosed || !this.#hasRoom ? undefined : this.#start()))?.process.ready;
  }

  /** A process for a task, held until `release`; undefined where none is ready. */
  take(): Slot | undefined {
    const slot = this.#ready();
    if (slot === undefined) return undefined;
    slot.isBusy = true;
    clearTimeout(slot.timer);
    slot.timer = setTimeout(() => {
      void this.prepare();
    }, this.#settings.limits.spareAfterMs).unref();
    return slot;
  }

  /**
   * Gives a process back. One that is spent, or has done its share, ends and is replaced.
   *
   * @returns when what replaces a spent one is ready
   */
  release(slot: Slot, isSpent: boolean): Promise<unknown> | undefined {
    clearTimeout(slot.timer);
    slot.isBusy = false;
    slot.isWarm = true;
    slot.tasks += 1;
    if (!isSpent && slot.tasks < this.#settings.limits.tasksPerProcess) {
      this.#endWhenIdle(slot);
      return undefined;
    }
    this.#end(slot);
    if (this.#isClosed) return undefined;
    const { ready } = this.#start().process;
    return isSpent ? ready : undefined;
  }

  close(): void {
    this.#isClosed = true;
    for (const slot of this.#slots) this.#end(slot);
  }

  get #hasRoom(): boolean {
    return this.#slots.size < this.#settings.size;
  }

  #ready(): Slot | undefined {
    this.#endDead();
    const all = [...this.#slots];
    const free = all.filter(({ isBusy, isReady }) => isReady && !isBusy);
    return free.find(({ isWarm }) => isWarm) ?? (all.some(({ isWarm }) => isWarm) ? undefined : free[0]);
  }

  #endDead(): void {
    for (const slot of this.#slots)
      if (!slot.isBusy && slot.isReady && !slot.process.isAlive()) this.#end(slot);
  }

  #start(): Slot {
    const { childPath, limits, start = startWorkProcess } = this.#settings;
    const slot: Slot = {
      process: start(childPath, limits),
      tasks: 0,
      isReady: false,
      isWarm: false,
      isBusy: false,
    };
    this.#slots.add(slot);
    this.#endWhenIdle(slot);
    void slot.process.ready.then((isReady) => {
      slot.isReady = isReady;
      if (!isReady) this.#end(slot);
      if (!this.#isClosed) this.#onStart(isReady);
    });
    void slot.process.warm.then(() => {
      slot.isWarm = true;
      if (!this.#isClosed) this.#onStart(true);
    });
    return slot;
  }

  #endWhenIdle(slot: Slot): void {
    slot.timer = setTimeout(() => {
      // Beside those that work one stays ready.
      const isNeeded = [...this.#slots].every((other) => other === slot || other.isBusy);
      if (isNeeded) this.#endWhenIdle(slot);
      else this.#end(slot);
    }, this.#settings.limits.idleMs).unref();
  }

  #end(slot: Slot): void {
    clearTimeout(slot.timer);
    this.#slots.delete(slot);
    slot.process.kill();
  }
}
