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
  const sameRemote =
    touches.includes('*') || opsSince.some(({ ops }) => ops.some((op) => isTouched(op, touches)));
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

/**
 * The newest of what stands in the way, and how much else there is; `mfr log` has all of it:
 * `you looked at 4181, prod is 4183 (bob, 40 s ago: rollback mf-auth → 1.4.1, "login loop"; 1 more since)`
 */
export function conflictSentence(conflict: Conflict, touches: readonly Subject[], now: Date): string {
  const { base, env, current, opsSince } = conflict;
  const all = opsSince.flatMap((change) => change.ops.map((op) => ({ change, op })));
  const newest = all.findLast(({ op }) => isTouched(op, touches));
  if (!newest) throw new RangeError('There is no conflict without a change of the same');
  const more = all.length > 1 ? `; ${String(all.length - 1)} more since` : '';
  const what = `${happened(newest.change, newest.op, now)}${more}`;
  return `you looked at ${String(base)}, ${env} is ${String(current)} (${what})`;
}

function happened({ by, at, reason }: ChangeSince, op: ReleaseOp, now: Date): string {
  return `${by}, ${timeAgo(at, now)}: ${opSentence(op)}${reason === '' ? '' : `, "${reason}"`}`;
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

function isTouched(op: ReleaseOp, touches: readonly Subject[]): boolean {
  return touches.includes('*') || touches.includes(subjectOf(op));
}

function subjectOf(op: ReleaseOp): Subject {
  return op.op === 'shell' ? 'shell' : op.remote;
}
