import type { EnvironmentDocument, RemotePins } from '@tessera/shared/contracts';
import { digestOfBytes } from './canonical';
import { parseEnvironment } from './documents';

export interface SerialFile {
  /** From the file's name. */
  readonly serial: number;
  readonly bytes: Uint8Array;
}

export interface History {
  /** In order, up to the fault if there is one. */
  readonly documents: readonly EnvironmentDocument[];
  /** The first serial that is not what was written, and why. */
  readonly fault: { readonly serial: number; readonly cause: string } | null;
}

/**
 * Verifies the chain from the first serial on: no gap, every byte canonical and sealed, every `prev` the digest of the
 * document before. What it cannot see: newest serials that were removed, and a chain rewritten as a whole.
 *
 * @param files every serial file of the environment, in ascending order
 */
export function verifyHistory(env: string, files: readonly SerialFile[]): History {
  const documents: EnvironmentDocument[] = [];
  let prev: string | null = null;
  for (const { serial, bytes } of files) {
    const expected = documents.length + 1;
    if (serial !== expected) return { documents, fault: { serial: expected, cause: 'its file is missing' } };
    const parsed = parseEnvironment(bytes);
    if (!parsed.ok) return { documents, fault: { serial, cause: parsed.cause } };
    const { document } = parsed;
    if (document.serial !== serial || document.env !== env) {
      return {
        documents,
        fault: { serial, cause: `it is serial ${String(document.serial)} of ${document.env}` },
      };
    }
    if (document.prev !== prev) {
      const cause = `serial ${String(serial)} was written after another document than this one`;
      return { documents: documents.slice(0, -1), fault: { serial: Math.max(1, serial - 1), cause } };
    }
    documents.push(document);
    prev = digestOfBytes(bytes);
  }
  return { documents, fault: null };
}

/**
 * The pins that a remote had before its current version, or undefined when there is nothing to go back to.
 * A version that was rolled back from is not gone back to: rolling back twice goes two versions back.
 */
export function pinsBefore(
  documents: readonly EnvironmentDocument[],
  remote: string,
): RemotePins | undefined {
  let trail: RemotePins[] = [];
  for (const document of documents) {
    const pins = document.pins[remote];
    if (!pins) {
      trail = [];
      continue;
    }
    const known = trail.findLastIndex(({ stable }) => stable.digest === pins.stable.digest);
    const wasRollback = document.change.ops.some((op) => op.op === 'rollback' && op.remote === remote);
    if (known === -1) trail = [...trail, pins];
    else if (wasRollback) trail = trail.slice(0, known + 1);
    else if (known !== trail.length - 1) trail = [...trail, pins];
  }
  return trail.at(-2);
}
