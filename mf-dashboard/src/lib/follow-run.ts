import { readRun, runEventSchema, streamRunEvents, type Run } from '@tessera/shared/contracts';
import { isPassing } from '@tessera/shared/http';
import type { ApiPort } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { applyRunEvent, emptyProgress, isOver, type RunProgress } from './run-progress';

/** How live the news is: from the stream, being connected again, or read every few seconds instead. */
export type Liveness = 'live' | 'reconnecting' | 'paused';

export interface FollowHandlers {
  readonly onProgress: (progress: RunProgress) => void;
  readonly onLiveness?: (liveness: Liveness) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds between two readings while live updates are paused (docs/screens.md, section 1). */
const POLL = 5000;

/** Servers that say when an event happened give exact times also to a page that joined late. */
const timedSchema = z.looseObject({ at: z.iso.datetime() });

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The end of a run as its resource tells it, for when the events cannot be had. */
function progressOfRun(before: RunProgress, run: Run): RunProgress {
  return {
    ...before,
    status: run.status,
    text: run.answer || before.text,
    receipt: run.receipt ?? before.receipt,
    suggestions: run.suggestions,
    question: run.question,
    error: run.error ?? undefined,
    versionId: run.versionId ?? undefined,
    hasEnded: isOver(run.status),
  };
}

/** Reads the run every few seconds until it is over. */
async function poll(
  api: ApiPort,
  runId: string,
  before: RunProgress,
  handlers: FollowHandlers,
): Promise<RunProgress> {
  const { signal, onProgress, onLiveness } = handlers;
  let progress = before;
  onLiveness?.('paused');
  while (!signal.aborted) {
    try {
      progress = progressOfRun(progress, await api.call(readRun, { params: { id: runId } }, { signal }));
      onProgress(progress);
      if (progress.hasEnded) break;
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await wait(POLL, signal);
  }
  return progress;
}

/**
 * Follows a run to its end: by server-sent events, and by reading it every 5 s once three attempts to reconnect
 * have failed.
 *
 * @returns the last progress; `hasEnded` is false only when the caller aborted
 * @throws what the api throws when it refuses the run (401, 403, 404), or the abort itself
 */
export async function followRun(api: ApiPort, runId: string, handlers: FollowHandlers): Promise<RunProgress> {
  const { signal, onProgress, onLiveness } = handlers;
  let progress = emptyProgress;

  function take(event: { readonly type: string; readonly data: unknown }): void {
    // Events of a newer server that this page does not know are passed over.
    const known = z.safeParse(runEventSchema, { type: event.type, ...(event.data as object) });
    if (!known.success) return;
    const at = z.safeParse(timedSchema, event.data);
    const now = at.success ? Date.parse(at.data.at) : Date.now();
    progress = applyRunEvent(progress, known.data, now, at.success);
    onProgress(progress);
  }

  try {
    const onReconnecting = (isReconnecting: boolean) =>
      onLiveness?.(isReconnecting ? 'reconnecting' : 'live');
    await api.stream(streamRunEvents, { params: { id: runId } }, { signal, onEvent: take, onReconnecting });
  } catch (error) {
    if (signal.aborted) return progress;
    if (!isPassing(error)) throw error;
  }
  return progress.hasEnded || signal.aborted ? progress : poll(api, runId, progress, handlers);
}
