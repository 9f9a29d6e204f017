import { serialLocation, type EnvironmentDocument, type Pin } from '@tessera/shared/contracts';
import { opSentence, timeAgo } from '../core/conflict';
import type { History } from '../core/history';
import { chainFault, type Refusal } from '../core/refusal';
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
  const chain = chainRefusals(env, history);
  const document = history.documents.at(-1);
  if (!document) {
    const lines = chain.length > 0 ? [] : [`${env}  serial 0, nothing is pinned yet`];
    return { lines, facts: { env, serial: 0, chain: history.fault ?? 'ok', remotes: [] }, refusals: chain };
  }
  const { remotes, refusals } = await remoteStatuses(session, document);
  const { serial, issuedAt: at, change, shell } = document;
  const facts = { env, serial, by: change.actor, at, reason: change.reason, chain: history.fault ?? 'ok' };
  return {
    lines: statusLines(session, document, history, remotes),
    facts: { ...facts, document: serialLocation(env, serial), shell: shell ?? null, remotes },
    refusals: [...chain, ...refusals],
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
  const summary = history.fault ? [] : [`chain ok, ${String(serials.length)} serials`];
  return {
    lines: [...table(rows), ...summary],
    facts: { env, serials, chain: history.fault ?? 'ok' },
    refusals: chainRefusals(env, history),
  };
}

function chainRefusals(env: string, { fault }: History): readonly Refusal[] {
  if (!fault) return [];
  return chainFault(env, fault.serial, fault.cause).refusals;
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
  { serial, issuedAt, change, shell }: EnvironmentDocument,
  { fault }: History,
  remotes: readonly RemoteStatus[],
): string[] {
  const chain = fault ? `chain BROKEN at ${String(fault.serial)}` : 'chain ok';
  const provides = shell ? `shell contract ${shell.contract}` : 'shell not described';
  const when = timeAgo(issuedAt, host.clock());
  const head = [
    env,
    `serial ${String(serial)}`,
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
