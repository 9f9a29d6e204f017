import {
  buildLocation,
  digestSchema,
  recordLocation,
  remoteNameSchema,
  remoteVersionSchema,
} from '@tessera/shared/contracts';
import { isSafeFileName } from './file-facts';

/** `records/<hex>.json`, or undefined when the text is not a digest: safe for text from a request. */
export function checkedRecordLocation(digest: string): string | undefined {
  return digestSchema.safeParse(digest).success ? recordLocation(digest) : undefined;
}

/** The copy of an environment's last change, apart from its history. */
export function lastResortLocation(env: string): string {
  return `last-resort/${env}.json`;
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
  return `${buildLocation(remote, version, digest8)}${file}`;
}
