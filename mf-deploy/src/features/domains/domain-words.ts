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
 * What a state means for the owner, in sentences. What the last check found says more than the state alone; of a record that is
 * gone the day counts.
 *
 * @param now in milliseconds
 */
export function explain({ state, problem, endsAt, url }: DeploymentDomain, now: number): string | undefined {
  if (state === 'missing' && endsAt !== null) {
    const end = Date.parse(endsAt);
    return end > now
      ? `Stops working on ${formatExact(end)} unless you add it again.`
      : `Stopped working on ${formatExact(end)}. Add the record again.`;
  }
  if (problem !== null) return problem;
  if (state === 'elsewhere')
    return 'You proved that it is yours, but its name leads elsewhere. That is fine behind a proxy of your own.';
  if (state === 'taken') return 'Another app proves that it has this domain. Remove it there first.';
  return state === 'connected' && url.startsWith('https:')
    ? 'The first visit may take a few seconds while its certificate is issued.'
    : undefined;
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

const MINUTE_SECONDS = 60;

/** For a check that was asked for too often: why, and when it can be asked for again. Undefined for other failures. */
export function tooOften(error: unknown): string | undefined {
  if (!isApiError(error) || error.status !== 429) return undefined;
  const why = error.message || 'It was checked too often.';
  if (error.retryAfter === undefined) return why;
  // Never too early.
  const minutes = Math.ceil(error.retryAfter / MINUTE_SECONDS);
  return `${why} Check again in ${minutes <= 1 ? 'a minute' : `${String(minutes)} minutes`}.`;
}
