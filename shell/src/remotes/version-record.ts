import { satisfy } from '@module-federation/runtime-core';
import { versionRecordSchema, type Pin, type VersionRecord } from '@tessera/shared/contracts';
import { SHELL_CONTRACT_VERSION } from '@tessera/shared/remote/contract';
import * as z from 'zod/mini';
import { config } from '../config';
import { DEADLINES, withDeadline } from './deadline';
import { RemoteFailure } from './remote-failure';

const PROVIDED: Readonly<Record<string, string>> = __PROVIDED_VERSIONS__;

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where a version's files lie; ends with a slash. */
export function filesAddress(remote: string, pin: Pin): string {
  const digest8 = pin.digest.slice('sha256:'.length, 'sha256:'.length + 8);
  return new URL(`${config.registryUrl}/files/${remote}/${pin.version}-${digest8}/`, location.href).href;
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
  const address = `${config.registryUrl}/records/${pin.digest.slice('sha256:'.length)}.json`;

  const read = async () => {
    const response = await fetch(address).catch((error: unknown) => {
      throw fail('network', 'the version record could not be fetched', error);
    });
    if (!response.ok) throw fail('network', `the version record answered ${response.status}`);
    return response.arrayBuffer();
  };
  const bytes = await withDeadline(read(), DEADLINES.record, () =>
    fail('timeout', 'the version record did not arrive in time'),
  );
  const digest = `sha256:${hex(await crypto.subtle.digest('SHA-256', bytes))}`;
  if (digest !== pin.digest)
    throw fail('integrity', `the version record is ${digest}, pinned is ${pin.digest}`);
  const parsed = z.safeParse(versionRecordSchema, JSON.parse(new TextDecoder().decode(bytes)));
  if (!parsed.success)
    throw fail('contract', 'the version record is of a form that this shell does not know');
  const breach = findContractBreach(parsed.data);
  if (breach) throw fail('contract', breach);
  return parsed.data;
}
