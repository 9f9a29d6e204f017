import type { Project } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';

export type ProjectsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | { readonly step: 'ready'; readonly projects: readonly Project[] };

export interface ProjectsPorts {
  readonly list: () => Promise<Project[]>;
  readonly rename: (id: string, projectName: string) => Promise<Project>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<Project>;
  /** True for a 401: the session's own rules deal with it. */
  readonly isSignedOut: (error: unknown) => boolean;
  readonly describe: (error: unknown) => string;
  readonly report: (error: unknown) => void;
  readonly say: (title: string, undo: () => void) => void;
  readonly showError: (title: string, message: string) => void;
}

export type ProjectsStore = ReturnType<typeof createProjectsStore>;

/** The caller's projects: listed, renamed, deleted and brought back. */
export function createProjectsStore(ports: ProjectsPorts) {
  const store = createStore<ProjectsState>(() => ({ step: 'loading' }));
  let restoredId: string | undefined;

  function change(next: (projects: readonly Project[]) => readonly Project[]): void {
    const state = store.getState();
    if (state.step === 'ready') store.setState({ step: 'ready', projects: next(state.projects) }, true);
  }

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

  async function restore(project: Project): Promise<void> {
    try {
      const restored = await ports.restore(project.id);
      restoredId = project.id;
      change((projects) => [restored, ...projects.filter(({ id }) => id !== project.id)]);
    } catch (error) {
      ports.showError(`"${project.name}" was not brought back`, ports.describe(error));
    }
  }

  async function remove(project: Project): Promise<void> {
    const before = store.getState();
    change((projects) => projects.filter(({ id }) => id !== project.id));
    try {
      await ports.remove(project.id);
      ports.say(`"${project.name}" deleted`, () => void restore(project));
    } catch (error) {
      store.setState(before, true);
      ports.showError(`"${project.name}" was not deleted`, ports.describe(error));
    }
  }

  return {
    store,
    load,
    retry: async () => {
      store.setState({ step: 'loading' }, true);
      await load();
    },
    remove,
    /** Whether this project was just brought back; says so once. */
    takeRestored: (id: string) => {
      const isRestored = restoredId === id;
      if (isRestored) restoredId = undefined;
      return isRestored;
    },
    /** @throws what the api throws, for the field to show */
    rename: async (id: string, projectName: string) => {
      const renamed = await ports.rename(id, projectName);
      change((projects) => projects.map((project) => (project.id === id ? renamed : project)));
    },
  };
}
