import type { ApplicationModel, DataPlace, Entity, ModelEdit, Project } from '@tessera/shared/contracts';
import { changedTables, type ChangedTable, type RightsDraft } from './visitor-rights';

/** The tables of the newest version. */
export type Tables =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string; readonly isRetrying: boolean }
  /** There is no version yet. */
  | { readonly step: 'none' }
  /** The version has no model. */
  | { readonly step: 'codeOnly' }
  | { readonly step: 'ready'; readonly versionId: string; readonly entities: readonly Entity[] };

export type Saving =
  | { readonly step: 'idle' }
  /** Whether everybody may read what is personal: 'email and phone of customers'. */
  | { readonly step: 'asking'; readonly readable: readonly string[] }
  | { readonly step: 'saving' }
  | { readonly step: 'saved'; readonly hasRights: boolean };

/** What is chosen in the tab. */
export interface DatabaseDraft {
  readonly place: DataPlace;
  readonly rights: RightsDraft;
}

export interface DatabaseSettingsState extends DatabaseDraft {
  /** As it is kept. */
  readonly project: Project;
  readonly tables: Tables;
  readonly saving: Saving;
  /** Why nothing was saved. */
  readonly problem: string | undefined;
  /** The tables are other ones than those that were ticked. */
  readonly hasMovedOn: boolean;
}

export type AccessEdit = Extract<ModelEdit, { kind: 'access' }>;

export interface DatabaseSettingsPorts {
  /** What was chosen in this tab of the browser and not saved. */
  readonly readDraft: () => DatabaseDraft | undefined;
  readonly keepDraft: (draft: DatabaseDraft | undefined) => void;
  /** Undefined where the version has no model. */
  readonly readModel: (versionId: string) => Promise<ApplicationModel | undefined>;
  readonly readProject: () => Promise<Project>;
  readonly keepPlace: (place: DataPlace) => Promise<Project>;
  /** Gives the version that the edit made, or why it made none. */
  readonly edit: (
    baseVersionId: string,
    edit: AccessEdit,
  ) => Promise<{ readonly versionId: string } | { readonly why: string }>;
  /** Another version is the newest by now. */
  readonly isMovedOn: (error: unknown) => boolean;
  readonly describe: (error: unknown, fallback: string) => string;
  readonly report: (error: unknown) => void;
  /** The rest of the page shows the project, too. */
  readonly tell: (project: Project) => void;
}

export const placeOf = ({ dataPlace = 'browser' }: Project): DataPlace => dataPlace;

export function isUnsaved({ project, place, rights }: DatabaseSettingsState): boolean {
  return place !== placeOf(project) || (place === 'database' && Object.keys(rights).length > 0);
}

/** The tables that saving would change: visitors share records only where they are in a database. */
export function tablesToChange({ place, rights, tables }: DatabaseSettingsState): readonly ChangedTable[] {
  return place === 'database' && tables.step === 'ready' ? changedTables(tables.entities, rights) : [];
}
