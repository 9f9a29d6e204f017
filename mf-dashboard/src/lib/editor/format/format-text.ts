import { ReleaseWorker, schedule } from '@tessera/shared/remote';
import type { FormatAnswer, FormatRequest } from './format-messages';

/** A text that takes longer to lay out is not worth it. */
const DEADLINE_MS = 10_000;

let running: Promise<Worker> | undefined;
let lastId = 0;

async function startWorker(): Promise<Worker> {
  return new ReleaseWorker(new URL('./format.worker.ts', import.meta.url), { name: 'format-worker' }).start();
}

/**
 * Lays a text out as its language is usually written. What does it is loaded by the first call and stays.
 *
 * @throws in words when it cannot be done: the code cannot be read, or the worker cannot be had
 */
export async function formatText(path: string, text: string, tabSize: number): Promise<string> {
  running ??= startWorker();
  const id = (lastId += 1);
  try {
    const worker = await running;
    const answer = await ask(worker, { id, path, text, tabSize });
    if ('why' in answer) throw new FormatError(answer.why);
    return answer.text;
  } catch (error) {
    if (error instanceof FormatError) throw error;
    running = undefined;
    throw new FormatError('The formatter could not be loaded. Try again in a moment.');
  }
}

/** Says in words why a text stays as it is. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

function ask(worker: Worker, request: FormatRequest): Promise<FormatAnswer> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => {
      worker.terminate();
      running = undefined;
      stop();
      reject(new FormatError('This file takes too long to format.'));
    }, DEADLINE_MS);
    function hear({ data }: MessageEvent<FormatAnswer>): void {
      if (data.id !== request.id) return;
      stop();
      resolve(data);
    }
    function fail(event: ErrorEvent): void {
      stop();
      reject(new Error(event.message));
    }
    function stop(): void {
      cancel();
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', fail);
    }
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    worker.postMessage(request);
  });
}
