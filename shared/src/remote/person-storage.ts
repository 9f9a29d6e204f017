import { readText, removeText, writeText } from './kept-text';
import type { OwnStorage } from './own-storage';

const PREFIX = 'tessera.person.';

/**
 * What this browser keeps for one person, for every remote that knows the name: lists that are quicker shown than asked for.
 * It may tell of private things, so that the shell takes it away as soon as that person is no longer here (`forgetOthers`).
 */
export function personStorage(userId: string): OwnStorage {
  const keyOf = (name: string) => `${PREFIX}${userId}.${name}`;
  return {
    read: (name) => readText('localStorage', keyOf(name)),
    write: (name, text) => {
      writeText('localStorage', keyOf(name), text);
    },
    remove: (name) => {
      removeText('localStorage', keyOf(name));
    },
  };
}

/** Takes away what is kept for anybody but this person; of everybody where nobody is signed in. */
export function forgetOthers(userId: string | undefined): void {
  let keys: string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Blocked: nothing is kept.
    return;
  }
  for (const key of keys) {
    const isTheirs = userId !== undefined && key.startsWith(`${PREFIX}${userId}.`);
    if (key.startsWith(PREFIX) && !isTheirs) removeText('localStorage', key);
  }
}
