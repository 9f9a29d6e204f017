import { createTextDiffer, type TextDiffer } from '@tessera/shared/diff';
import { ReleaseWorker } from '@tessera/shared/remote';

/** Compares texts in a worker of this remote. */
export function startTextDiffer(): TextDiffer {
  return createTextDiffer(() =>
    new ReleaseWorker(new URL('./diff.worker.ts', import.meta.url), { name: 'diff-worker' }).start(),
  );
}
