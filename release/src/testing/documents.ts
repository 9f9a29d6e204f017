import type { EnvironmentDocument, Pin } from '@tessera/shared/contracts';
import fc from 'fast-check';
import { applyOps, type ResolvedOp } from '../core/apply-ops';
import { canonicalBytes, digestOf } from '../core/canonical';
import type { SerialFile } from '../core/history';
import { SHELL } from './builds';

/** The pin of a version; equal for equal arguments. */
export function pinOf(remote: string, version: string): Pin {
  return { version, digest: digestOf({ remote, version }) };
}

/** The documents after each of the changes. */
export function chainOf(changes: readonly (readonly ResolvedOp[])[]): EnvironmentDocument[] {
  const documents: EnvironmentDocument[] = [];
  for (const ops of changes) {
    const previous = documents.at(-1);
    const details = { env: 'prod', actor: 'alice', reason: 'CHG-1', base: previous?.serial ?? 0 };
    documents.push(applyOps(previous, ops, { ...details, issuedAt: '2026-03-01T12:00:00.000Z' }));
  }
  return documents;
}

/** The serial files of a chain, as they lie on disk. */
export function filesOf(documents: readonly EnvironmentDocument[]): SerialFile[] {
  return documents.map((document) => ({ serial: document.serial, bytes: canonicalBytes(document) }));
}

const remotes = fc.constantFrom('mf-auth', 'mf-billing', 'mf-deploy');
const versions = fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '2.0.0');

export const arbitraryOp: fc.Arbitrary<ResolvedOp> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ remote: remotes, version: versions }).map(pinOp) },
  { weight: 1, arbitrary: fc.constant<ResolvedOp>({ op: 'shell', shell: SHELL }) },
  { weight: 1, arbitrary: remotes.map((remote): ResolvedOp => ({ op: 'unpin', remote })) },
);

/** Changes of one to three ops each. */
export const arbitraryChanges = fc.array(fc.array(arbitraryOp, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 8,
});

function pinOp({ remote, version }: { remote: string; version: string }): ResolvedOp {
  return { op: 'pin', remote, pin: pinOf(remote, version) };
}
