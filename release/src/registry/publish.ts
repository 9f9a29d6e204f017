import { join } from 'node:path';
import { filesLocation, recordLocation, type Pin, type VersionRecord } from '@tessera/shared/contracts';
import semver from 'semver';
import { buildAgain } from '../core/build-manifest';
import { canonicalBytes, canonicalJson, digestOfBytes } from '../core/canonical';
import { parseNameOwner } from '../core/documents';
import { factsFault } from '../core/file-facts';
import { refuse } from '../core/refusal';
import {
  readIfThere,
  replaceFile,
  statIfThere,
  sweepAbandoned,
  writeFolderOnce,
  writeOnce,
} from './atomic-files';
import { compressedName, compressFiles, decompressBytes } from './compressed-files';
import type { Layout } from './layout';
import { readDist, type Built } from './read-dist';
import { digestOfVersion, readRecord } from './versions';

export interface PublishOptions {
  readonly isDryRun?: boolean;
  /** False leaves out the compressed forms: of a build for one machine they would take longer than the build. */
  readonly isCompressed?: boolean;
}

export interface Published {
  readonly outcome: 'published' | 'already published' | 'would publish';
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
  readonly files: number;
  /** Size of all files together. */
  readonly bytes: number;
}

/**
 * [REL-02] Publishes a build's output folder. The version is visible only when its last file is durable: files first,
 * then the record, then the entry under `remotes/`, each made visible in one step. Identical bytes may be published
 * again (and repair what was damaged meanwhile); other bytes under a published version are E_IMMUTABLE.
 */
export async function publishDist(
  layout: Layout,
  dist: string,
  now: Date,
  { isDryRun = false, isCompressed = true }: PublishOptions,
): Promise<Published> {
  const built = await readDist(dist);
  const { record } = built;
  const recordBytes = canonicalBytes(record);
  const pin: Pin = { version: record.version, digest: digestOfBytes(recordBytes) };

  const before = await digestOfVersion(layout, record.remote, record.version);
  if (before !== undefined && before !== pin.digest) throw await immutable(layout, dist, record, before);
  await refuseTakenName(layout, dist, record);
  if (isDryRun) return published(before === undefined ? 'would publish' : 'already published', record, pin);

  await sweepAbandoned(layout.temporary, now);
  await claimName(layout, dist, record);
  await storeFiles(layout, built, pin, isCompressed);
  await storeRecord(layout, pin.digest, recordBytes);
  const isFirst = await writeOnce(
    layout.temporary,
    layout.versionPointer(record.remote, record.version),
    canonicalBytes({ digest: pin.digest }),
  );
  if (isFirst) return published('published', record, pin);
  const winner = await digestOfVersion(layout, record.remote, record.version);
  if (winner !== undefined && winner !== pin.digest) throw await immutable(layout, dist, record, winner);
  return published('already published', record, pin);
}

function published(outcome: Published['outcome'], record: VersionRecord, pin: Pin): Published {
  const sizes = Object.values(record.files).map(({ bytes }) => bytes);
  return {
    outcome,
    remote: record.remote,
    version: record.version,
    digest: pin.digest,
    files: sizes.length,
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** 1.0.0-a.b and 1.0.0-a-b flatten to one container name; the first to publish owns it. */
async function claimName(layout: Layout, dist: string, record: VersionRecord): Promise<void> {
  const claim = canonicalBytes({ remote: record.remote, version: record.version });
  await writeOnce(layout.temporary, layout.containerName(record.container.name), claim);
  await refuseTakenName(layout, dist, record);
}

async function refuseTakenName(layout: Layout, dist: string, record: VersionRecord): Promise<void> {
  const owner = await readIfThere(layout.containerName(record.container.name));
  if (!owner || owner.equals(canonicalBytes({ remote: record.remote, version: record.version }))) return;
  const { name } = record.container;
  const parsed = parseNameOwner(owner);
  if (!parsed.ok)
    throw refuse('E_NAME', `names/${name}.json is not what was written: ${parsed.cause}`, 'mfr status');
  const { remote, version } = parsed.document;
  const cause = `the container name ${name} belongs to ${remote} ${version} already`;
  throw refuse('E_NAME', cause, buildAgain(dist, semver.inc(record.version, 'patch') ?? undefined));
}

async function storeFiles(
  layout: Layout,
  { record, files }: Built,
  pin: Pin,
  isCompressed: boolean,
): Promise<void> {
  const folder = join(layout.root, filesLocation(record.remote, pin));
  if (await statIfThere(folder)) {
    await mendFiles(layout, folder, { record, files });
    if (isCompressed) await mendCompressed(layout, folder, files);
    return;
  }
  const compressed: ReadonlyMap<string, Uint8Array> = isCompressed ? await compressFiles(files) : new Map();
  if (await writeFolderOnce(layout.temporary, folder, new Map([...files, ...compressed]))) return;
  // Somebody else was faster.
  await mendFiles(layout, folder, { record, files });
}

/** Replaces files of a published build that are damaged or gone. */
async function mendFiles(layout: Layout, folder: string, { record, files }: Built): Promise<void> {
  for (const [name, bytes] of files) {
    const stored = await readIfThere(join(folder, name));
    const promised = record.files[name];
    const isIntact = stored && promised && factsFault(name, promised, stored) === undefined;
    if (!isIntact) await replaceFile(layout.temporary, join(folder, name), bytes);
  }
}

/** Adds the compressed forms that a published build lacks, and replaces damaged ones. */
async function mendCompressed(layout: Layout, folder: string, files: Built['files']): Promise<void> {
  const lacking = new Map<string, Uint8Array>();
  for (const [name, bytes] of files) {
    const stored = await readIfThere(join(folder, compressedName(name)));
    const original = stored && (await decompressBytes(stored));
    if (!original || !Buffer.from(bytes).equals(original)) lacking.set(name, bytes);
  }
  for (const [name, bytes] of await compressFiles(lacking))
    await replaceFile(layout.temporary, join(folder, name), bytes);
}

async function storeRecord(layout: Layout, digest: string, bytes: Uint8Array): Promise<void> {
  const path = join(layout.root, recordLocation(digest));
  if (await writeOnce(layout.temporary, path, bytes)) return;
  const stored = await readIfThere(path);
  if (!stored || digestOfBytes(stored) !== digest) await replaceFile(layout.temporary, path, bytes);
}

async function immutable(layout: Layout, dist: string, record: VersionRecord, digest: string) {
  const stored = await readRecord(layout, digest);
  const who = `${record.remote} ${record.version}`;
  const raised = semver.inc(record.version, 'patch') ?? 'a new version';
  const cause = `${who} is published with other bytes (${difference(stored?.record, record)}); build it as ${raised}`;
  return refuse('E_IMMUTABLE', cause, buildAgain(dist, raised));
}

function difference(before: VersionRecord | undefined, after: VersionRecord): string {
  if (!before) return 'its record is missing';
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort();
  const changed = names.filter((name) => before.files[name]?.sri !== after.files[name]?.sri);
  if (changed.length > 0) {
    const shown = changed.slice(0, 3).join(', ');
    return changed.length > 3
      ? `${shown} and ${String(changed.length - 3)} more differ`
      : `differing: ${shown}`;
  }
  const parts = (['container', 'requires', 'manifest', 'build'] as const).filter(
    // A version from before pages were declared has no manifest.
    (part) => canonicalJson(before[part] ?? null) !== canonicalJson(after[part] ?? null),
  );
  return `the files are the same, differing: ${parts.join(', ')}`;
}
