import { askWorker } from './ask-worker';
import type { DiffRow } from './diff-rows';
import type { DiffOptions } from './diff-texts';

/** What the page asks of the worker that compares texts. */
export interface DiffQuestion extends DiffOptions {
  readonly before: string;
  readonly after: string;
}

/** Compares texts for as long as a page shows them. */
export interface TextDiffer {
  /** Starts its worker while the texts are still on their way. */
  readonly begin: () => void;
  readonly compare: (before: string, after: string, options?: DiffOptions) => Promise<readonly DiffRow[]>;
  readonly close: () => void;
}

/**
 * Compares in a worker; where the browser has none, the page compares by itself.
 *
 * @param start starts the remote's own worker, which calls `answerDiffs` and nothing else
 */
export function createTextDiffer(start: () => Promise<Worker>): TextDiffer {
  const line = askWorker<DiffQuestion, readonly DiffRow[]>(start, async ({ before, after, ...options }) => {
    const { diffTexts } = await import('./diff-texts');
    return diffTexts(before, after, options);
  });
  return {
    begin: line.begin,
    compare: (before, after, options = {}) => line.ask({ before, after, ...options }),
    close: line.close,
  };
}
