import type { BackupReason, DatabaseBackup } from '@tessera/shared/contracts';

const REASONS: Readonly<Record<BackupReason, string>> = {
  hand: 'Made by you',
  daily: 'Daily',
  'before-migration': 'Before the tables changed',
  'before-restore': 'Before a restore',
};

/** Why a backup was made. */
export const reasonInWords = (reason: BackupReason): string => REASONS[reason];

/** 'version 3', or what became of it. */
export function versionInWords({ versionNumber }: Pick<DatabaseBackup, 'versionNumber'>): string {
  return versionNumber === null ? 'a version that is gone' : `version ${String(versionNumber)}`;
}

/** '1 record'. */
export const recordsInWords = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? 'record' : 'records'}`;
