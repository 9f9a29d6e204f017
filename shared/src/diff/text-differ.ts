import { askWorker } from './ask-worker';
import type { DiffOptions, TextComparison } from './compare-texts';
import type { DiffRow } from './diff-rows';
import { numberLines } from './number-lines';

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
  const line = askWorker<DiffQuestion, TextComparison>(start, async ({ before, after, ...options }) => {
    const { compareTexts } = await import('./compare-texts');
    return compareTexts(before, after, options);
  });
  return {
    begin: line.begin,
    compare: async (before, after, options = {}) =>
      numberLines(before, after, await line.ask({ before, after, ...options })),
    close: line.close,
  };
}
