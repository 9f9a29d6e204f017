import type { Log } from '../../core/log';
import { startDataProcess, type DataProcess, type ProcessOutcome } from './data-process.client';
import type { DataEvent, DataSettings } from './data-tasks.schema';

export interface ProcessKeeperSettings {
  /** The bundled child, absolute. */
  readonly childPath: string;
  readonly settings: DataSettings;
  readonly log: Log;
  readonly tell: (news: DataEvent['news']) => void;
}

/** The databases of a new process are opened at their first use; on a server this waits for a connection. */
const CONFIGURE_MS = 60_000;
const CLOSE_MS = 5000;

/** The one process: started at the first call, and again at the next one after its end. */
export class DataProcessKeeper {
  readonly #settings: ProcessKeeperSettings;
  #current: Promise<DataProcess | undefined> | undefined;
  #running: DataProcess | undefined;
  #isClosed = false;

  constructor(settings: ProcessKeeperSettings) {
    this.#settings = settings;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get pid(): number | undefined {
    return this.#running?.pid;
  }

  async call(task: string, input: unknown, deadlineMs: number): Promise<ProcessOutcome> {
    const process = await (this.#current ??= this.#start());
    if (process) return process.call(task, input, deadlineMs);
    this.#current = undefined;
    return { kind: 'ended' };
  }

  /** Closes the databases and ends the process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const process = await this.#current;
    if (!process) return;
    await process.call('close', null, CLOSE_MS);
    process.kill();
    await process.ended;
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
      if (!this.#isClosed) tell('lost');
    });
    const outcome = await started.call('configure', settings, CONFIGURE_MS);
    if (outcome.kind === 'result') return started;
    if (outcome.kind === 'failure') {
      log.error({ err: outcome.error }, 'the databases of applications cannot be opened');
    }
    started.kill();
    return undefined;
  }
}
