import type { EnvironmentDocument, RemotePins, ShellOffer } from '@tessera/shared/contracts';
import type { ResolvedOp } from '../core/apply-ops';
import type { Subject } from '../core/conflict';
import { pinsBefore } from '../core/history';
import { refuse, type RefusedError } from '../core/refusal';
import { environmentsIn } from './environment-store';
import type { Layout } from './layout';
import { findVersion, readRecord } from './versions';

/** What a person asks for, in names; looked up anew on every base. */
export type RequestedOp =
  | { readonly op: 'pin'; readonly remote: string; readonly version: string }
  /** Without `remote`: every remote. Without `to`: the version before the current one. */
  | { readonly op: 'rollback'; readonly remote?: string | undefined; readonly to?: number | undefined }
  | { readonly op: 'shell'; readonly shell: ShellOffer };

/** What the ops touch, for telling whether two changes meet. */
export function subjectsOf(requested: readonly RequestedOp[]): Subject[] {
  return requested.map((op) => (op.op === 'shell' ? 'shell' : (op.remote ?? '*')));
}

/** Looks up versions and serials. Refuses E_USAGE, E_UNKNOWN, E_HISTORY or E_DIGEST. */
export async function resolveRequest(
  layout: Layout,
  env: string,
  history: readonly EnvironmentDocument[],
  requested: readonly RequestedOp[],
): Promise<ResolvedOp[]> {
  const subjects = subjectsOf(requested);
  const twice = subjects.find((subject, index) => subjects.indexOf(subject) !== index);
  if (twice !== undefined) throw refuse('E_USAGE', `${twice} is named twice in one change`, 'mfr pin --help');
  const resolved: ResolvedOp[] = [];
  for (const op of requested) {
    if (op.op === 'shell') resolved.push(op);
    else if (op.op === 'pin') {
      const pin = await findVersion(layout, op.remote, op.version);
      const manifest = (await readRecord(layout, pin.digest))?.record.manifest;
      resolved.push({ op: 'pin', remote: op.remote, pin, manifest });
    } else {
      const head = history.at(-1);
      if (!head) throw await nothingPinned(layout, env);
      resolved.push(...rollbackOps(history, head, op.remote, op.to));
    }
  }
  return resolved;
}

/** Often the environment is the wrong one, so the answer names those that there are. */
async function nothingPinned(layout: Layout, env: string): Promise<RefusedError> {
  const [other, ...others] = await environmentsIn(layout);
  if (other === undefined) return refuse('E_HISTORY', 'nothing has been pinned yet', 'mfr status');
  const cause = `nothing has been pinned in ${env} yet; there are pins in ${[other, ...others].join(', ')}`;
  return refuse('E_HISTORY', cause, `mfr status --env ${other}`);
}

function rollbackOps(
  known: readonly EnvironmentDocument[],
  head: EnvironmentDocument,
  remote: string | undefined,
  to: number | undefined,
): ResolvedOp[] {
  if (to === undefined) {
    if (remote === undefined)
      throw refuse('E_USAGE', 'name a remote, or a serial with --to', 'mfr rollback --help');
    return [{ op: 'rollback', remote, pins: before(known, head, remote) }];
  }
  const target = known[to - 1];
  if (!target) throw refuse('E_HISTORY', `${head.env} has no serial ${String(to)}`, 'mfr log');
  if (remote === undefined) return opsTowards(head, target);
  const pins = target.pins[remote];
  if (!pins) throw refuse('E_HISTORY', `${remote} was not pinned at serial ${String(to)}`, 'mfr log');
  return [{ op: 'rollback', remote, pins }];
}

function before(
  known: readonly EnvironmentDocument[],
  head: EnvironmentDocument,
  remote: string,
): RemotePins {
  const current = head.pins[remote];
  if (!current) {
    const pinned = Object.keys(head.pins).join(', ') || 'none';
    throw refuse('E_HISTORY', `${remote} is not pinned in ${head.env} (pinned: ${pinned})`, 'mfr status');
  }
  const pins = pinsBefore(known, remote);
  if (pins) return pins;
  const cause = `${remote} has no version before ${current.stable.version} in ${head.env}`;
  throw refuse('E_HISTORY', cause, 'mfr log');
}

/** The ops after which every remote is as it was at `target`; what was not pinned then is no longer pinned. */
function opsTowards(head: EnvironmentDocument, target: EnvironmentDocument): ResolvedOp[] {
  const restored = Object.entries(target.pins).map(([remote, pins]): ResolvedOp => ({
    op: 'rollback',
    remote,
    pins,
  }));
  const dropped = Object.keys(head.pins)
    .filter((remote) => !target.pins[remote])
    .map((remote): ResolvedOp => ({ op: 'unpin', remote }));
  return [...restored, ...dropped];
}
