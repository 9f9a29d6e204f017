import { serialLocation } from '@tessera/shared/contracts';
import type { Conflict } from './conflict';
import type { Fault } from './history';
import { lastResortLocation } from './locations';

/** Every reason to refuse, with the exit code of the command line (README). */
const EXIT_OF = {
  E_MANIFEST: 1,
  E_BYTES: 1,
  E_DIGEST: 1,
  E_IMMUTABLE: 1,
  E_NAME: 1,
  E_PAGES: 1,
  E_PUBLIC: 1,
  E_UNKNOWN: 1,
  E_SHELL: 1,
  E_SHARED: 1,
  E_HISTORY: 1,
  E_CHAIN: 1,
  E_USAGE: 2,
  E_STALE: 3,
  E_LOCKED: 4,
  E_ACTOR: 4,
  E_REASON: 4,
  E_REGISTRY: 5,
  E_EVIDENCE: 6,
} as const;

export type RefusalCode = keyof typeof EXIT_OF;

export interface Refusal {
  readonly code: RefusalCode;
  /** One sentence that names the remote, the file or the serial in question. */
  readonly cause: string;
  /** The exact command to run next, without the flags that every command shares. */
  readonly next: string;
}

/** Thrown by whatever refuses. Nothing has been changed when it is thrown. */
export class RefusedError extends Error {
  readonly refusals: readonly Refusal[];
  /** The explanation that a 412 carries. */
  readonly conflict: Conflict | undefined;

  constructor(refusals: readonly Refusal[], conflict?: Conflict) {
    super(refusals.map(({ code, cause }) => `${code} ${cause}`).join('\n'));
    this.name = 'RefusedError';
    this.refusals = refusals;
    this.conflict = conflict;
  }
}

/** The text of whatever was thrown; errors of another realm (a test's sandbox) included. */
export function reasonOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage ? String(error.message) : String(error);
}

/** Throws when there is anything to refuse. */
export function refuseAny(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new RefusedError(refusals);
}

/** A refusal with one reason, ready to throw. */
export function refuse(code: RefusalCode, cause: string, next: string): RefusedError {
  return new RefusedError([{ code, cause, next }]);
}

/** A serial that is not what was written. No command can mend it: only a copy of the file can. */
export function chainFault(env: string, { serial, cause, hasCopy }: Fault): RefusedError {
  const file = serialLocation(env, serial);
  const copy = hasCopy ? lastResortLocation(env) : 'a copy';
  const what = `serial ${String(serial)} of ${env} is not what was written: ${cause}`;
  return refuse(
    'E_CHAIN',
    `${what}; nothing can change in ${env} until ${file} is restored from ${copy}`,
    'mfr log',
  );
}

/** The exit code, 0 to 6, for a list of refusals. A check that failed outranks evidence that is incomplete. */
export function exitCodeOf(refusals: readonly Refusal[]): number {
  const exits = refusals.map(({ code }): number => EXIT_OF[code]);
  return exits.includes(1) ? 1 : Math.max(0, ...exits);
}
