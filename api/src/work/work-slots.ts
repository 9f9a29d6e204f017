import type { WorkLimits } from './work-limits';
import { startWorkProcess, type WorkProcess } from './work-process';

/** A process of the pool. */
export interface Slot {
  readonly process: WorkProcess;
  tasks: number;
  isReady: boolean;
  isBusy: boolean;
  idleTimer?: NodeJS.Timeout;
}

export interface SlotSettings {
  /** The bundled child, absolute: it calls `serveWork`. */
  readonly childPath: string;
  /** Processes at a time. */
  readonly size: number;
  readonly limits: WorkLimits;
}

/**
 * The processes of a pool: one at all times, and while some work one more that is ready, up to the pool's size, since to
 * start one takes longer than most tasks.
 */
export class WorkSlots {
  readonly #slots = new Set<Slot>();
  readonly #settings: SlotSettings;
  #isClosed = false;

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  get hasFree(): boolean {
    return !this.#isClosed && (this.#hasRoom || [...this.#slots].some(({ isBusy }) => !isBusy));
  }

  /** The process that the next task finds, started if it must be; undefined when every one is busy. */
  free(): Slot | undefined {
    for (const slot of this.#slots) if (!slot.isBusy && !slot.process.isAlive()) this.#end(slot);
    const free = [...this.#slots].filter(({ isBusy }) => !isBusy);
    return free.find(({ isReady }) => isReady) ?? free[0] ?? (this.hasFree ? this.#start() : undefined);
  }

  /** The same, held until `release`. */
  take(): Slot | undefined {
    const slot = this.free();
    if (slot === undefined) return undefined;
    slot.isBusy = true;
    clearTimeout(slot.idleTimer);
    if (this.#hasRoom && [...this.#slots].every(({ isBusy }) => isBusy)) this.#start();
    return slot;
  }

  /**
   * Gives a process back. One that is spent, or has done its share, ends and is replaced.
   *
   * @returns when what replaces a spent one is ready
   */
  release(slot: Slot, isSpent: boolean): Promise<unknown> | undefined {
    slot.isBusy = false;
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

  #start(): Slot {
    const { childPath, limits } = this.#settings;
    const slot: Slot = {
      process: startWorkProcess(childPath, limits),
      tasks: 0,
      isReady: false,
      isBusy: false,
    };
    this.#slots.add(slot);
    this.#endWhenIdle(slot);
    void slot.process.ready.then((isReady) => (slot.isReady = isReady));
    return slot;
  }

  #endWhenIdle(slot: Slot): void {
    slot.idleTimer = setTimeout(() => {
      // Beside those that work one stays ready.
      const isNeeded = [...this.#slots].every((other) => other === slot || other.isBusy);
      if (isNeeded) this.#endWhenIdle(slot);
      else this.#end(slot);
    }, this.#settings.limits.idleMs).unref();
  }

  #end(slot: Slot): void {
    clearTimeout(slot.idleTimer);
    this.#slots.delete(slot);
    slot.process.kill();
  }
}
