import { join } from 'node:path';
import {
  digestSchema,
  filesLocation,
  remoteNameSchema,
  remoteVersionSchema,
  type Pin,
  type VersionRecord,
} from '@tessera/shared/contracts';
import semver from 'semver';
import { digestOfBytes } from '../core/canonical';
import { parseRecord } from '../core/documents';
import { factsFault } from '../core/file-facts';
import { checkedRecordLocation } from '../core/locations';
import { refuse, RefusedError, type Refusal } from '../core/refusal';
import { filesBelow, namesIn, readIfThere, statIfThere } from './atomic-files';
import { decompressBytes, originalOf } from './compressed-files';
import type { Layout } from './layout';

export interface StoredRecord {
  readonly record: VersionRecord;
  /** The canonical bytes; their sha256 is the digest. */
  readonly bytes: Uint8Array;
  readonly publishedAt: Date;
}

export interface VerifiedVersion {
  /** Undefined when the record itself is missing or not authentic. */
  readonly record: VersionRecord | undefined;
  readonly refusals: readonly Refusal[];
}

/**
 * The versions of a remote that are published, oldest first: by number, and those before the same release by when they
 * were published, because a build from the sources is named by a hash, which has no order.
 */
export async function publishedVersions(layout: Layout, remote: string): Promise<string[]> {
  const names = await namesIn(layout.versions(remote));
  const versions = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((version) => semver.valid(version) !== null);
  const times = new Map<string, number>();
  for (const version of versions) {
    times.set(version, (await statIfThere(layout.versionPointer(remote, version)))?.mtimeMs ?? 0);
  }
  const timeOf = (version: string) => times.get(version) ?? 0;
  return versions.sort((a, b) => {
    const areBothBefore = semver.prerelease(a) !== null && semver.prerelease(b) !== null;
    const byTime = areBothBefore ? timeOf(a) - timeOf(b) : 0;
    return new semver.SemVer(a).compareMain(b) || byTime || semver.compare(a, b);
  });
}

/** The remotes that have a published version. */
export async function publishedRemotes(layout: Layout): Promise<string[]> {
  return (await namesIn(join(layout.root, 'remotes'))).sort();
}

/** The digest under which a version was published, or undefined. */
export async function digestOfVersion(
  layout: Layout,
  remote: string,
  version: string,
): Promise<string | undefined> {
  const bytes = await readIfThere(layout.versionPointer(remote, version));
  if (!bytes) return undefined;
  const next = `mfr publish <dist of ${remote} ${version}>`;
  let pointer: unknown;
  try {
    pointer = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw refuse('E_DIGEST', `the entry of ${remote} ${version} is not JSON`, next);
  }
  const digest: unknown =
    typeof pointer === 'object' && pointer && 'digest' in pointer ? pointer.digest : undefined;
  const parsed = digestSchema.safeParse(digest);
  if (!parsed.success) throw refuse('E_DIGEST', `the entry of ${remote} ${version} names no digest`, next);
  return parsed.data;
}

/** `mf-auth@1.4.2` as a pin. Refuses E_UNKNOWN when there is no such remote, or no such version of it. */
export async function findVersion(layout: Layout, remote: string, version: string): Promise<Pin> {
  // A name that no remote can have has no versions; it is not looked for, because it comes from outside.
  const known = remoteNameSchema.safeParse(remote).success ? await publishedVersions(layout, remote) : [];
  const newest = known.at(-1);
  if (newest === undefined) throw await unknownRemote(layout, remote);
  const isVersion = remoteVersionSchema.safeParse(version).success;
  const digest = isVersion ? await digestOfVersion(layout, remote, version) : undefined;
  if (digest !== undefined) return { version, digest };
  const cause = `${remote} ${version} is not published (published: ${known.join(', ')})`;
  throw refuse('E_UNKNOWN', cause, `mfr pin ${remote}@${newest}`);
}

