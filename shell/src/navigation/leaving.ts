import type { LeaveGuard, Place } from '@tessera/shared/remote/contract';
import type { Navigator, To } from 'react-router-dom';
import type { Leaving } from '../lib/leaving-context';

export function createLeaving(): Leaving {
  const guards = new Set<LeaveGuard>();
  let isGoing = false;
  function goOn(go: () => void): void {
    isGoing = true;
    try {
      go();
    } finally {
      isGoing = false;
    }
  }
  function isHeld(to: Place, go: () => void): boolean {
    return !isGoing && [...guards].some((guard) => guard(to, () => goOn(go)));
  }
  return {
    hold(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    isHeld,
    leave(to, go) {
      if (!isHeld(to, go)) go();
    },
  };
}

function placeOf(to: To): Place {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : addressOf(to), location.href);
  return { pathname, search, hash };
}

const addressOf = ({ pathname = '', search = '', hash = '' }: Exclude<To, string>) =>
  pathname + search + hash;

/** The same router, that asks before it goes to a new place. What is replaced was nobody's choice: a session that ended, say. */
export function guardNavigator(navigator: Navigator, leaving: Leaving): Navigator {
  return {
    ...navigator,
    push: (to, state, options) => {
      leaving.leave(placeOf(to), () => navigator.push(to, state, options));
    },
  };
}

/** Where the entry of a history state is, as the router counts them; undefined for one that is not the router's. */
function indexIn(state: unknown): number | undefined {
  const index: unknown =
    typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof index === 'number' ? index : undefined;
}

/**
 * Asks before the browser goes back or forward. By then its address is that of the other page already: it is brought back before the router
 * hears of it, and goes there again if that is wanted.
 */
export function guardHistory(leaving: Leaving) {
  let here = indexIn(history.state);
  /** What the next event is of: our own way back to where we were, or on to where somebody wants to go. */
  let own: 'return' | 'go' | undefined;
  const hear = (event: PopStateEvent) => {
    const from = here;
    here = indexIn(event.state);
    const isReturn = own === 'return';
    const isOwn = own !== undefined;
    own = undefined;
    if (isReturn) event.stopImmediatePropagation();
    if (isOwn || from === undefined || here === undefined || from === here) return;
    const distance = here - from;
    const go = () => {
      own = 'go';
      history.go(distance);
    };
    if (!leaving.isHeld(location, go)) return;
    event.stopImmediatePropagation();
    own = 'return';
    history.go(-distance);
  };
  addEventListener('popstate', hear, { capture: true });
  return {
    /** The router went somewhere. */
    note: () => {
      here = indexIn(history.state);
    },
    stop: () => {
      removeEventListener('popstate', hear, { capture: true });
    },
  };
}
