import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionRecord } from '@tessera/shared/contracts';
import {
  buildAgain,
  BUILD_MANIFEST,
  filesNamedBy,
  parseBuildManifest,
  recordOf,
  type BuildManifest,
} from '../core/build-manifest';
import { checkName } from '../core/checks';
import { contentFault, factsFault, factsOf, isSafeFileName } from '../core/file-facts';
import { reasonOf, refuse, refuseAny, type Refusal, type RefusedError } from '../core/refusal';
import { filesBelow, readIfThere, statIfThere } from './atomic-files';
import { originalOf } from './compressed-files';

export interface Built {
  readonly record: VersionRecord;
  /** The bytes that were hashed: exactly these are stored, whatever happens to the folder meanwhile. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * [REL-02] Reads a build's output folder and computes its record from the bytes on disk.
 * Refuses with E_MANIFEST, E_BYTES or E_NAME, naming every fault it found.
 */
export async function readDist(dist: string): Promise<Built> {
  const next = buildAgain(dist);
  const manifest = await readManifest(dist);
  const files = new Map<string, Uint8Array>();
  const faults: string[] = [];
  for (const { name, isFile } of await filesBelow(dist)) {
    if (name === BUILD_MANIFEST) continue;
    if (!isFile) faults.push(`${name} is not a regular file`);
    else if (!isSafeFileName(name)) faults.push(`${name} has a name that cannot be published`);
    else if (originalOf(name) !== undefined)
      faults.push(`${name} is made when ${String(originalOf(name))} is published`);
    else files.set(name, await readFile(join(dist, name)));
  }
  faults.push(...contentFaults(files), ...missingFaults(manifest, files), ...listFaults(manifest, files));
  refuseAny(faults.map((fault): Refusal => ({ code: 'E_BYTES', cause: `${dist}: ${fault}`, next })));

  const facts = Object.fromEntries([...files].map(([name, bytes]) => [name, factsOf(name, bytes)]));
  const record = recordOf(manifest, facts);
  refuseAny(checkName(record));
  return { record, files };
}

async function readManifest(dist: string): Promise<BuildManifest> {
  const path = join(dist, BUILD_MANIFEST);
  const bytes = await readIfThere(path).catch((error: unknown) => {
    throw noBuild(dist, reasonOf(error));
  });
  // Where the next build will be, not where there is nothing.
  if (!(await statIfThere(dist)))
    throw refuse('E_MANIFEST', `there is no folder ${dist}`, buildAgain('dist'));
  if (!bytes) throw noBuild(dist, `it has no ${BUILD_MANIFEST}`);
  const parsed = parseBuildManifest(bytes.toString('utf8'));
  if (!parsed.ok) throw refuse('E_MANIFEST', `${path}: ${parsed.cause}`, buildAgain(dist, parsed.version));
  return parsed.document;
}

function noBuild(dist: string, why: string): RefusedError {
  return refuse('E_MANIFEST', `${dist} is not a build of a remote: ${why}`, buildAgain(dist));
}

function contentFaults(files: ReadonlyMap<string, Uint8Array>): string[] {
  return [...files].flatMap(([name, bytes]) => contentFault(name, bytes) ?? []);
}

function missingFaults(manifest: BuildManifest, files: ReadonlyMap<string, Uint8Array>): string[] {
  return filesNamedBy(manifest.container)
    .filter((name) => !files.has(name))
    .map((name) => `${name} is named by the container and missing`);
}

/** A build may list its files itself (signed elsewhere, say); then the list and the folder have to be the same. */
function listFaults({ files: listed }: BuildManifest, files: ReadonlyMap<string, Uint8Array>): string[] {
  if (!listed) return [];
  const unlisted = [...files.keys()].filter((name) => !Object.hasOwn(listed, name));
  const wrong = Object.entries(listed).flatMap(([name, promised]) => {
    const bytes = files.get(name);
    return bytes ? (factsFault(name, promised, bytes) ?? []) : `${name} is listed and missing`;
  });
  return [...unlisted.map((name) => `${name} is not listed`), ...wrong];
}
