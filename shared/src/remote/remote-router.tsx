import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationType, Router, type Navigator, type To } from 'react-router-dom';
import type { RouterBridge } from './shell-contract';

function href(to: To): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function createNavigator(bridge: RouterBridge): Navigator {
  return {
    createHref: (to) => bridge.createHref(href(to)),
    go: (delta) => bridge.navigate(delta),
    push: (to, state) => bridge.navigate(href(to), { state }),
    replace: (to, state) => bridge.navigate(href(to), { state, replace: true }),
  };
}

/**
 * react-router inside a remote, driven by the shell's router. No basename and no `/*` wrapper: a remote declares
 * the full patterns of its pages, so relative links mean the same in it as in one application.
 */
export function RemoteRouter({ bridge, children }: { bridge: RouterBridge; children: ReactNode }) {
  const location = useSyncExternalStore(bridge.subscribe, bridge.getLocation);
  const navigator = useMemo(() => createNavigator(bridge), [bridge]);
  return (
    <Router
      location={location as Parameters<typeof Router>[0]['location']}
      navigationType={
        NavigationType[
          bridge.getAction() === 'POP' ? 'Pop' : bridge.getAction() === 'PUSH' ? 'Push' : 'Replace'
        ]
      }
      navigator={navigator}
    >
      {children}
    </Router>
  );
}
