import type { Project } from '@tessera/shared/contracts';
import type { AppsState, AppsStateStore } from './apps-state';

export interface AppsChangePorts {
  readonly rename: (id: string, projectName: string) => Promise<Project>;
  readonly archive: (id: string, archived: boolean) => Promise<Project>;
  readonly duplicate: (id: string, key: string) => Promise<Project>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<Project>;
  readonly newKey: () => string;
  readonly describe: (error: unknown) => string;
  readonly say: (title: string, undo?: () => void) => void;
  readonly showError: (title: string, message: string) => void;
}

interface ListToChange extends Pick<AppsStateStore, 'store' | 'leaving'> {
  readonly change: (next: (projects: readonly Project[]) => readonly Project[]) => void;
  readonly refresh: () => Promise<void>;
}

const without = (id: string) => (projects: readonly Project[]) => projects.filter((one) => one.id !== id);

/** Takes an app out of a list at once, and does what it goes for. */
function createTakeOut(
  ports: Pick<AppsChangePorts, 'showError' | 'describe'>,
  { store, leaving, change, refresh }: ListToChange,
) {
  /** A list that was asked for while it was on its way out may be the one that it belongs to now. */
  function lookAgain(before: AppsState): void {
    const after = store.getState();
    if (before.step !== 'ready' || after.step !== 'ready') return;
    if (after.isRefreshing) change((projects) => projects);
    else if (before.query !== after.query) void refresh();
  }

  /** @returns whether it is out; where that failed it stands where it was */
  return async function takeOut(
    project: Project,
    work: () => Promise<unknown>,
    failure: string,
  ): Promise<boolean> {
    const before = store.getState();
    const place = before.step === 'ready' ? before.projects.findIndex(({ id }) => id === project.id) : -1;
    leaving.add(project.id);
    change(without(project.id));
    try {
      await work();
      return true;
    } catch (error) {
      leaving.delete(project.id);
      const after = store.getState();
      // In another list it may have no place.
      if (before.step === 'ready' && after.step === 'ready' && before.query === after.query)
        change((projects) => without(project.id)(projects).toSpliced(Math.max(0, place), 0, project));
      ports.showError(failure, ports.describe(error));
      return false;
    } finally {
      leaving.delete(project.id);
      lookAgain(before);
    }
  };
}

/** What somebody does with the apps of a list: seen at once, and taken back when it fails. */
export function createAppsChanges(ports: AppsChangePorts, list: ListToChange) {
  const { change, refresh } = list;
  const takeOut = createTakeOut(ports, list);
  let returnedId: string | undefined;

  /** Stands first until the list is read again. */
  async function putIn(project: Project): Promise<void> {
    returnedId = project.id;
    change((projects) => [project, ...without(project.id)(projects)]);
    await refresh();
  }

  async function bringBack(work: () => Promise<Project>, failure: string): Promise<void> {
    try {
      await putIn(await work());
    } catch (error) {
      ports.showError(failure, ports.describe(error));
    }
  }

  return {
    /** Whether this project was just brought back or made; says so once. */
    takeReturned: (id: string) => {
      const isReturned = returnedId === id;
      if (isReturned) returnedId = undefined;
      return isReturned;
    },
    /** @throws what the api throws, for the field to show */
    rename: async (id: string, projectName: string) => {
      const renamed = await ports.rename(id, projectName);
      change((projects) => projects.map((project) => (project.id === id ? renamed : project)));
    },
    async duplicate({ id, name }: Project): Promise<void> {
      try {
        const copy = await ports.duplicate(id, ports.newKey());
        ports.say(`"${copy.name}" created`);
        await putIn(copy);
      } catch (error) {
        ports.showError(`"${name}" was not duplicated`, ports.describe(error));
      }
    },
    async archive(project: Project): Promise<void> {
      const { id, name } = project;
      if (!(await takeOut(project, () => ports.archive(id, true), `"${name}" was not archived`))) return;
      ports.say(`"${name}" archived`, () => {
        void bringBack(() => ports.archive(id, false), `"${name}" was not brought back`);
      });
    },
    async unarchive(project: Project): Promise<void> {
      const { id, name } = project;
      if (await takeOut(project, () => ports.archive(id, false), `"${name}" was not unarchived`))
        ports.say(`"${name}" is back in your apps`);
    },
    async restore(project: Project): Promise<void> {
      const { id, name } = project;
      if (await takeOut(project, () => ports.restore(id), `"${name}" was not brought back`))
        ports.say(
          project.archivedAt === null ? `"${name}" is back in your apps` : `"${name}" is back under Archived`,
        );
    },
    async remove(project: Project): Promise<void> {
      const { id, name } = project;
      if (!(await takeOut(project, () => ports.remove(id), `"${name}" was not deleted`))) return;
      ports.say(`"${name}" deleted`, () => {
        void bringBack(() => ports.restore(id), `"${name}" was not brought back`);
      });
    },
  };
}
