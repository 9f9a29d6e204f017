import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../core/log';
import { startDataProcess, type DataProcess, type ProcessOutcome } from './data-process.client';
import type { DataEvent, DataSettings, LaneName } from './data-tasks.schema';

export interface ProcessKeeperSettings {
  /** The bundled child, absolute. */
  readonly childPath: string;
  readonly settings: Omit<DataSettings, 'lane'>;
  readonly log: Log;
  readonly tell: (news: DataEvent['news']) => void;
}

/** The databases of a new process are opened at their first use; on a server this waits for a connection. */
const CONFIGURE_MS = 60_000;
const CLOSE_MS = 5000;

/** The one process of a lane: started at the first call, and again at the next one after its end. */
export class DataProcessKeeper {
  readonly #lane: LaneName;
  readonly #settings: ProcessKeeperSettings;
  #current: Promise<DataProcess | undefined> | undefined;
  #running: DataProcess | undefined;
  #hasStarted = false;
  #isClosed = false;

  constructor(lane: LaneName, settings: ProcessKeeperSettings) {
    this.#lane = lane;
    this.#settings = settings;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get running(): DataProcess | undefined {
    return this.#running;
  }

  /** Undefined where it cannot be started. */
  async ready(): Promise<DataProcess | undefined> {
    if (this.#isClosed) return undefined;
    const process = await (this.#current ??= this.#start());
    if (!process) this.#current = undefined;
    return process;
  }

  /** Closes the databases and ends the process; the next call starts another one. */
  async end(): Promise<void> {
    const process = await this.#current;
    if (!process) return;
    await within(CLOSE_MS, process.call('close', null));
    process.kill();
    await process.ended;
  }

  /** The same, for good. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.end();
  }

  async #start(): Promise<DataProcess | undefined> {
    const { childPath, settings, log, tell } = this.#settings;
    const started = startDataProcess(childPath, {
      onEvent: ({ news }) => {
        tell(news);
      },
    });
    this.#running = started;
    void started.ended.then(() => {
      if (this.#running !== started) return;
      this.#running = undefined;
      this.#current = undefined;
      // Steps of other servers went unheard.
      if (!this.#isClosed && this.#lane === 'main' && settings.engine.kind === 'server') tell('lost');
    });
    const lane = { name: this.#lane, isFirst: !this.#hasStarted };
    const outcome = await within(CONFIGURE_MS, started.call('configure', { ...settings, lane }));
    if (outcome?.kind === 'result') {
      this.#hasStarted = true;
      return started;
    }
    if (outcome?.kind === 'failure') {
      log.error({ err: outcome.error }, 'the databases of applications cannot be opened');
    }
    started.kill();
    await started.ended;
    return undefined;
  }
}

/** Undefined: it took longer. */
async function within(ms: number, call: Promise<ProcessOutcome>): Promise<ProcessOutcome | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([call, wait(ms, undefined, { signal: over.signal, ref: false })]);
  } finally {
    over.abort();
  }
}
