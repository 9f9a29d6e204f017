/** Why a call was stopped. Its process has ended. */
export type StopReason =
  /** Its process worked for it as long as it may. */
  | 'late'
  /** Nothing came of it for much longer than that, and there was no work. */
  | 'stuck'
  /** It worked for longer than one may while others wait. */
  | 'heavy'
  /** It was in hand with others when one of them stood in its work. */
  | 'beside'
  /** The process ended by itself, or by somebody else. */
  | 'ended'
  /** No process can be started. */
  | 'no-process';

/** What a call may take. */
export interface CallLimits {
  /** Milliseconds that its process may work for it. */
  readonly deadlineMs: number;
  /** The same while others wait, where it can be done elsewhere. */
  readonly lightMs: number;
}

/** How it stands with what a process has in hand. */
export interface Standing {
  readonly calls: readonly (CallLimits & { readonly waitedMs: number })[];
  /** What the process worked for the call that it has, or at a stretch for several. */
  readonly workedMs: number;
  /** It has not answered a call yet. */
  readonly isCold: boolean;
  /** Others wait that could be answered meanwhile, and the call can be done elsewhere. */
  readonly isHoldingUp: boolean;
}

/** What the first call of a process takes more: measured, to make the engine ready. */
const COLD_MS = 1500;
/** A busy machine must not fail good work: so many times what a call may work for, it may wait for its work to begin, and to end. */
const WAITS = 3;
const MOST_WAITS = 10;
/** Less is none: the busiest machine gives a process more than that. */
const NO_WORK_MS = 20;

/** Why what a process has in hand is to be stopped; undefined where it may go on (DATA-06). */
export function whyStop(standing: Standing): StopReason | undefined {
  const reason = reasonOf(standing);
  // Whose work it is shows when they are done again one by one.
  return reason !== undefined && standing.calls.length > 1 ? 'beside' : reason;
}

function reasonOf({ calls, workedMs, isCold, isHoldingUp }: Standing): StopReason | undefined {
  const coldMs = isCold ? COLD_MS : 0;
  const waits = Math.max(...calls.map(({ waitedMs, deadlineMs }) => waitedMs / deadlineMs));
  const isAlone = calls.length === 1;
  // Several work on and on, one after the other, without one that stands in its work.
  const isOver = isAlone && calls.some(({ deadlineMs }) => workedMs >= deadlineMs + coldMs);
  if (waits > MOST_WAITS || isOver) return 'late';
  if (waits > WAITS && workedMs < NO_WORK_MS) return 'stuck';
  const lightMs = Math.max(...calls.map((call) => call.lightMs)) + coldMs;
  return isHoldingUp && workedMs >= lightMs ? 'heavy' : undefined;
}
