import type { Said } from '../data/record-server';

/** Why it went no further. Another object each time, so that the same words are said again. */
export interface Problem {
  readonly text: string;
}

const NO_ANSWER = 'The server does not answer. Check your connection and try again.';

/** What is wrong by the server's answer; null where nothing is. Null for an answer is one that did not come. */
export function problemIn(said: Said | null): Problem | null {
  if (said === null) return { text: NO_ANSWER };
  const { status, body, wait = 0 } = said;
  if (status < 300) return null;
  if (status === 401) return { text: 'This code is wrong or too old. Check it, or send a new one.' };
  if (status === 404) return { text: 'Signing in was switched off here. Load the page again.' };
  if (status === 429) return { text: `Too many tries. Try again ${waitOf(wait)}.` };
  const { fields, error } = body;
  const text = Object.values<unknown>({ ...(fields as object) })[0] ?? error;
  return { text: typeof text === 'string' ? text : NO_ANSWER };
}

/** 'in 40 seconds', 'in 2 minutes'. */
function waitOf(seconds: number): string {
  if (!(seconds > 0)) return 'later';
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `in ${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
