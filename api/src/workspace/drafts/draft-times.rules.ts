import { addSeconds } from '../../core/clock';

/** How long a draft is kept. */
export const DRAFT_SECONDS = 24 * 3600;

/** What is not ready by then never will be: the server that made it is gone. */
const LOST_SECONDS = 120;

/** Those that were asked for before this are not being made any more. */
export function lostBefore(now: Date): Date {
  return addSeconds(now, -LOST_SECONDS);
}

export function isLost(draft: { readonly status: string; readonly createdAt: Date }, now: Date): boolean {
  return draft.status === 'making' && draft.createdAt <= lostBefore(now);
}
