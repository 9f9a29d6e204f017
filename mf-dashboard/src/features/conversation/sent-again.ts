import type { RunMode } from '@tessera/shared/contracts';
import type { DecidedTexts } from '@tessera/shared/diff';
import { asMeant } from './modes';
import type { More } from './outgoing';
import type { Turn } from './turns';

/** What came with the words of a turn. */
export function moreOf({ attachments, about, problem }: Turn, mode: RunMode): More {
  return { attachments, ...(about && { about }), ...(problem && { problem }), ...asMeant(mode) };
}

/** A change that failed is tried again with all that was decided so far. */
export function decisionOf(turn: Turn, decided: DecidedTexts = []): Pick<More, 'decision'> {
  const { runId, status, mode, problem } = turn;
  return status === 'failed' && mode === 'build' && !problem
    ? { decision: { runId, texts: decided.map((texts) => [...texts]) } }
    : {};
}
