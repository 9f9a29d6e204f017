import type { FileDiff, VersionDiff } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';

/** Two versions, by their ids. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

export type ComparisonState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'ready'; readonly diff: VersionDiff };

export interface ComparisonPorts {
  readonly readDiff: (pair: Pair) => Promise<VersionDiff>;
  readonly readFile: (pair: Pair, path: string) => Promise<FileDiff>;
  readonly describe: (error: unknown) => string;
}

/** What is different between two versions; an answer to an earlier question is dropped. */
export function createComparisonStore(ports: ComparisonPorts, pair: Pair) {
  const store = createStore<ComparisonState>(() => ({ step: 'loading' }));
  const files = new Map<string, Promise<FileDiff>>();

  return {
    store,
    load: async () => {
      store.setState({ step: 'loading' }, true);
      try {
        store.setState({ step: 'ready', diff: await ports.readDiff(pair) }, true);
      } catch (error) {
        store.setState({ step: 'failed', message: ports.describe(error) }, true);
      }
    },
    /** Both texts of a file; read once, unless that failed. */
    readFile: async (path: string) => {
      const known = files.get(path) ?? ports.readFile(pair, path);
      files.set(path, known);
      try {
        return await known;
      } catch (error) {
        files.delete(path);
        throw error;
      }
    },
  };
}
