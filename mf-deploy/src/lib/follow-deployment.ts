import {
  deploymentEventSchema,
  readDeployment,
  streamDeploymentEvents,
  type Deployment,
  type DeployLogLine,
} from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import type { ApiPort } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { readLog } from './read-log';

/** How live the news is: from the stream, being connected again, or read every few seconds instead. */
export type Liveness = 'live' | 'reconnecting' | 'paused';

export interface FollowHandlers {
  readonly onDeployment: (deployment: Deployment) => void;
  /** May bring lines again that were there before. */
  readonly onLines: (lines: readonly DeployLogLine[]) => void;
  readonly onLiveness?: (liveness: Liveness) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds between two readings while live updates are paused (docs/screens.md, section 1). */
const POLL = 5000;

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Asking again changes nothing. */
function isRefused(error: unknown): boolean {
  return isApiError(error) && [400, 401, 403, 404].includes(error.status);
}

/** Reads the deployment and its log every few seconds until it is live or has failed. */
async function poll(api: ApiPort, id: string, handlers: FollowHandlers): Promise<void> {
  const { signal, onDeployment, onLines, onLiveness } = handlers;
  onLiveness?.('paused');
  while (!signal.aborted) {
    try {
      const deployment = await api.call(readDeployment, { params: { id } }, { signal });
      onLines(await readLog(api, id, signal));
      onDeployment(deployment);
      if (deployment.status !== 'deploying') return;
    } catch (error) {
      if (isRefused(error)) throw error;
    }
    await wait(POLL, signal);
  }
}

/**
 * Follows a deployment until it is live or has failed: by server-sent events, and by reading it every 5 s once they
 * cannot be had, such as after three attempts to reconnect.
 *
 * @throws what the api throws when it refuses the deployment (401, 403, 404)
 */
export async function followDeployment(api: ApiPort, id: string, handlers: FollowHandlers): Promise<void> {
  const { signal, onDeployment, onLines, onLiveness } = handlers;
  const reading = new AbortController();
  const stop = () => {
    reading.abort();
  };
  signal.addEventListener('abort', stop);
  const seen = { isOver: false };

  function take(event: { readonly type: string; readonly data: unknown }): void {
    // Events of a newer server that this page does not know are passed over.
    const known = z.safeParse(deploymentEventSchema, { type: event.type, ...(event.data as object) });
    if (!known.success) return;
    if (known.data.type === 'log') {
      onLines([known.data.line]);
      return;
    }
    seen.isOver = known.data.deployment.status !== 'deploying';
    onDeployment(known.data.deployment);
  }

  function takeLiveness(isReconnecting: boolean): void {
    // The server ended a stream that had come to its end: there is nothing to connect to again.
    if (isReconnecting && seen.isOver) reading.abort();
    else onLiveness?.(isReconnecting ? 'reconnecting' : 'live');
  }

  try {
    const stream = { signal: reading.signal, onEvent: take, onReconnecting: takeLiveness };
    await api.stream(streamDeploymentEvents, { params: { id } }, stream);
  } catch {
    // Whatever refuses the stream, such as too many open ones: reading the deployment tells how it stands.
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (!seen.isOver && !signal.aborted) await poll(api, id, handlers);
}
