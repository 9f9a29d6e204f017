import { diffTexts } from '@tessera/shared/diff/texts';
import type { DiffAnswer, DiffQuestion } from './diff-messages';

/** Compares texts, away from the page's own thread: of a large file it takes a second. */

interface Scope {
  onmessage: ((event: MessageEvent<DiffQuestion>) => void) | null;
  postMessage(answer: DiffAnswer): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { number, before, after } }) => {
  scope.postMessage({ number, rows: diffTexts(before, after) });
};
