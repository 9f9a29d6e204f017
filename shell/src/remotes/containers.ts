import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as styled from 'styled-components';
import * as router from './router-facade';
import { DEADLINES } from './deadline';

/** One package that the shell gives to remotes, as a webpack container takes it. */
interface Offer {
  readonly version: string;
  readonly lib: () => object;
  readonly get: () => Promise<() => object>;
  readonly loaded: true;
  readonly from: string;
}

/** By the name that is imported, then by version: always exactly one. */
export type ShareScope = Record<string, Record<string, Offer>>;

/** What a remote's entry leaves on the page. */
interface Container {
  readonly init: (scope: ShareScope, initScope?: unknown[], options?: object) => unknown;
  readonly get: (expose: string) => Promise<() => unknown>;
}

export interface ContainerEntry {
  /** The container's and the global's name; it carries the version, so that two versions can share a page. */
  readonly name: string;
  readonly address: string;
  /** Built with Module Federation's own run time, whose core it expects to find on the page. */
  readonly needsCore: boolean;
}

function provided(packageName: string, library: object): Record<string, Offer> {
  const version = __PROVIDED_VERSIONS__[packageName] ?? '0.0.0';
  const lib = () => library;
  return {
    [version]: { version, lib, get: () => Promise.resolve(lib), loaded: true, from: 'tessera_shell' },
  };
}

/** One module for all remotes: two Reacts, or two style sheets' counters, on one page break each other. */
const SCOPE: ShareScope = {
  react: provided('react', React),
  'react/jsx-runtime': provided('react', jsxRuntime),
  'react-dom': provided('react-dom', ReactDOM),
  'react-dom/client': provided('react-dom', ReactDOMClient),
  'react-router-dom': provided('react-router-dom', router),
  'styled-components': provided('styled-components', styled),
};

/** A script that did not run. `request` is its address: the browser's own event tells no more. */
class ScriptError extends Error {
  override readonly name = 'ScriptError';

  constructor(readonly request: string) {
    super(`${request} did not run`);
  }
}

/** Runs a script whose bytes the verified record vouches for. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => fail(), DEADLINES.entry);
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new ScriptError(address));
    };
    script.src = address;
    script.crossOrigin = 'anonymous';
    script.integrity = globalThis.__TESSERA_SRI__(address);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  const container = value as Partial<Container> | undefined;
  return typeof container?.init === 'function' && typeof container.get === 'function';
}

async function startContainer({ name, address, needsCore }: ContainerEntry): Promise<Container> {
  const find = () => (globalThis as Record<string, unknown>)[name];
  const core = needsCore ? await import('./federation-core') : undefined;
  if (!isContainer(find())) await runScript(address);
  const container = find();
  if (!isContainer(container)) throw new Error(`${address} ran, and left no container ${name}`);
  if (core) await core.initWithCore(container.init, SCOPE);
  else await container.init(SCOPE);
  return container;
}

/** Containers that were given the shell's packages; one that failed is forgotten, so that it can be tried again. */
const started = new Map<string, Promise<Container>>();

/**
 * Loads a remote's exposed module by its container: the entry that @module-federation/enhanced built, with what this
 * shell provides.
 */
export async function loadExposed(entry: ContainerEntry, expose: string): Promise<unknown> {
  let starting = started.get(entry.name);
  if (!starting) {
    starting = startContainer(entry);
    started.set(entry.name, starting);
    starting.catch(() => started.delete(entry.name));
  }
  const container = await starting;
  const factory = await container.get(expose);
  return factory();
}
