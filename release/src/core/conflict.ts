import type { EnvironmentDocument, ReleaseOp } from '@tessera/shared/contracts';

interface ChangeSince {
  readonly serial: number;
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly ops: readonly ReleaseOp[];
}

/** The body of a 412: what happened since the author looked. */
export interface Conflict {
  readonly env: string;
  /** The serial that the author looked at. */
  readonly base: number;
  readonly current: number;
  /** Who made the current serial, when (ISO 8601) and why. */
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly opsSince: readonly ChangeSince[];
  /** Somebody else changed something that this change touches too. */
  readonly sameRemote: boolean;
  /** The change can be made on top of the current serial, if the checks still pass there. */
  readonly rebasable: boolean;
}

/** What a change touches: names of remotes, `shell`, or `*` for all. */
export type Subject = string;

/** @param since the documents after `base`, in order; at least one */
export function explainConflict(
  base: number,
  since: readonly EnvironmentDocument[],
  touches: readonly Subject[],
): Conflict {
  const current = since.at(-1);
  if (!current) throw new RangeError('There is no conflict without a later serial');
  const opsSince = since.map(({ serial, issuedAt, change }) => ({
    serial,
    by: change.actor,
    at: issuedAt,
    reason: change.reason,
    ops: change.ops,
  }));
  const touchedSince = opsSince.flatMap(({ ops }) => ops.map(subjectOf));
  const sameRemote = touches.includes('*') || touchedSince.some((subject) => touches.includes(subject));
  return {
    env: current.env,
    base,
    current: current.serial,
    by: current.change.actor,
    at: current.issuedAt,
    reason: current.change.reason,
    opsSince,
    sameRemote,
    rebasable: !sameRemote,
  };
}

/** `you looked at 4182, prod is 4183 (bob, 40 s ago: rollback mf-auth → 1.4.1, "login loop")` */
export function conflictSentence(conflict: Conflict, now: Date): string {
  const ops = conflict.opsSince.flatMap((change) => change.ops.map(opSentence)).join(', ');
  const reason = conflict.reason === '' ? '' : `, "${conflict.reason}"`;
  const what = `${conflict.by}, ${timeAgo(conflict.at, now)}: ${ops}${reason}`;
  return `you looked at ${String(conflict.base)}, ${conflict.env} is ${String(conflict.current)} (${what})`;
}

/** `pin mf-auth → 1.4.2` */
export function opSentence(op: ReleaseOp): string {
  if (op.op === 'shell') return `shell → ${op.to}`;
  return op.op === 'unpin' ? `unpin ${op.remote}` : `${op.op} ${op.remote} → ${op.to}`;
}

/** `40 s ago`, `12 min ago`, `3 h ago`, `5 d ago` */
export function timeAgo(at: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1000));
  if (seconds < 90) return `${String(seconds)} s ago`;
  if (seconds < 90 * 60) return `${String(Math.round(seconds / 60))} min ago`;
  if (seconds < 36 * 3600) return `${String(Math.round(seconds / 3600))} h ago`;
  return `${String(Math.round(seconds / 86_400))} d ago`;
}

function subjectOf(op: ReleaseOp): Subject {
  return op.op === 'shell' ? 'shell' : op.remote;
}
