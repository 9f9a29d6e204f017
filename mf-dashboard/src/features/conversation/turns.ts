import type {
  Attachment,
  Message,
  NamedSubject,
  Receipt,
  RunConflict,
  RunMode,
  RunProblem,
  RunQuestion,
  RunStatus,
  VersionChecks,
} from '@tessera/shared/contracts';

/** One message of the user with what the assistant made of it: one run. */
export interface Turn {
  readonly runId: string;
  readonly agentId: string;
  readonly text: string;
  /** What came with the message. */
  readonly attachments: readonly Attachment[];
  /** The names of files that were chosen for it and not sent, as far as this page knows. */
  readonly leftOut?: readonly string[] | undefined;
  /** What it is about, where that was pointed at. */
  readonly about?: NamedSubject | undefined;
  /** What it asks to have fixed. */
  readonly problem?: RunProblem | undefined;
  readonly mode: RunMode;
  /** Made by hand in the preview, and not by words. */
  readonly isEdit: boolean;
  readonly answer: string;
  readonly status: RunStatus;
  readonly receipt: Receipt | null;
  /** What was known of the version that it made when it was read. */
  readonly checks: VersionChecks | null;
  readonly suggestions: readonly string[];
  /** Asked instead of a change that reaches records, or agreed to where that failed; open while this turn is the newest. */
  readonly question: RunQuestion | null;
  /** What somebody has to decide before its change can be made. */
  readonly conflicts: readonly RunConflict[];
  readonly versionId: string | undefined;
}

/** Whether a turn waits for an answer. One that failed was given it, and is tried again. */
export function isAsking(turn: Turn | undefined): boolean {
  return turn?.status !== 'failed' && (turn?.question ?? null) !== null;
}

const nothingSaid = {
  text: '',
  attachments: [],
  about: undefined,
  problem: undefined,
  answer: '',
  receipt: null,
  checks: null,
  suggestions: [],
  question: null,
  conflicts: [],
  versionId: undefined,
};

/** The words of one side, with what came with them; the other side's stay. */
function wordsOf(before: typeof nothingSaid | Turn, message: Message) {
  if (message.role === 'assistant') return { answer: message.text };
  const { text, attachments, about, problem } = message;
  return {
    ...{ text, attachments, answer: before.answer },
    ...{ about: about ?? undefined, problem: problem ?? undefined },
  };
}

function join(known: Turn | undefined, message: Message): Turn {
  const { runId, agentId, mode, status, isEdit, receipt, checks, suggestions, question, versionId } = message;
  const before = known ?? nothingSaid;
  return {
    ...before,
    ...wordsOf(before, message),
    ...{ runId, agentId, mode, status, isEdit },
    receipt: receipt ?? before.receipt,
    checks: checks ?? before.checks,
    suggestions: suggestions.length > 0 ? suggestions : before.suggestions,
    question: question ?? before.question,
    // What was asked has none.
    conflicts: [...before.conflicts, ...message.conflicts],
    versionId: versionId ?? before.versionId,
  };
}

/**
 * The next changes that fit the version in place: those that the last run offered, or, where that was undone, the last
 * run before it whose version is not. They are said as that was meant: what to ask next is asked.
 */
export function suggestionsFor(
  turns: readonly Turn[],
  undone: ReadonlySet<string>,
): Pick<Turn, 'mode' | 'suggestions'> {
  let isUndone = false;
  let fitting: Pick<Turn, 'mode' | 'suggestions'> = { mode: 'build', suggestions: [] };
  for (const { mode, versionId, suggestions } of turns) {
    // A run that changed nothing spoke of the version before it.
    if (versionId !== undefined) isUndone = undone.has(versionId);
    if (!isUndone) fitting = { mode, suggestions };
  }
  return fitting;
}

/** Puts the two messages of each run together, in the order in which the runs were asked for. */
export function turnsOf(messages: readonly Message[]): Turn[] {
  const turns = new Map<string, Turn>();
  for (const message of messages.toSorted((a, b) => a.at.localeCompare(b.at))) {
    turns.set(message.runId, join(turns.get(message.runId), message));
  }
  return [...turns.values()];
}
