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

/** Several presses of Back come one after the other: where they end is known a moment later. */
const SETTLED_MS = 50;
/** A way on that leads nowhere is heard of by no event. */
const GONE_MS = 1000;

/**
 * Asks before the browser goes back or forward. By then its address is that of the other page already: it is brought back before the router
 * hears of it, and goes there again if that is wanted.
 */
export function guardHistory(leaving: Leaving) {
  /** The entry that the router shows. */
  let home = indexIn(history.state);
  /** What the next events are of: our own way back to where we were, or on to where somebody wants to go. */
  let own: 'return' | 'go' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const comeHome = () => {
    const at = indexIn(history.state);
    if (own !== 'return' || at === undefined || home === undefined) return;
    if (at === home) own = undefined;
    else history.go(home - at);
  };
  const goOn = (distance: number) => {
    own = 'go';
    after(GONE_MS, () => (own = undefined));
    history.go(distance);
  };
  const hear = (event: PopStateEvent) => {
    const at = indexIn(event.state);
    if (own === 'return') {
      event.stopImmediatePropagation();
      if (at === home) own = undefined;
      else after(SETTLED_MS, comeHome);
      return;
    }
    const isOwn = own === 'go';
    own = undefined;
    const distance = at === undefined || home === undefined ? 0 : at - home;
    if (isOwn || distance === 0 || !leaving.isHeld(location, () => goOn(distance))) {
      home = at;
      return;
    }
    event.stopImmediatePropagation();
    own = 'return';
    history.go(-distance);
  };
  addEventListener('popstate', hear, { capture: true });
  return {
    /** The router went somewhere. */
    note: () => {
      home = indexIn(history.state);
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener('popstate', hear, { capture: true });
    },
  };
}
