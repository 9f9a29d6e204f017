import * as runtimeCore from '@module-federation/runtime-core';
import type { ShareScope } from './containers';

/**
 * For versions that were built with Module Federation's own run time, as all were before decision 0014: it negotiates in
 * the remote, and looks for its core on the page. A chunk of its own; a page whose remotes are newer never asks for it.
 */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** Its share scope says more of each package than a container needs. */
export function initWithCore(
  init: (scope: ShareScope, initScope: unknown[], options: object) => unknown,
  scope: ShareScope,
): unknown {
  const described = Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.fromEntries(
        Object.entries(versions).map(([version, offer]) => [
          version,
          {
            ...offer,
            shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
            scope: ['default'],
            useIn: [],
            deps: [],
            strategy: 'loaded-first',
          },
        ]),
      ),
    ]),
  );
  return init(described, [], { shareScopeMap: { default: described } });
}
