import type { EnvironmentDocument, Pin, ReleaseOp, ShellOffer } from '@tessera/shared/contracts';
import { canonicalJson, digestOf } from './canonical';
import { sealed } from './documents';

export type RemotePins = EnvironmentDocument['pins'][string];

/** A change with every name already looked up: versions have become digests, serials have become pins. */
export type ResolvedOp =
  | { readonly op: 'pin'; readonly remote: string; readonly pin: Pin }
  | { readonly op: 'rollback'; readonly remote: string; readonly pins: RemotePins }
  | { readonly op: 'unpin'; readonly remote: string }
  | { readonly op: 'shell'; readonly shell: ShellOffer };

interface ChangeDetails {
  readonly env: string;
  readonly actor: string;
  readonly reason: string;
  /** The serial that the author looked at; 0 before the first. */
  readonly base: number;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
}

type Content = Pick<EnvironmentDocument, 'pins' | 'shell'>;

/**
 * The document after one change, however many ops it has: one change is one serial.
 * `previous` is undefined for the first document of an environment.
 */
export function applyOps(
  previous: EnvironmentDocument | undefined,
  ops: readonly ResolvedOp[],
  details: ChangeDetails,
): EnvironmentDocument {
  const { pins, shell } = ops.reduce(applyOne, contentOf(previous));
  return sealed({
    kind: 'mf.env/v1',
    env: details.env,
    serial: (previous?.serial ?? 0) + 1,
    prev: previous ? digestOf(previous) : null,
    issuedAt: details.issuedAt,
    pins,
    ...(shell && { shell }),
    change: { actor: details.actor, reason: details.reason, ops: ops.map(noteOf), base: details.base },
  });
}

/** The ops that change something. Pinning what is pinned already is done, and needs no serial. */
export function effectiveOps(
  previous: EnvironmentDocument | undefined,
  ops: readonly ResolvedOp[],
): ResolvedOp[] {
  const before = contentOf(previous);
  return ops.filter((op) => canonicalJson(applyOne(before, op)) !== canonicalJson(before));
}

function contentOf(document: EnvironmentDocument | undefined): Content {
  return document ? { pins: document.pins, shell: document.shell } : { pins: {} };
}

function applyOne(content: Content, op: ResolvedOp): Content {
  switch (op.op) {
    case 'shell':
      return { ...content, shell: op.shell };
    case 'unpin':
      return {
        ...content,
        pins: Object.fromEntries(Object.entries(content.pins).filter(([remote]) => remote !== op.remote)),
      };
    // A roll back restores the fallback of that time too: the version it leaves must not become the fallback.
    case 'rollback':
      return { ...content, pins: { ...content.pins, [op.remote]: op.pins } };
    case 'pin':
      return { ...content, pins: { ...content.pins, [op.remote]: pinned(content.pins[op.remote], op.pin) } };
  }
}

function pinned(before: RemotePins | undefined, pin: Pin): RemotePins {
  if (before?.stable.digest === pin.digest) return before;
  return { stable: pin, fallback: before?.stable ?? null };
}

function noteOf(op: ResolvedOp): ReleaseOp {
  switch (op.op) {
    case 'shell':
      return { op: 'shell', to: op.shell.contract };
    case 'unpin':
      return { op: 'unpin', remote: op.remote };
    case 'rollback':
      return { op: 'rollback', remote: op.remote, to: op.pins.stable.version };
    case 'pin':
      return { op: 'pin', remote: op.remote, to: op.pin.version };
  }
}
