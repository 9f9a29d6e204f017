import type { EnvironmentDocument, Pin } from '@tessera/shared/contracts';
import { filesLocation, recordLocation } from './locations';

export interface ResolvedPin extends Pin {
  /** `records/<hex>.json` */
  readonly record: string;
  /** `files/<remote>/<version>-<digest8>/` */
  readonly base: string;
}

export interface ResolvedRemote {
  readonly stable: ResolvedPin;
  /** Loaded when the stable version fails; null when there was no version before. */
  readonly fallback: ResolvedPin | null;
}

/** What a page loads: each pinned remote's stable and fallback version, and where they lie. */
export function resolve(document: EnvironmentDocument): Readonly<Record<string, ResolvedRemote>> {
  const entries = Object.entries(document.pins).map(([remote, { stable, fallback }]) => [
    remote,
    { stable: locate(remote, stable), fallback: fallback && locate(remote, fallback) },
  ]);
  return Object.fromEntries(entries) as Record<string, ResolvedRemote>;
}

function locate(remote: string, pin: Pin): ResolvedPin {
  const record = recordLocation(pin.digest);
  if (record === undefined) throw new TypeError(`${pin.digest} is not a digest`);
  return { ...pin, record, base: filesLocation(remote, pin) };
}
