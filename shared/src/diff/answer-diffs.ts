import { answerQuestions } from './answer-questions';
import { diffTexts } from './diff-texts';
import type { DiffQuestion } from './text-differ';
import type { DiffRow } from './diff-rows';

/** All of a worker that compares texts, away from the page's own thread: of a large file it takes a second. */
export function answerDiffs(): void {
  answerQuestions<DiffQuestion, readonly DiffRow[]>(({ before, after, ...options }) =>
    diffTexts(before, after, options),
  );
}