async function unknownRemote(layout: Layout, remote: string): Promise<RefusedError> {
  const published = await publishedRemotes(layout);
  const there = published.length > 0 ? `these are: ${published.join(', ')}` : 'none is yet';
  const cause = `no remote of the name "${remote}" is published; ${there}`;
  const meant = published.find((name) => name === `mf-${remote}`);
  const newest = meant === undefined ? undefined : (await publishedVersions(layout, meant)).at(-1);
  return refuse('E_UNKNOWN', cause, newest ? `mfr pin ${meant ?? ''}@${newest}` : 'mfr publish <dist>');
}

/** A record by its digest, verified by hashing its file. Undefined when there is none; E_DIGEST when it was changed. */
export async function readRecord(layout: Layout, digest: string): Promise<StoredRecord | undefined> {
  const location = checkedRecordLocation(digest);
  if (location === undefined) return undefined;
  const path = join(layout.root, location);
  const bytes = await readIfThere(path);
  const written = await statIfThere(path);
  if (!bytes || !written) return undefined;
  const next = 'mfr status';
  if (digestOfBytes(bytes) !== digest)
    throw refuse('E_DIGEST', `the record ${digest} has been changed`, next);
  const parsed = parseRecord(bytes);
  if (!parsed.ok) throw refuse('E_DIGEST', `the record ${digest} cannot be read: ${parsed.cause}`, next);
  return { record: parsed.document, bytes, publishedAt: written.mtime };
}

/**
 * [REL-06] Checks everything that a pin stands for against the disk: the record against its digest, and every byte of
 * every file against the record. What is missing is E_EVIDENCE (it cannot be told), what differs E_BYTES or E_DIGEST.
 */
export async function verifyVersion(layout: Layout, remote: string, pin: Pin): Promise<VerifiedVersion> {
  const who = `${remote} ${pin.version}`;
  const next = `mfr publish <dist of ${who}>`;
  const stored = await readRecord(layout, pin.digest).catch((error: unknown) => {
    if (error instanceof RefusedError) return error;
    throw error;
  });
  if (stored instanceof RefusedError) return { record: undefined, refusals: stored.refusals };
  if (!stored) {
    return {
      record: undefined,
      refusals: [{ code: 'E_EVIDENCE', cause: `the record of ${who} is missing`, next }],
    };
  }
  const { record } = stored;
  if (record.remote !== remote || record.version !== pin.version) {
    const cause = `the record of ${who} is that of ${record.remote} ${record.version}`;
    return { record: undefined, refusals: [{ code: 'E_DIGEST', cause, next }] };
  }
  return { record, refusals: await fileFaults(layout, remote, pin, record) };
}

async function fileFaults(
  layout: Layout,
  remote: string,
  pin: Pin,
  record: VersionRecord,
): Promise<Refusal[]> {
  const who = `${remote} ${pin.version}`;
  const next = `mfr publish <dist of ${who}>`;
  const folder = join(layout.root, filesLocation(remote, pin));
  const refusals: Refusal[] = [];
  for (const [name, promised] of Object.entries(record.files)) {
    const bytes = await readIfThere(join(folder, name));
    const fault = bytes && factsFault(name, promised, bytes);
    if (!bytes) refusals.push({ code: 'E_EVIDENCE', cause: `${who}: ${name} is missing`, next });
    else if (fault !== undefined) refusals.push({ code: 'E_BYTES', cause: `${who}: ${fault}`, next });
  }
  for (const { name } of await filesBelow(folder)) {
    if (Object.hasOwn(record.files, name)) continue;
    const fault = await compressedFault(folder, name, record);
    if (fault !== undefined) refusals.push({ code: 'E_BYTES', cause: `${who}: ${fault}`, next });
  }
  return refusals;
}

/** Says what is wrong with a file that no record lists: nothing, when it is a listed one's compressed form. */
async function compressedFault(
  folder: string,
  name: string,
  record: VersionRecord,
): Promise<string | undefined> {
  const original = originalOf(name);
  const promised = original === undefined ? undefined : record.files[original];
  if (original === undefined || promised === undefined) return `${name} is not listed in its record`;
  const bytes = await readIfThere(join(folder, name));
  const decoded = bytes && (await decompressBytes(bytes));
  const isIntact = decoded && factsFault(original, promised, decoded) === undefined;
  return isIntact ? undefined : `${name} is not ${original} compressed`;
}
