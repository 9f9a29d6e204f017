import { serialLocation, type EnvironmentDocument, type Pin } from '@tessera/shared/contracts';
import { opSentence, timeAgo } from '../core/conflict';
import type { History } from '../core/history';
import { chainFault, RefusedError, type Refusal } from '../core/refusal';
import { table, type Outcome } from './outcome';
import { requireRegistry, type Session } from './session';

interface RemoteStatus {
  readonly remote: string;
  readonly stable: Pin;
  readonly fallback: Pin | null;
  readonly isIntact: boolean;
  /** Newest published version, or null when the registry has none. */
  readonly newest: string | null;
}

/** [REL-04] `mfr status`: what is live, since when, by whom and why, and whether disk and history hold. */
export async function statusCommand(session: Session): Promise<Outcome> {
  await requireRegistry(session);
  const { env, registry } = session;
  const history = await registry.readHistory(env);
  const copy = await registry.findCopyFaults(env);
  const beside = [...chainRefusals(env, history), ...copy, ...(await registry.findNameFaults())];
  const live = await readLive(session);
  if (!live) {
    const lines = history.fault ? [] : [await nothingPinned(session)];
    const serial = history.fault ? null : 0;
    return { lines, facts: { env, serial, chain: history.fault ?? 'ok', remotes: [] }, refusals: beside };
  }
  const { document, isCopy } = live;
  const { remotes, refusals } = await remoteStatuses(session, document);
  const { serial, issuedAt: at, change, shell } = document;
  const facts = { env, serial, by: change.actor, at, reason: change.reason, chain: history.fault ?? 'ok' };
  return {
    lines: statusLines(session, live, chainWords(history, copy), remotes),
    facts: { ...facts, isCopy, document: serialLocation(env, serial), shell: shell ?? null, remotes },
    refusals: [...beside, ...refusals],
  };
}

/** [REL-04] `mfr log`: every serial, newest first; verifies the chain and names the serial that was changed. */
export async function logCommand(session: Session): Promise<Outcome> {
  await requireRegistry(session);
  const { env, registry } = session;
  const history = await registry.readHistory(env);
  const serials = history.documents.map(({ serial, issuedAt, change }) => ({
    serial,
    at: issuedAt,
    by: change.actor,
    reason: change.reason,
    ops: change.ops,
    madePublic: change.madePublic ?? [],
    base: change.base,
  }));
  const rows = serials
    .map(({ serial, at, by, reason, ops, madePublic }) => [
      String(serial),
      at,
      by,
      quoted(reason),
      [...ops.map(opSentence), ...madePublic.map((pattern) => `open to everybody: ${pattern}`)].join(', '),
    ])
    .reverse();
  const isEmpty = serials.length === 0;
  const copy = await registry.findCopyFaults(env);
  const whole = isEmpty ? await nothingPinned(session) : `chain ok, ${String(serials.length)} serials`;
  const summary = history.fault || copy.length > 0 ? [] : [whole];
  return {
    lines: [...table(rows), ...summary],
    facts: { env, serials, chain: history.fault ?? 'ok' },
    refusals: [...chainRefusals(env, history), ...copy],
  };
}

interface Live {
  readonly document: EnvironmentDocument;
  /** The newest serial cannot be read, so pages start from the copy that was kept of the last change. */
  readonly isCopy: boolean;
}

/** What pages start from, which a fault further back in the history does not change. */
async function readLive({ env, registry }: Session): Promise<Live | undefined> {
  try {
    const head = await registry.readEnvironment(env);
    return head && { document: head.document, isCopy: false };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const copy = await registry.readLastResort(env);
    return copy && { document: copy.document, isCopy: true };
  }
}

/** Names the environments that there are, because this may be the wrong one. */
async function nothingPinned({ env, registry }: Session): Promise<string> {
  const others = await registry.listEnvironments();
  const there = others.length > 0 ? `; there are pins in ${others.join(', ')}` : '';
  return `${env}  serial 0, nothing is pinned yet${there}`;
}

function chainRefusals(env: string, { fault }: History): readonly Refusal[] {
  return fault ? chainFault(env, fault).refusals : [];
}

function chainWords({ fault }: History, copy: readonly Refusal[]): string {
  if (fault) return `chain BROKEN at ${String(fault.serial)}`;
  // Without it, newest serials that were removed do not show.
  return copy.length > 0 ? 'its copy BROKEN' : 'chain ok';
}

async function remoteStatuses({ registry }: Session, document: EnvironmentDocument) {
  const published = await registry.listVersions();
  const remotes: RemoteStatus[] = [];
  const refusals: Refusal[] = [];
  for (const [remote, { stable, fallback }] of Object.entries(document.pins)) {
    const verified = await registry.verifyVersion(remote, stable);
    const isIntact = verified.refusals.length === 0;
    refusals.push(...verified.refusals);
    if (fallback) refusals.push(...(await registry.verifyVersion(remote, fallback)).refusals);
    remotes.push({ remote, stable, fallback, isIntact, newest: published[remote]?.at(-1) ?? null });
  }
  return { remotes, refusals };
}

function statusLines(
  { env, host }: Session,
  { document: { serial, issuedAt, change, shell }, isCopy }: Live,
  chain: string,
  remotes: readonly RemoteStatus[],
): string[] {
  const provides = shell ? `shell contract ${shell.contract}` : 'shell not described';
  const when = timeAgo(issuedAt, host.clock());
  const head = [
    env,
    isCopy ? `serial ${String(serial)} from its copy` : `serial ${String(serial)}`,
    `${change.actor} ${when}`,
    quoted(change.reason),
    chain,
    provides,
  ];
  const rows = remotes.map(({ remote, stable, fallback, newest, isIntact }) => [
    remote,
    stable.version,
    fallback?.version ?? '-',
    newest ?? '-',
    isIntact ? 'ok' : 'BROKEN',
  ]);
  return [
    head.filter((part) => part !== '').join('  '),
    ...table([['REMOTE', 'STABLE', 'FALLBACK', 'NEWEST', 'BYTES'], ...rows]),
  ];
}

function quoted(reason: string): string {
  return reason === '' ? '' : `"${reason}"`;
}
