import { join, resolve } from 'node:path';
import type { Pin } from '@tessera/shared/contracts';
import type { History } from '../core/history';
import { fileLocation } from '../core/locations';
import type { Refusal } from '../core/refusal';
import { statIfThere } from './atomic-files';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from './change-environment';
import {
  environmentsIn,
  readHead,
  readHistory,
  readLastResort,
  type StoredEnvironment,
} from './environment-store';
import { copyFaults, nameFaults } from './damage';
import { layoutOf } from './layout';
import { publishDist, type Published, type PublishOptions } from './publish';
import { onRegistry } from './registry-errors';
import {
  publishedRemotes,
  publishedVersions,
  readRecord,
  verifyVersion,
  type StoredRecord,
  type VerifiedVersion,
} from './versions';

/** A registry in a folder. Any number of processes may use it at once. Everything throws `RefusedError`. */
export interface Registry {
  /** Absolute. */
  readonly root: string;
  /** Tells whether the folder is there. */
  exists(): Promise<boolean>;
  /** The newest document of an environment with its strong etag and exact bytes; undefined before the first. */
  readEnvironment(env: string): Promise<StoredEnvironment | undefined>;
  /** The document to start from when the newest one cannot be read; of the last change that was made here. */
  readLastResort(env: string): Promise<StoredEnvironment | undefined>;
  /** The environments that have a history. */
  listEnvironments(): Promise<readonly string[]>;
  /** Every serial, verified from the first on. */
  readHistory(env: string): Promise<History>;
  /** What is wrong with the copy of the last change, which `readHistory` does without when it cannot be read. */
  findCopyFaults(env: string): Promise<readonly Refusal[]>;
  /** What is wrong with the files that say which version owns a container's name. */
  findNameFaults(): Promise<readonly Refusal[]>;
  /** A record by its digest, with its exact bytes; undefined when there is none. */
  readRecord(digest: string): Promise<StoredRecord | undefined>;
  /** Where a published file lies; undefined when no published file can have that name. Safe for parts of an address. */
  filePath(remote: string, version: string, digest8: string, file: string): string | undefined;
  /** Publishes a build's output folder. */
  publish(dist: string, options?: PublishOptions): Promise<Published>;
  /** One change as one serial. */
  changeEnvironment(request: ChangeRequest): Promise<ChangeResult>;
  /** Checks a pin's record and every byte of its files. */
  verifyVersion(remote: string, pin: Pin): Promise<VerifiedVersion>;
  /** Published versions by remote, oldest first. */
  listVersions(): Promise<Readonly<Record<string, readonly string[]>>>;
}

/**
 * Opens the registry in a folder; the folder is made by the first publish.
 *
 * @param options.clock for tests; the system's clock unless given
 */
export function openRegistry(directory: string, options: { readonly clock?: () => Date } = {}): Registry {
  const root = resolve(directory);
  const layout = layoutOf(root);
  const clock = options.clock ?? (() => new Date());
  return {
    root,
    exists: () => onRegistry(root, async () => (await statIfThere(root)) !== undefined),
    readEnvironment: (env) => onRegistry(root, () => readHead(layout, env)),
    readLastResort: (env) => onRegistry(root, () => readLastResort(layout, env)),
    readHistory: (env) => onRegistry(root, () => readHistory(layout, env)),
    findCopyFaults: (env) => onRegistry(root, () => copyFaults(layout, env)),
    findNameFaults: () => onRegistry(root, () => nameFaults(layout)),
    listEnvironments: () => onRegistry(root, () => environmentsIn(layout)),
    readRecord: (digest) => onRegistry(root, () => readRecord(layout, digest)),
    filePath(remote, version, digest8, file) {
      const location = fileLocation(remote, version, digest8, file);
      return location && join(root, location);
    },
    publish: (dist, publishOptions = {}) =>
      onRegistry(root, () => publishDist(layout, dist, clock(), publishOptions)),
    changeEnvironment: (request) => onRegistry(root, () => changeEnvironment(layout, request, clock)),
    verifyVersion: (remote, pin) => onRegistry(root, () => verifyVersion(layout, remote, pin)),
    listVersions: () =>
      onRegistry(root, async () => {
        const versions: Record<string, readonly string[]> = {};
        for (const remote of await publishedRemotes(layout))
          versions[remote] = await publishedVersions(layout, remote);
        return versions;
      }),
  };
}
