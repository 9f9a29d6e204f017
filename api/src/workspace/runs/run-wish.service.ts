import { askInWords, readAnswer } from '@tessera/builder';
import type { Attachment, NamedSubject, RunQuestion } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { findLastQuestion, findRunBefore, type ReportRow, type RunRow } from './runs.repository';

/** What a run is to do. */
export interface Wish {
  readonly kind: 'wish';
  /** The run's own message, or the earlier one that it says yes to. */
  readonly message: string;
  /** What came with that message. */
  readonly attachments: readonly Attachment[];
  /** What that message is about, where it was pointed at. */
  readonly about: NamedSubject | null;
  /** What was asked and agreed to. */
  readonly agreed: RunQuestion | undefined;
  /** What to say where the message means nothing by itself: it answers a question that is not open any more. */
  readonly settled: string | undefined;
  /** What the message before spoke of, as it was kept. */
  readonly spoken: unknown;
}

/** An earlier message that is agreed to, without what came with it. */
type Answered = Omit<Wish, 'spoken' | 'attachments' | 'about'>;

/** Nothing is to be done, and why. */
export interface Declined {
  readonly kind: 'declined';
  readonly answer: string;
  /** Asked again, where the answer said both yes and no. */
  readonly question?: RunQuestion;
  readonly spoken?: unknown;
}

/**
 * Reads a run's message as the answer to the question that the run before it asked (MODEL-17). Anything that is no answer
 * speaks for itself, and drops the question. So does an answer to what was settled already, as a second window may give:
 * what is to be said where it means nothing else comes with it. A run before it that does not parse is reported and asks nothing.
 */
export async function readWish(q: Queryable, run: RunRow, report: ReportRow): Promise<Wish | Declined> {
  const before = await findRunBefore(q, run, report);
  const question = before?.question;
  const spoken = before?.spoken;
  const answered = question && readAnswerTo(question, run.message);
  if (answered) return following(answered, before);
  const late = question ? undefined : await readLateAnswer(q, run, report);
  if (late?.answer === 'no') return { kind: 'declined', answer: late.settled, spoken };
  const { message, attachments, about } = run;
  return { kind: 'wish', message, attachments, about, agreed: undefined, settled: late?.settled, spoken };
}

/** What came with a message that is agreed to comes with the yes, and what it was about. */
function following(answered: Answered | Declined, before: RunRow | undefined): Wish | Declined {
  const { attachments = [], about = null, spoken } = before ?? {};
  return answered.kind === 'wish' ? { ...answered, attachments, about, spoken } : { ...answered, spoken };
}

/** What a message says to a question that is open; undefined where it speaks of something else. */
function readAnswerTo(question: RunQuestion, message: string): Answered | Declined | undefined {
  switch (readAnswer(message, question)) {
    case 'yes':
      return { kind: 'wish', message: question.message, agreed: question, settled: undefined };
    case 'no':
      return { kind: 'declined', answer: KEPT };
    case 'unclear':
      return { kind: 'declined', answer: askInWords(question), question };
    case undefined:
      return undefined;
  }
}

const KEPT = 'Everything stays as it was.';

/** The message as an answer to a question that is not open any more, and what became of the question. */
async function readLateAnswer(q: Queryable, run: RunRow, report: ReportRow) {
  const last = await findLastQuestion(q, run, report);
  const question = last?.asked.question;
  const answer = question && readAnswer(run.message, question);
  if (!last || !question || !answer) return undefined;
  const { next } = last;
  const isAnswered = next !== undefined && readAnswer(next.message, question) !== undefined;
  return { answer, settled: isAnswered ? `${ANSWERED} ${next.answer || 'Nothing was changed.'}` : DROPPED };
}

const ANSWERED = 'That question was answered already.';
const DROPPED = 'That question is closed: another message came after it. Ask for the change again to get it.';

/** The question that a run said yes to and that stays open, because nothing came of it. */
export async function findOpenQuestion(
  q: Queryable,
  run: RunRow,
  report: ReportRow,
): Promise<RunQuestion | undefined> {
  const wish = await readWish(q, run, report);
  return wish.kind === 'wish' ? wish.agreed : undefined;
}

/** Whether everything that the change would do was agreed to: the application may be another one by now. */
export function isAgreed(question: RunQuestion, agreed: RunQuestion | undefined): boolean {
  const known = new Set(agreed?.effects.map(({ on }) => on));
  return question.effects.every(({ on }) => known.has(on));
}
