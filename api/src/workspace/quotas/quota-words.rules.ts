import type { Quotas } from '../../config/quotas';

/** What an account has or does; sign-ups belong to a network. */
export type QuotaId = Exclude<keyof Quotas, 'signUps'>;

/** Those that are counted within a time, with how long that is and what is said of it. */
export const WINDOWS = {
  messages: { seconds: 3600, within: 'within an hour', did: 'sent', what: 'messages' },
  edits: { seconds: 3600, within: 'within an hour', did: 'saved', what: 'changes' },
  exports: { seconds: 24 * 3600, within: 'within a day', did: 'asked for', what: 'copies of your data' },
} as const;

export type WindowQuota = keyof typeof WINDOWS;

/** Names and advice for the page that shows what is used. */
export const QUOTA_LABELS: Readonly<Record<QuotaId, { readonly label: string; readonly advice: string }>> = {
  projects: { label: 'Projects', advice: 'Delete a project that you no longer need to make another.' },
  bytes: { label: 'Space', advice: 'Delete a project that you no longer need to make room.' },
  versions: {
    label: 'Versions of a project',
    advice: 'The oldest versions without a name make way for new ones.',
  },
  messages: { label: 'Messages within an hour', advice: 'Wait until the hour is over to send more.' },
  edits: { label: 'Saved changes within an hour', advice: 'Wait until the hour is over to save more.' },
  exports: { label: 'Copies of your data within a day', advice: 'Wait until the day is over for more.' },
};

export function tooManyProjects(limit: number): string {
  return `You have ${amount(limit, 'project')}, which is all an account may have. Delete one to make another.`;
}

export function noRoom(used: number, limit: number, needed: number): string {
  return `Your projects take ${size(used)} of the ${size(limit)} that an account may keep, and this needs ${size(needed)} more. Delete a project to make room.`;
}

export function noRoomLeft(limit: number): string {
  return `Your projects take all of the ${size(limit)} that an account may keep. Delete a project to make room.`;
}

export function noVersionToThin(limit: number): string {
  const why = 'they are named, deployed, in an open preview or needed for undo';
  return `This project has ${amount(limit, 'version')}, which is all a project may have, and none can make way: ${why}. Go on in another project, or delete this one.`;
}

/** 'You have sent 120 messages within an hour, which is all an account may send. …' */
export function tooManyCalls(quota: WindowQuota, limit: number, retryAfter: number): string {
  const { did, what, within } = WINDOWS[quota];
  return `You have ${did} ${limit} ${what} ${within}, which is as many as there may be. ${tryAgain(retryAfter)}`;
}

/** Rounded up: it is true then. */
export function tryAgain(seconds: number): string {
  if (seconds <= 60) return 'Try again in a minute.';
  if (seconds <= 3600) return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
  return `Try again in ${Math.ceil(seconds / 3600)} hours.`;
}

function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** '1.5 MB'; a few bytes are '1 KB', never nothing. */
function size(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}
