import type { DeploymentDomain, DomainState } from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import { formatExact, type Tone } from '@tessera/shared/ui';

/** How a state is called, and its colour. */
export const stateLooks: Record<DomainState, { readonly tone: Tone; readonly text: string }> = {
  waiting: { tone: 'info', text: 'Waiting for DNS' },
  connected: { tone: 'ok', text: 'Connected' },
  elsewhere: { tone: 'warn', text: 'Not pointing here' },
  missing: { tone: 'bad', text: 'Record missing' },
  taken: { tone: 'bad', text: 'In use elsewhere' },
};

/**
 * What a state means for the owner: sentences, one after the other.
 *
 * @param now in milliseconds
 */
export function explain({ state, problem, endsAt, url }: DeploymentDomain, now: number): string[] {
  const found = problem === null ? [] : [problem];
  if (state === 'connected' && url.startsWith('https:')) {
    return [...found, 'The first visit may take a few seconds while its certificate is issued.'];
  }
  if (state === 'elsewhere') {
    return [
      ...found,
      'You proved that it is yours, but its name leads elsewhere. That is fine behind a proxy of your own.',
    ];
  }
  if (state === 'missing' && endsAt !== null) {
    const end = Date.parse(endsAt);
    const words =
      end > now
        ? `Stops working on ${formatExact(end)} unless you add it again.`
        : `Stopped working on ${formatExact(end)}. Add the record again.`;
    return [words, ...found];
  }
  if (state === 'taken' && problem === null) {
    return ['Another app proves that it has this domain. Remove it there first.'];
  }
  return found;
}

/** One sentence for those who hear the page: what is known of a domain now. */
export function newsOf({ domain, state, problem }: DeploymentDomain): string {
  return `${domain}: ${stateLooks[state].text}.${problem === null ? '' : ` ${problem}`}`;
}

/** What stops when a domain goes. */
export function removalWords({ domain, state }: DeploymentDomain, host: string): string {
  const isAnswering = state === 'connected' || state === 'elsewhere' || state === 'missing';
  const end = isAnswering
    ? `Your app stops answering at ${domain}, and links to it break.`
    : `Its records are no longer looked for.`;
  return `${end} ${host} stays as it is. To use the domain again you prove it with a new record.`;
}

const MINUTE_S = 60;
const HOUR_S = 3600;

/** When something can be tried again: 'in 4 minutes'. Never too early. */
function inWords(seconds: number): string {
  if (seconds <= MINUTE_S) return 'in a minute';
  return seconds <= 2 * HOUR_S
    ? `in ${String(Math.ceil(seconds / MINUTE_S))} minutes`
    : `in ${String(Math.ceil(seconds / HOUR_S))} hours`;
}

/** For a call that was made too often: when it can be made again, as far as the server told. Undefined for other failures. */
export function tooOften(error: unknown, again: string): string | undefined {
  if (!isApiError(error) || error.status !== 429) return undefined;
  const { retryAfter } = error;
  return retryAfter === undefined
    ? error.message || `Too many tries. ${again} later.`
    : `Too many tries. ${again} ${inWords(retryAfter)}.`;
}
