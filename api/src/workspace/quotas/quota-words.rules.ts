import type { Quotas } from '../../config/quotas';

/** What an account has or does; sign-ups and drafts belong to a network, or to nobody. */
export type QuotaId = Exclude<
  keyof Quotas,
  'signUps' | 'drafts' | 'liveDrafts' | 'records' | 'recordBytes' | 'backupBytes'
>;

/** Those that are counted within a time, with how long that is and what is said of it. */
export const WINDOWS = {
  messages: { seconds: 3600, within: 'in an hour', did: 'sent', what: 'messages' },
  edits: { seconds: 3600, within: 'in an hour', did: 'saved', what: 'changes' },
  exports: { seconds: 24 * 3600, within: 'in a day', did: 'asked for', what: 'copies of your data' },
} as const;

export type WindowQuota = keyof typeof WINDOWS;

/** Names and advice for the page that shows what is used. */
export const QUOTA_LABELS: Readonly<Record<QuotaId, { readonly label: string; readonly advice: string }>> = {
  projects: { label: 'Projects', advice: 'Delete a project that you no longer need to make another.' },
  bytes: { label: 'Storage', advice: 'Delete a project that you no longer need to make room.' },
  versions: {
    label: 'Versions per project',
    advice: 'The oldest versions without a name make way for new ones.',
  },
  messages: { label: 'Messages per hour', advice: 'You can send more once the hour is up.' },
  edits: { label: 'Saved changes per hour', advice: 'You can save more once the hour is up.' },
  uploads: { label: 'Uploaded files', advice: 'Remove a file that you no longer need, or wait a day.' },
  uploadBytes: {
    label: 'Storage for uploaded files',
    advice: 'Remove a file that you no longer need, or wait a day.',
  },
  exports: { label: 'Copies of your data per day', advice: 'You can ask for more once the day is up.' },
};

export function tooManyProjects(limit: number): string {
  return `You have ${amount(limit, 'project')}, the most an account can have. Delete one to make another.`;
}

export function noRoom(used: number, limit: number, needed: number): string {
  return `Your projects use ${size(used)} of your ${size(limit)}, and this needs ${size(needed)} more. Delete a project to make room.`;
}

export function noRoomLeft(limit: number): string {
  return `Your projects use all of your ${size(limit)}. Delete a project to make room.`;
}

export function tooManyUploads(limit: number): string {
  return `You have ${amount(limit, 'uploaded file')} that no application has used yet, the most an account can have. Remove one, or wait a day.`;
}

export function noRoomForUpload(used: number, limit: number): string {
  return `Your uploaded files use ${size(used)} of your ${size(limit)}, and this one does not fit. Remove one, or wait a day.`;
}

export function noVersionToThin(limit: number): string {
  const why = 'they are named, deployed, shared, in an open preview or needed for undo';
  return `This project has ${amount(limit, 'version')}, the most a project can have, and none can be removed: ${why}. Continue in another project, or delete this one.`;
}

/** 'You have sent 120 messages in an hour, which is the limit. …' */
export function tooManyCalls(quota: WindowQuota, limit: number, retryAfter: number): string {
  const { did, what, within } = WINDOWS[quota];
  return `You have ${did} ${limit} ${what} ${within}, which is the limit. ${tryAgain(retryAfter)}`;
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
