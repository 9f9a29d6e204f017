import { paths } from '@tessera/shared/paths';
import { matchPath } from 'react-router-dom';

/** As many as are worth a look. */
const KEPT = 8;

const keyOf = (userId: string) => `tessera.recent.${userId}`;

/**
 * The addresses that somebody visited last, newest first. Addresses only: names of projects do not stay behind on a
 * shared machine, and what was deleted since has no name to be shown by.
 */
export function readRecent(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
  } catch {
    // Storage is blocked or holds something else: nothing is remembered.
    return [];
  }
}

/** Remembers a visit. The builder and its code view of one project are one place. */
export function noteVisit(userId: string, pathname: string): void {
  const edited = matchPath(paths.editApp.pattern, pathname)?.params.id;
  const address = edited ? paths.app.to(edited) : pathname;
  const recent = [address, ...readRecent(userId).filter((entry) => entry !== address)].slice(0, KEPT);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(recent));
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}
