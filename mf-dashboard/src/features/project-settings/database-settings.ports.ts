import {
  dataPlaceSchema,
  signInSchema,
  updateProject,
  visitorRightsSchema,
  type Project,
} from '@tessera/shared/contracts';
import { ownStorage, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { modelEditPorts } from '../../lib/model-edits';
import type { DatabaseSettingsPorts } from './database-settings-state';

const storage = ownStorage('mf-dashboard', 'sessionStorage');
export const databaseDraftKey = (id: string) => `project-database:${id}`;

const draftSchema = z.object({
  place: dataPlaceSchema,
  rights: z.record(z.string(), visitorRightsSchema),
  own: z.record(z.string(), z.boolean()),
  signIn: z.optional(z.nullable(signInSchema)),
});

function readDraft(id: string) {
  try {
    const { data } = z.safeParse(draftSchema, JSON.parse(storage.read(databaseDraftKey(id)) ?? 'null'));
    return data && { ...data, signIn: data.signIn };
  } catch {
    // Cut off by a full storage: the form begins as the project is.
    return undefined;
  }
}

/** The real ports of the tab 'Database'. */
export function databaseSettingsPorts(
  shell: ShellProps,
  id: string,
  tell: (project: Project) => void,
): DatabaseSettingsPorts {
  return {
    ...modelEditPorts(shell, id),
    readDraft: () => readDraft(id),
    keepDraft: (draft) => {
      if (draft) storage.write(databaseDraftKey(id), JSON.stringify(draft));
      else storage.remove(databaseDraftKey(id));
    },
    keepPlace: (dataPlace) => shell.api.call(updateProject, { params: { id }, body: { dataPlace } }),
    tell,
  };
}
