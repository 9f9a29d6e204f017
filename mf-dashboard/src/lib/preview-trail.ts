/** Where somebody has been in an application, as a browser keeps it. */
export interface PreviewTrail {
  /** The fragments of its address, the oldest first: '#/orders'. */
  readonly hashes: readonly string[];
  /** The place of the one that is shown. */
  readonly at: number;
}

/** More is nobody's way back. */
const MOST = 50;

export const EMPTY_TRAIL: PreviewTrail = { hashes: [], at: -1 };

/** The route that is shown; empty before the application has told one. */
export const shownHash = ({ hashes, at }: PreviewTrail): string => hashes[at] ?? '';

/** The application shows this route now. What was ahead is forgotten, unless it is where the trail says that it is. */
export function withRoute(trail: PreviewTrail, hash: string): PreviewTrail {
  if (shownHash(trail) === hash && trail.at >= 0) return trail;
  const hashes = [...trail.hashes.slice(0, trail.at + 1), hash].slice(-MOST);
  return { hashes, at: hashes.length - 1 };
}

/** One step back (-1) or forward (1); undefined at the end of the way. */
export function stepped(trail: PreviewTrail, by: -1 | 1): PreviewTrail | undefined {
  const at = trail.at + by;
  return at >= 0 && at < trail.hashes.length ? { ...trail, at } : undefined;
}

/** A route as somebody reads and types it: '/orders' for '#/orders', '/' for the start. */
export const readableRoute = (hash: string): string => hash.replace(/^#/, '') || '/';

/** The fragment that typed words mean: with or without '#' and the first '/'. */
export function typedRoute(text: string): string {
  const path = text.trim().replace(/^#/, '');
  return `#${path.startsWith('/') ? path : `/${path}`}`;
}
