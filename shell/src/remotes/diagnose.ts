import type { FailureReason } from './remote-failure';

const TIME_OUT = 4000;

interface Diagnosis {
  readonly reason: FailureReason;
  readonly detail: string;
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * Finds out why a script did not run: a script element's error event does not tell a missing file from a
 * tampered one.
 *
 * @param sri the integrity value that the verified record lists for it
 */
export async function diagnose(address: string, sri: string | undefined): Promise<Diagnosis> {
  if (!sri) return { reason: 'integrity', detail: `no verified release lists ${address}` };
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIME_OUT) });
    if (!response.ok) return { reason: 'network', detail: `${address} answered ${response.status}` };
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('javascript')) return { reason: 'not_javascript', detail: `${address} is ${type}` };
    const actual = `sha384-${base64(await crypto.subtle.digest('SHA-384', await response.arrayBuffer()))}`;
    if (actual !== sri) return { reason: 'integrity', detail: `${address} does not match its release` };
    return { reason: 'network', detail: `${address} could not be loaded` };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { reason: isLate ? 'timeout' : 'network', detail: `${address} did not answer` };
  }
}
