import type { Project } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';

export type ProjectsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | { readonly step: 'ready'; readonly projects: readonly Project[] };

export interface ProjectsPorts {
  readonly list: () => Promise<Project[]>;
  /** True for a 401: the session's own rules deal with it. */
  readonly isSignedOut: (error: unknown) => boolean;
  readonly report: (error: unknown) => void;
}

export type ProjectsStore = ReturnType<typeof createProjectsStore>;

/** The caller's projects, for choosing one and for those that were worked on last. */
export function createProjectsStore(ports: ProjectsPorts) {
  const store = createStore<ProjectsState>(() => ({ step: 'loading' }));

  async function load(): Promise<void> {
    try {
      store.setState({ step: 'ready', projects: await ports.list() }, true);
    } catch (error) {
      // HOME-08: a 401 silently empties the list; on other failures the page says so and the list is empty.
      if (ports.isSignedOut(error)) {
        store.setState({ step: 'ready', projects: [] }, true);
        return;
      }
      ports.report(error);
      store.setState({ step: 'failed' }, true);
    }
  }

  return {
    store,
    load,
    retry: async () => {
      store.setState({ step: 'loading' }, true);
      await load();
    },
  };
}
