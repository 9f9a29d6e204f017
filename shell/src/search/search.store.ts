import type { Project } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';

export type FoundProject = Pick<Project, 'id' | 'name' | 'description' | 'iconHue' | 'updatedAt'>;

export type SearchState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'ready'; readonly projects: readonly FoundProject[] };

export interface SearchPorts {
  /** All projects of the caller, in any order. */
  readonly list: () => Promise<readonly FoundProject[]>;
  /** What to tell somebody of a failure. */
  readonly describe: (error: unknown) => string;
}

/** The projects that one opening of the search looks through. Read once: what is typed is matched here, at once. */
export function createSearchStore(ports: SearchPorts) {
  const store = createStore<SearchState>(() => ({ step: 'loading' }));

  async function load(): Promise<void> {
    store.setState({ step: 'loading' }, true);
    try {
      const listed = await ports.list();
      const projects = [...listed].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
      store.setState({ step: 'ready', projects }, true);
    } catch (error) {
      // Not reported: a search that cannot ask the server says so, and the pages can still be gone to.
      store.setState({ step: 'failed', message: ports.describe(error) }, true);
    }
  }

  return { store, load };
}
