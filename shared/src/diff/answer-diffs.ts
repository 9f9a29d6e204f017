import { answerQuestions } from './answer-questions';
import { compareTexts, type TextComparison } from './compare-texts';
import type { DiffQuestion } from './text-differ';

/** All of a worker that compares texts, away from the page's own thread: of a large file it takes a second. */
export function answerDiffs(): void {
  answerQuestions<DiffQuestion, TextComparison>(
    ({ before, after, ...options }) => compareTexts(before, after, options),
    ({ hunks, oldMarks, newMarks }) => [hunks.buffer, oldMarks.buffer, newMarks.buffer],
  );
}
