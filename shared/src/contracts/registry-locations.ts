import type { Pin } from './release-documents';

/**
 * Where things lie in a registry, relative to its folder. The server puts its own address before the same text, so that
 * a path and an address are one thing. Nothing is checked here: names and digests come from documents that were.
 */

const DIGEST_PREFIX = 'sha256:';

function hexOf(digest: string): string {
  return digest.slice(DIGEST_PREFIX.length);
}

/** The first eight hexadecimal digits of a digest: they tell apart equal versions with other bytes. */
export function digest8Of(digest: string): string {
  return hexOf(digest).slice(0, 8);
}

/** `records/<hex>.json` */
export function recordLocation(digest: string): string {
  return `records/${hexOf(digest)}.json`;
}

/** `files/<remote>/<version>-<digest8>/`, the folder of a published version. */
export function filesLocation(remote: string, pin: Pin): string {
  return buildLocation(remote, pin.version, digest8Of(pin.digest));
}

/** The same, from the parts that an address has. */
export function buildLocation(remote: string, version: string, digest8: string): string {
  return `files/${remote}/${version}-${digest8}/`;
}

/** `env/<env>.json`: where the server shows the newest serial of an environment. The registry's folder has no such file. */
export function headLocation(env: string): string {
  return `env/${env}.json`;
}

/** `envs/<env>/`, the folder of an environment's serials. */
export function environmentLocation(env: string): string {
  return `envs/${env}/`;
}

/** `envs/<env>/000042.json` */
export function serialLocation(env: string, serial: number): string {
  return `${environmentLocation(env)}${String(serial).padStart(6, '0')}.json`;
}

/** `remotes/<remote>/`, the folder of its published versions. */
export function versionsLocation(remote: string): string {
  return `remotes/${remote}/`;
}

/** `remotes/<remote>/<version>.json`: the version is published when this is there. */
export function versionLocation(remote: string, version: string): string {
  return `${versionsLocation(remote)}${version}.json`;
}
