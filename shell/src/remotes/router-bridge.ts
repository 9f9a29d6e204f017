import type { BridgeLocation, NavigateOptions, RouterBridge } from '@tessera/shared/remote/contract';

export interface ShellRouterBridge extends RouterBridge {
  /** The shell's commit drives the remote; a remote that leaves never sees the next page's address. */
  readonly set: (location: BridgeLocation, action: 'POP' | 'PUSH' | 'REPLACE') => void;
}

type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The bridge of one mounted remote. `setNavigate` is called before the remote can navigate. */
export function createRouterBridge(
  initial: BridgeLocation,
  hold: RouterBridge['hold'],
): ShellRouterBridge & { readonly setNavigate: (navigate: Navigate) => void } {
  let goTo: Navigate = () => undefined;
  let location = initial;
  let action: 'POP' | 'PUSH' | 'REPLACE' = 'POP';
  const listeners = new Set<() => void>();
  return {
    getLocation: () => location,
    getAction: () => action,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: (to) => to,
    navigate: (to, options) => goTo(to, options),
    hold,
    setNavigate: (navigate) => {
      goTo = navigate;
    },
    set: (nextLocation, nextAction) => {
      if (nextLocation === location) return;
      location = nextLocation;
      action = nextAction;
      for (const listener of listeners) listener();
    },
  };
}
