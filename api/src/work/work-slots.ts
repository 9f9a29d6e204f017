import type { WorkLimits } from './work-limits';
import { startWorkProcess, type WorkProcess } from './work-process';

/** A process of the pool. */
export interface Slot {
  readonly process: WorkProcess;
  tasks: number;
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

/** The processes of a pool: one is there at all times, the others while they are needed. */
export class WorkSlots {
  readonly #slots = new Set<Slot>();
  readonly #settings: SlotSettings;
  #isClosed = false;

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  get hasFree(): boolean {
    return !this.#isClosed && [...this.#slots].filter(({ isBusy }) => isBusy).length < this.#settings.size;
  }

  /** The process that the next task finds, started if it must be; undefined when every one is busy. */
  free(): Slot | undefined {
    for (const slot of this.#slots) if (!slot.isBusy && !slot.process.isAlive()) this.#end(slot);
    const free = [...this.#slots].find(({ isBusy }) => !isBusy);
    return free ?? (this.hasFree ? this.#start() : undefined);
  }

  /** The same, held until `release`. */
  take(): Slot | undefined {
    const slot = this.free();
    if (slot === undefined) return undefined;
    slot.isBusy = true;
    clearTimeout(slot.idleTimer);
    return slot;
  }

  /** Gives a process back. One that is spent, or has done its share, ends; the first is replaced, so that the next task finds a warm one. */
  release(slot: Slot, isSpent: boolean): void {
    const { tasksPerProcess, idleMs } = this.#settings.limits;
    slot.isBusy = false;
    slot.tasks += 1;
    if (isSpent || slot.tasks >= tasksPerProcess) {
      this.#end(slot);
      if (this.#slots.size === 0 && !this.#isClosed) this.#start();
      return;
    }
    slot.idleTimer = setTimeout(() => {
      if (this.#slots.size > 1) this.#end(slot);
    }, idleMs).unref();
  }

  close(): void {
    this.#isClosed = true;
    for (const slot of this.#slots) this.#end(slot);
  }

  #start(): Slot {
    const { childPath, limits } = this.#settings;
    const slot = { process: startWorkProcess(childPath, limits), tasks: 0, isBusy: false };
    this.#slots.add(slot);
    return slot;
  }

  #end(slot: Slot): void {
    clearTimeout(slot.idleTimer);
    this.#slots.delete(slot);
    slot.process.kill();
  }
}
