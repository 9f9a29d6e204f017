import { projectNameSchema, type Project } from '@tessera/shared/contracts';

/** What somebody may write about a project. */
export interface SettingsDraft {
  readonly projectName: string;
  readonly description: string;
  /** Of its mosaic; null for its own. */
  readonly iconHue: number | null;
}

export type SettingsField = keyof SettingsDraft;
export type SettingsErrors = Readonly<Partial<Record<SettingsField, string>>>;

export const NAME_LENGTH = 60;
export const DESCRIPTION_LENGTH = 2000;

export function draftOf({ projectName, description, iconHue = null }: Project): SettingsDraft {
  return { projectName, description, iconHue };
}

/** What differs from the project as it is kept: only that is sent. */
export function changesIn(draft: SettingsDraft, project: Project): Partial<SettingsDraft> {
  const projectName = draft.projectName.trim();
  const description = draft.description.trim();
  return {
    ...(projectName !== project.projectName && { projectName }),
    ...(description !== project.description && { description }),
    ...(draft.iconHue !== (project.iconHue ?? null) && { iconHue: draft.iconHue }),
  };
}

/** What is wrong with a field before anything is sent. */
export function faultsOf({ projectName }: SettingsDraft): SettingsErrors {
  const message = projectNameSchema.safeParse(projectName).error?.issues[0]?.message;
  return message === undefined ? {} : { projectName: message };
}
