import { notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { readTexts, readTree } from '../files/files.service';
import { changedEntries, goneStatus, type ChangedEntry, type VersionFiles } from './version-diff.view';
import { requireVersion } from './version-access.service';
import { findVersionBefore, type VersionSummary } from './versions.repository';

/** Two versions of one project. */
export interface VersionPair {
  readonly version: VersionSummary;
  /** Undefined before the first. */
  readonly against: VersionSummary | undefined;
}

/** The version before unless told. Throws FORBIDDEN for one that is not of the same project. */
export async function requirePair(
  db: Database,
  caller: Caller,
  id: string,
  againstId: string | undefined,
): Promise<VersionPair> {
  const version = await requireVersion(db, caller, id);
  if (againstId === undefined) return { version, against: await findVersionBefore(db, version) };
  const against = await requireVersion(db, caller, againstId);
  if (against.projectId !== version.projectId) throw notYours('version');
  return { version, against };
}

/** The files that differ; what moved and changed as well is still two of them. */
export async function readChangedEntries(
  db: Database,
  { version, against }: VersionPair,
): Promise<readonly ChangedEntry[]> {
  return changedEntries(await readVersionFiles(db, against), await readVersionFiles(db, version));
}

/** Of a file that is gone: whether the builder no longer writes it, or somebody took it away. */
export async function readGoneStatus(db: Database, { version, against }: VersionPair, path: string) {
  return goneStatus(path, await readVersionFiles(db, against), await readVersionFiles(db, version));
}

async function readVersionFiles(db: Database, version: VersionSummary | undefined): Promise<VersionFiles> {
  if (!version) return { entries: [], generated: new Set() };
  const entries = await readTree(db, version.treeHash);
  const isAsWritten = version.treeHash === version.generatedHash;
  const written = isAsWritten ? entries : await readTree(db, version.generatedHash);
  return { entries, generated: new Set(written.map(({ path }) => path)) };
}

/** The texts of files that differ, as they were and as they are. */
export async function readBothTexts(db: Database, entries: readonly ChangedEntry[]) {
  const [old, now] = [
    entries.flatMap(({ before }) => before ?? []),
    entries.flatMap(({ after }) => after ?? []),
  ];
  return { before: await readTexts(db, old), after: await readTexts(db, now) };
}
