import { errorCode } from '../../core/error-code';
import { placeName, type Engine, type Engines, type Place } from '../engines/engine.schema';
import type { DataLimits } from './data-tasks.schema';
import { OpenDatabase } from './open-database.child';

interface Slot {
  /** What is done with it ends with this: one thing at a time. */
  turn: Promise<unknown>;
  open: OpenDatabase | undefined;
  waiting: number;
  usedAt: number;
}

const LOOK_MS = 10_000;

/** The databases that are in memory: the few that were used lately (DATA-06). */
export class OpenDatabases {
  /** The one that was used longest ago comes first. */
  readonly #slots = new Map<string, Slot>();
  readonly #engines: Engines;
  readonly #limits: Pick<DataLimits, 'open' | 'idleMs'>;
  readonly #timer: NodeJS.Timeout;

  constructor(engines: Engines, limits: Pick<DataLimits, 'open' | 'idleMs'>) {
    this.#engines = engines;
    this.#limits = limits;
    this.#timer = setInterval(() => void this.#closeIdle(), Math.min(LOOK_MS, limits.idleMs));
    this.#timer.unref();
  }

  get size(): number {
    return [...this.#slots.values()].filter(({ open }) => open !== undefined).length;
  }

  /**
   * Does something with a database when its turn has come; `work` gets undefined where there is none. Where it throws, what was in
   * memory is forgotten: nobody knows how much of it was written.
   *
   * @param isStep whether it takes what other servers wrote by itself, as whoever makes a step does
   */
  async use<T>(
    place: Place,
    work: (open: OpenDatabase | undefined) => Promise<T>,
    isStep = false,
  ): Promise<T> {
    return this.#inTurn(place, async (slot) => {
      slot.open ??= await this.#read(place);
      await this.#makeRoom();
      try {
        if (!isStep) await slot.open?.refresh();
        return await work(slot.open);
      } catch (error) {
        await forget(slot);
        throw error;
      }
    });
  }

  /** Does something with a database that may not be there yet; what is in memory of it is read anew afterwards. */
  async migrate<T>(
    place: Place,
    work: (engine: Engine) => Promise<T>,
  ): Promise<{ result: T; open: OpenDatabase | undefined }> {
    return this.#inTurn(place, async (slot) => {
      const engine = slot.open?.engine ?? (await this.#engines.open(place, true));
      slot.open = undefined;
      if (!engine) throw new Error('The database cannot be made');
      try {
        const result = await work(engine);
        slot.open = await OpenDatabase.read(place, engine, this.#engines.isShared);
        await this.#makeRoom();
        return { result, open: slot.open };
      } finally {
        if (!slot.open) await engine.close().catch(() => undefined);
      }
    });
  }

  /** Does something with a database while nobody has it open. */
  async exclusively<T>(place: Place, work: () => Promise<T>): Promise<T> {
    return this.#inTurn(place, async (slot) => {
      await forget(slot);
      return work();
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(
      [...this.#slots.values()].map(async (slot) => {
        await slot.turn;
        await forget(slot);
      }),
    );
  }

  async #inTurn<T>(place: Place, work: (slot: Slot) => Promise<T>): Promise<T> {
    const name = placeName(place);
    const slot = this.#slots.get(name) ?? { turn: Promise.resolve(), open: undefined, waiting: 0, usedAt: 0 };
    this.#slots.delete(name);
    this.#slots.set(name, slot);
    slot.waiting += 1;
    const result = slot.turn.then(() => work(slot));
    // Whoever comes next does not care how this one ended.
    slot.turn = result.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await result;
    } finally {
      slot.waiting -= 1;
      slot.usedAt = performance.now();
      if (slot.waiting === 0 && slot.open === undefined) this.#slots.delete(name);
    }
  }

  async #read(place: Place): Promise<OpenDatabase | undefined> {
    const engine = await this.#engines.open(place, false);
    if (!engine) return undefined;
    let open: OpenDatabase | undefined;
    try {
      open = await OpenDatabase.read(place, engine, this.#engines.isShared);
    } catch (error) {
      // Made, and never migrated.
      if (errorCode(error) !== UNDEFINED_TABLE) throw error;
    } finally {
      if (!open) await engine.close().catch(() => undefined);
    }
    return open;
  }

  async #makeRoom(): Promise<void> {
    for (const [, slot] of this.#slots) {
      if (this.size <= this.#limits.open) return;
      if (slot.waiting === 0) await this.#closeWhenFree(slot);
    }
  }

  async #closeIdle(): Promise<void> {
    const before = performance.now() - this.#limits.idleMs;
    for (const slot of this.#slots.values()) {
      if (slot.waiting === 0 && slot.usedAt < before) await this.#closeWhenFree(slot);
    }
  }

  /** As a turn of its own, so that nobody opens a folder that is being closed. */
  async #closeWhenFree(slot: Slot): Promise<void> {
    slot.turn = slot.turn.then(() => forget(slot));
    await slot.turn;
    for (const [name, other] of this.#slots) {
      if (other === slot && slot.waiting === 0 && slot.open === undefined) this.#slots.delete(name);
    }
  }
}

async function forget(slot: Slot): Promise<void> {
  const { open } = slot;
  slot.open = undefined;
  // Broken or not, it is not used again.
  await open?.engine.close().catch(() => undefined);
}

const UNDEFINED_TABLE = '42P01';
