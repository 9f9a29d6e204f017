import { projectNameSchema, type Project } from '@tessera/shared/contracts';

/** What somebody may write about a project. */
export interface SettingsDraft {
  readonly projectName: string;
  readonly description: string;
}

export type SettingsField = keyof SettingsDraft;
export type SettingsErrors = Readonly<Partial<Record<SettingsField, string>>>;

export const NAME_LENGTH = 60;
export const DESCRIPTION_LENGTH = 2000;

export function draftOf({ projectName, description }: Project): SettingsDraft {
  return { projectName, description };
}

/** What differs from the project as it is kept: only that is sent. */
export function changesIn(draft: SettingsDraft, project: Project): Partial<SettingsDraft> {
  const projectName = draft.projectName.trim();
  const description = draft.description.trim();
  return {
    ...(projectName !== project.projectName && { projectName }),
    ...(description !== project.description && { description }),
  };
}

/** What is wrong with a field before anything is sent. */
export function faultsOf({ projectName }: SettingsDraft): SettingsErrors {
  const message = projectNameSchema.safeParse(projectName).error?.issues[0]?.message;
  return message === undefined ? {} : { projectName: message };
}
