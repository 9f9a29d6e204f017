import { askInWords, readAnswer } from '@tessera/builder';
import type { RunQuestion } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { findRunBefore, type RunRow } from './runs.repository';

/** What a run is to do. */
export interface Wish {
  readonly kind: 'wish';
  /** The run's own message, or the earlier one that it says yes to. */
  readonly message: string;
  /** What was asked and agreed to. */
  readonly agreed: RunQuestion | undefined;
}

/** Nothing is to be done, and why. */
export interface Declined {
  readonly kind: 'declined';
  readonly answer: string;
  /** Asked again, where the answer said both yes and no. */
  readonly question?: RunQuestion;
}

/**
 * Reads a run's message as the answer to the question that the run before it asked (MODEL-17). Anything that is no answer
 * speaks for itself, and drops the question; so does the answer of a second window to what the first has settled.
 */
export async function readWish(q: Queryable, run: RunRow): Promise<Wish | Declined> {
  const before = await findRunBefore(q, run);
  const question = before?.question ?? undefined;
  const answer = question && readAnswer(run.message, question);
  if (question && answer === 'yes') return { kind: 'wish', message: question.message, agreed: question };
  if (question && answer === 'unclear') return { kind: 'declined', answer: askInWords(question), question };
  if (answer === 'no') return { kind: 'declined', answer: 'Everything stays as it was.' };
  return { kind: 'wish', message: run.message, agreed: undefined };
}

/** Whether everything that the change would do was agreed to: the application may be another one by now. */
export function isAgreed(question: RunQuestion, agreed: RunQuestion | undefined): boolean {
  const known = new Set(agreed?.effects.map(({ on }) => on));
  return question.effects.every(({ on }) => known.has(on));
}
