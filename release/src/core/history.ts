import type { EnvironmentDocument, RemotePins } from '@tessera/shared/contracts';
import { digestOf, digestOfBytes } from './canonical';
import { parseEnvironment } from './documents';

const MISSING = 'its file is missing';

export interface SerialFile {
  /** From the file's name. */
  readonly serial: number;
  readonly bytes: Uint8Array;
}

/** A serial that is not what was written, and why. */
export interface Fault {
  readonly serial: number;
  readonly cause: string;
  /** The copy of the last change is of this serial, so it can be put back. */
  readonly hasCopy?: true;
}

export interface History {
  /** In order, up to the fault if there is one. */
  readonly documents: readonly EnvironmentDocument[];
  /** The first fault. */
  readonly fault: Fault | null;
}

/**
 * Verifies the chain from the first serial on: no gap, every byte canonical and sealed, every `prev` the digest of the
 * document before, and the copy of the last change the same as its serial. What it cannot see: newest serials that were
 * removed or rewritten together with that copy.
 *
 * @param files every serial file of the environment, in ascending order
 * @param copy the copy of the last change, read before the files: it is never ahead of them
 */
export function verifyHistory(env: string, files: readonly SerialFile[], copy?: SerialFile): History {
  const history = verifyChain(env, files);
  const { documents } = history;
  const fault = history.fault ?? (copy ? copyFault(documents, copy) : null);
  if (!fault || fault.serial !== copy?.serial) return { documents, fault };
  return { documents: documents.slice(0, fault.serial - 1), fault: { ...fault, hasCopy: true } };
}

function copyFault(documents: readonly EnvironmentDocument[], { serial, bytes }: SerialFile): Fault | null {
  const document = documents[serial - 1];
  if (!document) return { serial: documents.length + 1, cause: MISSING };
  if (digestOf(document) === digestOfBytes(bytes)) return null;
  return { serial, cause: 'it differs from the copy that was kept of it' };
}

function verifyChain(env: string, files: readonly SerialFile[]): History {
  const documents: EnvironmentDocument[] = [];
  let prev: string | null = null;
  for (const { serial, bytes } of files) {
    const expected = documents.length + 1;
    if (serial !== expected) return { documents, fault: { serial: expected, cause: MISSING } };
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
