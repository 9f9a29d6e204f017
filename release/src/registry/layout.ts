import { join } from 'node:path';
import {
  environmentLocation,
  serialLocation,
  versionLocation,
  versionsLocation,
} from '@tessera/shared/contracts';
import { lastResortLocation } from '../core/locations';

/** The folders of a registry; README.md explains them. */
export interface Layout {
  readonly root: string;
  /** Unfinished writes, on the same file system as everything else. */
  readonly temporary: string;
  readonly records: string;
  environment(env: string): string;
  serial(env: string, serial: number): string;
  versions(remote: string): string;
  versionPointer(remote: string, version: string): string;
  /** The containers' names. */
  readonly names: string;
  containerName(name: string): string;
  policy(env: string): string;
  lastResort(env: string): string;
}

const SERIAL_FILE = /^(\d{6,})\.json$/;

export function layoutOf(root: string): Layout {
  return {
    root,
    temporary: join(root, '.tmp'),
    records: join(root, 'records'),
    environment: (env) => join(root, environmentLocation(env)),
    serial: (env, serial) => join(root, serialLocation(env, serial)),
    versions: (remote) => join(root, versionsLocation(remote)),
    versionPointer: (remote, version) => join(root, versionLocation(remote, version)),
    names: join(root, 'names'),
    containerName: (name) => join(root, 'names', `${name}.json`),
    policy: (env) => join(root, 'policies', `${env}.json`),
    lastResort: (env) => join(root, lastResortLocation(env)),
  };
}

/** `000042.json` → 42; undefined for any other file. */
export function serialOfFile(name: string): number | undefined {
  const digits = SERIAL_FILE.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
