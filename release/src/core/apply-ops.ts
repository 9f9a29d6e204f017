import type {
  EnvironmentDocument,
  PageManifest,
  Pin,
  ReleaseOp,
  RemotePins,
  ShellOffer,
} from '@tessera/shared/contracts';
import { canonicalJson, digestOf } from './canonical';
import { sealed } from './documents';

/** A change with every name already looked up: versions have become digests, serials have become pins. */
export type ResolvedOp =
  | {
      readonly op: 'pin';
      readonly remote: string;
      readonly pin: Pin;
      /** The addresses of that version; none for a version from before they were declared. */
      readonly manifest?: PageManifest | undefined;
    }
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
  /** Patterns that everybody may open from now on, because the author said so. */
  readonly madePublic?: readonly string[];
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
  const { pins, shell } = ops.reduce(
    (content, op) => applyOne(details.env, content, op),
    contentOf(previous),
  );
  const { madePublic = [] } = details;
  return sealed({
    kind: 'mf.env/v1',
    env: details.env,
    serial: (previous?.serial ?? 0) + 1,
    prev: previous ? digestOf(previous) : null,
    issuedAt: details.issuedAt,
    pins,
    ...(shell && { shell }),
    change: {
      actor: details.actor,
      reason: details.reason,
      ops: ops.map(noteOf),
      base: details.base,
      ...(madePublic.length > 0 && { madePublic: [...madePublic] }),
    },
  });
}

/** The ops that change something. Pinning what is pinned already is done, and needs no serial. */
export function effectiveOps(
  env: string,
  previous: EnvironmentDocument | undefined,
  ops: readonly ResolvedOp[],
): ResolvedOp[] {
  const before = contentOf(previous);
  return ops.filter((op) => canonicalJson(applyOne(env, before, op)) !== canonicalJson(before));
}

function contentOf(document: EnvironmentDocument | undefined): Content {
  return document ? { pins: document.pins, shell: document.shell } : { pins: {} };
}

function applyOne(env: string, content: Content, op: ResolvedOp): Content {
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
      return {
        ...content,
        pins: { ...content.pins, [op.remote]: pinned(env, content.pins[op.remote], op) },
      };
  }
}

function pinned(
  env: string,
  before: RemotePins | undefined,
  { pin, manifest }: Extract<ResolvedOp, { op: 'pin' }>,
): RemotePins {
  const isLive = before?.stable.digest === pin.digest;
  return {
    stable: pin,
    fallback: isLive ? before.fallback : (before?.stable ?? null),
    ...(manifest && { manifest: manifestIn(env, manifest) }),
  };
}

/** The addresses that there are in an environment: some pages are not for all of them. */
function manifestIn(env: string, { pages, redirects }: PageManifest): PageManifest {
  return { pages: pages.filter(({ exceptIn = [] }) => !exceptIn.includes(env)), redirects };
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
