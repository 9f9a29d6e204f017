import { askWorker, createTextDiffer, type TextDiffer, type WorkerLine } from '@tessera/shared/diff';
import { ReleaseWorker } from '@tessera/shared/remote';
import type { Syntax, SyntaxQuestion } from './syntax/syntax';

/** What works beside the page: one compares, the other finds the colours, which may come later. */
export interface DiffWorkers {
  readonly differ: TextDiffer;
  readonly colours: WorkerLine<SyntaxQuestion, Syntax>;
}

export function startDiffWorkers(): DiffWorkers {
  return {
    differ: createTextDiffer(() =>
      new ReleaseWorker(new URL('./diff.worker.ts', import.meta.url), { name: 'diff-worker' }).start(),
    ),
    colours: askWorker(
      () =>
        new ReleaseWorker(new URL('./syntax/syntax.worker.ts', import.meta.url), {
          name: 'syntax-worker',
        }).start(),
      async ({ path, text }) => {
        const { tokenize } = await import('./syntax/tokenize');
        return tokenize(path, text);
      },
    ),
  };
}
