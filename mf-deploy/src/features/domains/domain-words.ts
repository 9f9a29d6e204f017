import type { Deployment, DeploymentDomain, DomainState } from '@tessera/shared/contracts';
import { isApiError, isNetworkError } from '@tessera/shared/http';
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
      ? `The TXT record is gone. Add it again by ${formatExact(end)}, or your app stops working at this domain.`
      : `The TXT record is gone, and your app stopped working at this domain on ${formatExact(end)}. Add it again to get it back.`;
  }
  if (problem !== null) return problem;
  if (state === 'elsewhere')
    return 'Verified, but the domain does not point here. That is fine if a proxy of your own is there.';
  if (state === 'taken') return 'Another app has this domain. Remove it there first.';
  return state === 'connected' && url.startsWith('https:')
    ? 'The first visit may take a few seconds while its certificate is issued.'
    : undefined;
}

/** One sentence for those who hear the page: what is known of a domain now. */
export function newsOf({ domain, state, problem }: DeploymentDomain): string {
  return `${domain}: ${stateLooks[state].text}.${problem === null ? '' : ` ${problem}`}`;
}

/**
 * Whether something answers at a domain, the app or a proxy of the owner's, so that a link to it is of use.
 *
 * @param now in milliseconds
 */
export function isAnswering({ state, leadsSomewhere, endsAt }: DeploymentDomain, now: number): boolean {
  if (state === 'missing') return endsAt !== null && Date.parse(endsAt) > now;
  return state === 'connected' || (state === 'elsewhere' && leadsSomewhere);
}

/**
 * What stops when a domain goes.
 *
 * @param host where the app stays available
 * @param now in milliseconds
 */
export function removalWords(
  one: DeploymentDomain,
  { host, status, now }: { host: string; status: Deployment['status']; now: number },
): string {
  return `${endOf(one, status, now)} ${host} stays as it is. To use this domain again, you will need to verify it with a new record.`;
}

function endOf(one: DeploymentDomain, status: Deployment['status'], now: number): string {
  if (!isAnswering(one, now)) return 'We will stop looking for its records.';
  return status === 'live'
    ? `Your app stops answering at ${one.domain}, and links to it break.`
    : 'This domain will no longer lead to your app.';
}

/**
 * For a call that nobody answered: that nothing was done. Undefined for other failures.
 *
 * @param undone what was not done: 'checked'
 */
export function unreachable(error: unknown, undone: string): string | undefined {
  if (!isNetworkError(error)) return undefined;
  return navigator.onLine
    ? `The server could not be reached, so it was not ${undone}.`
    : `You are offline, so it was not ${undone}.`;
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
