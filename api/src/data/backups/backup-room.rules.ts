import type { BackupReason } from '@tessera/shared/contracts';
import type { DataEnvironment } from '../engines/engine.schema';

/** A backup as far as its room is concerned. */
export interface KeptBackup {
  readonly id: string;
  readonly environment: DataEnvironment;
  readonly reason: BackupReason;
  readonly bytes: number;
}

/** So many are kept of one environment. */
const MOST: Readonly<Record<BackupReason, number>> = {
  hand: 10,
  daily: 7,
  'before-migration': 5,
  'before-restore': 5,
};

export type Room =
  /** Those that make way. */
  | { readonly kind: 'room'; readonly leave: readonly string[] }
  | { readonly kind: 'full'; readonly message: string };

/**
 * Makes room for a backup. Automatic ones make way for newer ones; those that somebody made stay until somebody removes them.
 *
 * @param kept of both environments, oldest first
 * @param most bytes of all together; 0: without limit
 */
export function makeRoom(
  kept: readonly KeptBackup[],
  { environment, reason, bytes }: Omit<KeptBackup, 'id'>,
  most: number,
): Room {
  const alike = kept.filter((one) => one.environment === environment && one.reason === reason);
  const over = alike.length - MOST[reason] + 1;
  if (over > 0 && reason === 'hand') return { kind: 'full', message: TOO_MANY };
  const leave = new Set(alike.slice(0, Math.max(0, over)).map(({ id }) => id));
  let used = bytes + kept.reduce((sum, one) => sum + (leave.has(one.id) ? 0 : one.bytes), 0);
  for (const one of kept) {
    if (most === 0 || used <= most) break;
    if (one.reason === 'hand' || leave.has(one.id)) continue;
    leave.add(one.id);
    used -= one.bytes;
  }
  if (most > 0 && used > most) return { kind: 'full', message: tooLarge(most) };
  return { kind: 'room', leave: [...leave] };
}

const TOO_MANY = `There are ${String(MOST.hand)} backups made by hand already. Remove one first.`;

const tooLarge = (most: number) =>
  `All backups of this database may take ${(most / 1_000_000).toLocaleString('en')} MB together, and this one does not fit. Remove some first.`;
