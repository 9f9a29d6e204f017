import type { DiffRow } from '@tessera/shared/diff';
import { ReleaseWorker } from '@tessera/shared/remote';
import type { DiffAnswer, DiffQuestion } from './diff-messages';

/** Compares texts for as long as a page shows them. */
export interface TextDiffer {
  readonly compare: (before: string, after: string) => Promise<readonly DiffRow[]>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (rows: readonly DiffRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/** One worker, started with the first question. Where the browser has none, the page compares by itself. */
export function createTextDiffer(): TextDiffer {
  const waiting = new Map<number, Waiting>();
  let started: Promise<Worker> | undefined;
  let asked = 0;

  async function start(): Promise<Worker> {
    const worker = await new ReleaseWorker(new URL('./diff.worker.ts', import.meta.url), {
      name: 'diff-worker',
    }).start();
    worker.addEventListener('message', ({ data }: MessageEvent<DiffAnswer>) => {
      waiting.get(data.number)?.resolve(data.rows);
      waiting.delete(data.number);
    });
    worker.addEventListener('error', (event) => {
      for (const { reject } of waiting.values()) reject(event.error ?? new Error(event.message));
      waiting.clear();
    });
    return worker;
  }

  return {
    compare: async (before, after) => {
      started ??= start();
      let worker: Worker;
      try {
        worker = await started;
      } catch {
        // A browser that starts no worker has the same rules, and takes a moment of the page's own time.
        const { diffTexts } = await import('@tessera/shared/diff/texts');
        return diffTexts(before, after);
      }
      return new Promise((resolve, reject) => {
        const question: DiffQuestion = { number: (asked += 1), before, after };
        waiting.set(question.number, { resolve, reject });
        worker.postMessage(question);
      });
    },
    close: () => {
      void started?.then(
        (worker) => {
          worker.terminate();
        },
        () => undefined,
      );
    },
  };
}
