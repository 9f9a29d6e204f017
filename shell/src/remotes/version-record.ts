import { satisfy } from '@module-federation/runtime-core';
import { filesLocation, recordLocation, type Pin, type VersionRecord } from '@tessera/shared/contracts';
import { isVersionRecord } from '@tessera/shared/guards';
import { SHELL_CONTRACT_VERSION } from '@tessera/shared/remote/contract';
import { config } from '../lib/config';
import { withDeadline } from '../lib/with-deadline';
import { DEADLINES } from './deadline';
import { RemoteFailure } from './remote-failure';

const PROVIDED: Readonly<Record<string, string>> = __PROVIDED_VERSIONS__;

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digestOf(bytes: BufferSource): Promise<string> {
  return `sha256:${hex(await crypto.subtle.digest('SHA-256', bytes))}`;
}

/** The record that the server wrote into the page for the page's own remote: nothing is asked for then. */
function readWritten({ digest }: Pin): Uint8Array<ArrayBuffer> | undefined {
  const block = document.getElementById('tessera-record');
  return block?.dataset['location'] === recordLocation(digest)
    ? new TextEncoder().encode(block.textContent)
    : undefined;
}

/** Where a version's files lie; ends with a slash. */
export function filesAddress(remote: string, pin: Pin): string {
  return new URL(`${config.registryUrl}/${filesLocation(remote, pin)}`, location.href).href;
}

function recordAddress(pin: Pin): string {
  return `${config.registryUrl}/${recordLocation(pin.digest)}`;
}

/** When a pinned version was published, or null when the registry does not say. Never throws. */
export async function readPublishedAt(pin: Pin): Promise<string | null> {
  const answer = await fetch(recordAddress(pin), { method: 'HEAD' }).catch(() => undefined);
  const at = Date.parse(answer?.headers.get('last-modified') ?? '');
  return answer?.ok && !Number.isNaN(at) ? new Date(at).toISOString() : null;
}

/** Says why this shell cannot run the version, or undefined when it can (REL-05). */
export function findContractBreach(record: VersionRecord): string | undefined {
  if (!satisfy(SHELL_CONTRACT_VERSION, record.requires.shell))
    return `it needs shell contract ${record.requires.shell}, this shell has ${SHELL_CONTRACT_VERSION}`;
  for (const [name, range] of Object.entries(record.requires.shared)) {
    const provided = PROVIDED[name];
    if (!provided) return `it needs ${name} ${range}, which this shell does not provide`;
    if (!satisfy(provided, range)) return `it needs ${name} ${range}, this shell provides ${provided}`;
  }
  return undefined;
}

/**
 * Reads a pinned version's record and proves that it is the pinned one: the pin holds the digest of its bytes.
 *
 * @throws RemoteFailure `network`, `timeout`, `integrity` or `contract`
 */
export async function readVersionRecord(remote: string, pin: Pin): Promise<VersionRecord> {
  const fail = (reason: 'network' | 'timeout' | 'integrity' | 'contract', detail: string, cause?: unknown) =>
    new RemoteFailure(remote, pin.version, 'record', reason, detail, { cause });
  const read = async () => {
    const written = readWritten(pin);
    if (written && (await digestOf(written)) === pin.digest) return written;
    const response = await fetch(recordAddress(pin)).catch((error: unknown) => {
      throw fail('network', 'the version record could not be fetched', error);
    });
    if (!response.ok) throw fail('network', `the version record answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const bytes = await withDeadline(read(), DEADLINES.record, () =>
    fail('timeout', 'the version record did not arrive in time'),
  );
  const digest = await digestOf(bytes);
  if (digest !== pin.digest)
    throw fail('integrity', `the version record is ${digest}, pinned is ${pin.digest}`);
  const record: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isVersionRecord(record))
    throw fail('contract', 'the version record is of a form that this shell does not know');
  const breach = findContractBreach(record);
  if (breach) throw fail('contract', breach);
  return record;
}
