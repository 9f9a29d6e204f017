import { digestSchema, remoteNameSchema, remoteVersionSchema, type Pin } from '@tessera/shared/contracts';
import { isSafeFileName } from './file-facts';

/**
 * Where things lie, relative to the registry's folder. The server puts `/mf/` in front of the same text, so that a
 * path and an address are one thing.
 */

/** `records/<hex>.json`, or undefined when the text is not a digest. */
export function recordLocation(digest: string): string | undefined {
  if (!digestSchema.safeParse(digest).success) return undefined;
  return `records/${digest.slice('sha256:'.length)}.json`;
}

/** The first eight hexadecimal digits of a digest: they tell apart equal versions with other bytes. */
export function digest8Of(digest: string): string {
  return digest.slice('sha256:'.length, 'sha256:'.length + 8);
}

/** `files/<remote>/<version>-<digest8>/`, the folder of a published version. */
export function filesLocation(remote: string, pin: Pin): string {
  return `files/${remote}/${pin.version}-${digest8Of(pin.digest)}/`;
}

/** The location of one file, or undefined when a part could not have been published: safe for text from a request. */
export function fileLocation(
  remote: string,
  version: string,
  digest8: string,
  file: string,
): string | undefined {
  const isNamed =
    remoteNameSchema.safeParse(remote).success && remoteVersionSchema.safeParse(version).success;
  if (!isNamed || !/^[0-9a-f]{8}$/.test(digest8) || !isSafeFileName(file)) return undefined;
  return `files/${remote}/${version}-${digest8}/${file}`;
}
