import {
  createProject,
  deleteProject,
  restoreProject,
  updateProject,
  type Project,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { newKey, ownStorage, undoNotice, type ShellProps } from '@tessera/shared/remote';
import { databaseDraftKey } from './database-settings.ports';
import { githubDraftKey } from './github/github-settings.ports';
import type { GeneralSettingsPorts } from './general-settings.store';
import type { SettingsDraft } from './settings-draft';

const storage = ownStorage('mf-dashboard', 'sessionStorage');
const keyOf = (id: string) => `project-settings:${id}`;

function readDraft(id: string): SettingsDraft | undefined {
  const text = storage.read(keyOf(id));
  if (text === null) return undefined;
  try {
    const { projectName, description, iconHue = null } = JSON.parse(text) as Partial<SettingsDraft>;
    if (typeof projectName === 'string' && typeof description === 'string')
      return { projectName, description, iconHue: typeof iconHue === 'number' ? iconHue : null };
  } catch {
    // Cut off by a full storage: the form begins as the project is.
  }
  return undefined;
}

/** The real ports of the first tab. */
export function generalSettingsPorts({ api }: ShellProps, id: string): GeneralSettingsPorts {
  return {
    readDraft: () => readDraft(id),
    keepDraft: (draft) => {
      if (draft) storage.write(keyOf(id), JSON.stringify(draft));
      else storage.remove(keyOf(id));
    },
    save: (body) => api.call(updateProject, { params: { id }, body }),
    explain: (error) => {
      const { projectName, description } = isApiError(error) ? error.fields : {};
      const errors = {
        ...(projectName !== undefined && { projectName }),
        ...(description !== undefined && { description }),
      };
      const isAtField = Object.keys(errors).length > 0;
      return {
        errors,
        message: isAtField ? undefined : errorMessage(error, 'The settings could not be saved.'),
      };
    },
  };
}

/** What is done with a whole project; each says what became of it, and throws nothing. */
export function projectActions(shell: ShellProps, onChanged: (project: Project) => void) {
  const { api, notify, router } = shell;

  async function attempt(title: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notify({ type: 'error', title, message: errorMessage(error, 'Try again in a moment.') });
    }
  }

  async function restore({ id, name }: Project): Promise<void> {
    await attempt(`"${name}" could not be restored`, async () => {
      await api.call(restoreProject, { params: { id } });
      router.navigate(paths.projectSettings.to(id));
      notify({ type: 'success', title: `"${name}" restored` });
    });
  }

  return {
    archive: ({ id, name }: Project, archived: boolean) =>
      attempt(`"${name}" could not be ${archived ? 'archived' : 'unarchived'}`, async () => {
        onChanged(await api.call(updateProject, { params: { id }, body: { archived } }));
        notify({ type: 'success', title: `"${name}" ${archived ? 'archived' : 'is back among your apps'}` });
      }),
    duplicate: ({ id, name }: Project) =>
      attempt(`"${name}" could not be duplicated`, async () => {
        const body = { fromProjectId: id };
        const { project: copy } = await api.call(createProject, { body }, { idempotencyKey: newKey() });
        const onSelect = () => {
          router.navigate(paths.app.to(copy.id));
        };
        notify({
          type: 'success',
          title: `"${copy.name}" created`,
          duration: 10_000,
          action: { label: 'Open', onSelect },
        });
      }),
    remove: (project: Project) =>
      attempt(`"${project.name}" could not be deleted`, async () => {
        await api.call(deleteProject, { params: { id: project.id } });
        for (const key of [keyOf, databaseDraftKey, githubDraftKey]) storage.remove(key(project.id));
        router.navigate(paths.apps.to());
        notify(undoNotice(`"${project.name}" deleted`, () => void restore(project)));
      }),
  };
}

export type ProjectActions = ReturnType<typeof projectActions>;
