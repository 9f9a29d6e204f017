import type { Deployment, DeploymentEvent } from '@tessera/shared/contracts';
import type { Signals } from '../../core/signals';
import type { Database } from '../../db/database';
import { readLines, type LogRow } from './deploy-log.repository';
import { presentLine } from './deploy-log.view';

/** How soon what another process wrote is noticed. */
const POLL_MS = 500;

/** An open stream of server-sent events. */
export interface DeploymentSink {
  send(event: { readonly id: number; readonly event: string; readonly data: unknown }): void;
  end(): void;
  /** Aborted when either side ended the stream. */
  readonly signal: AbortSignal;
  /** What the client saw last; undefined at the first connection. */
  readonly lastEventId: string | undefined;
}

export interface DeployFeed {
  /**
   * Sends every line of the log behind the stream's `lastEventId` and the deployment as it is, then both as they change, until
   * it is no longer being deployed. However many follow, the database is asked once: at a signal of this process, or at the
   * next look for those of another (SAFE-02). Ends the stream; rejects when the database cannot be asked.
   */
  follow(id: string, stream: DeploymentSink): Promise<void>;
}

interface Following {
  readonly stream: DeploymentSink;
  /** The number of the line that it was sent last. */
  last: number;
  /** The deployment as it was sent last. */
  state: string;
  readonly end: (error?: unknown) => void;
}

export function createDeployFeed(
  db: Database,
  signals: Signals,
  read: (id: string) => Promise<Deployment | undefined>,
): DeployFeed {
  const feeds = new Map<string, Set<Following>>();

  /** Looks for all who follow a deployment as long as there are any. */
  async function look(id: string, all: Set<Following>): Promise<void> {
    while (all.size > 0) {
      // Before looking: what is written meanwhile must not be slept through.
      const news = signals.next(id, POLL_MS);
      // The deployment before its log: once it has ended, the log is whole.
      const deployment = await read(id);
      // The last one may have left meanwhile.
      if (all.size === 0) return;
      const seen = Math.min(...[...all].map(({ last }) => last));
      const lines = await readLines(db, id, seen);
      for (const one of [...all]) tell(one, deployment, lines);
      if (all.size > 0) await news;
    }
  }

  return {
    follow: (id, stream) =>
      new Promise((resolve, reject) => {
        const known = feeds.get(id);
        const all = known ?? new Set<Following>();
        feeds.set(id, all);
        const stop = () => {
          following.end();
        };
        const following: Following = {
          stream,
          last: seenBefore(stream),
          state: '',
          end(error) {
            all.delete(following);
            stream.signal.removeEventListener('abort', stop);
            if (all.size === 0 && feeds.get(id) === all) feeds.delete(id);
            stream.end();
            if (error === undefined) resolve();
            else
              reject(
                error instanceof Error ? error : new Error('It could not be followed', { cause: error }),
              );
          },
        };
        all.add(following);
        if (stream.signal.aborted) {
          stop();
          return;
        }
        stream.signal.addEventListener('abort', stop);
        // Whoever joins hears what it missed at once.
        if (known !== undefined) signals.notify(id);
        else
          look(id, all).catch((error: unknown) => {
            for (const one of [...all]) one.end(error);
          });
      }),
  };
}

function tell(one: Following, deployment: Deployment | undefined, lines: readonly LogRow[]): void {
  const send = (event: DeploymentEvent) => {
    one.stream.send({ id: one.last, event: event.type, data: event });
  };
  for (const line of lines) {
    if (line.number <= one.last) continue;
    one.last = line.number;
    send({ type: 'log', line: presentLine(line) });
  }
  const state = JSON.stringify(deployment);
  if (deployment !== undefined && state !== one.state) {
    one.state = state;
    send({ type: 'deployment', deployment });
  }
  if (deployment?.status !== 'deploying') one.end();
}

/** No log is as long. */
const MOST_LINES = 1_000_000;

/** The number of the line that the client saw last; 0 for none, and for what is no number. */
function seenBefore({ lastEventId }: DeploymentSink): number {
  const number = Number(lastEventId ?? 0);
  return Number.isInteger(number) && number > 0 && number <= MOST_LINES ? number : 0;
}
