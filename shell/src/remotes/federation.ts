import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as styled from 'styled-components';
import * as router from './router-facade';
import { DEADLINES } from './deadline';

// Remotes are built with `externalRuntime`: they find the core here instead of bringing 9 KB each. Their records
// name the exact version, so another one is refused before it runs.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** One module for all remotes: two Reacts, or two style sheets' counters, on one page break each other. */
function provided(packageName: string, library: object) {
  const version = __PROVIDED_VERSIONS__[packageName] ?? '0.0.0';
  return {
    version,
    lib: () => library,
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
  };
}

/** The federation of this page: what the shell provides, and no remote until a route needs one. */
const federation = createInstance({
  name: 'tessera_shell',
  version: __SHELL_VERSION__,
  remotes: [],
  shared: {
    react: provided('react', React),
    'react/jsx-runtime': provided('react', jsxRuntime),
    'react-dom': provided('react-dom', ReactDOM),
    'react-dom/client': provided('react-dom', ReactDOMClient),
    'react-router-dom': provided('react-router-dom', router),
    'styled-components': provided('styled-components', styled),
  },
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'pinned-integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        script.integrity = globalThis.__TESSERA_SRI__(url);
        return { script, timeout: DEADLINES.entry };
      },
    },
  ],
});

const registered = new Set<string>();

/**
 * Loads a remote's exposed module by its container.
 *
 * @param container carries the version, so that it is never registered twice with other bytes
 */
export async function loadExposed(container: string, entry: string, expose: string): Promise<unknown> {
  if (!registered.has(container)) {
    federation.registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }]);
    registered.add(container);
  }
  return federation.loadRemote(`${container}/${expose.replace('./', '')}`);
}
