import type { Opened, SharedTables } from '@tessera/builder/access';
import type {
  ApplicationModel,
  DataPlace,
  Entity,
  ModelEdit,
  Project,
  SignIn,
} from '@tessera/shared/contracts';
import type { OwnDraft } from './sign-in-draft';
import { changedTables, type ChangedTable, type RightsDraft } from './visitor-rights';

/** The tables of the newest version. */
export type Tables =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string; readonly isRetrying: boolean }
  /** There is no version yet. */
  | { readonly step: 'none' }
  /** The version has no model. */
  | { readonly step: 'codeOnly' }
  | ReadTables;

export interface ReadTables {
  readonly step: 'ready';
  readonly versionId: string;
  readonly entities: readonly Entity[];
  readonly signIn: SignIn | null;
}

export type Saving =
  | { readonly step: 'idle' }
  /** Whether strangers may read what is personal. */
  | { readonly step: 'asking'; readonly opened: readonly Opened[] }
  | { readonly step: 'saving' }
  | { readonly step: 'saved'; readonly hasRights: boolean };

/** What is chosen in the tab. */
export interface DatabaseDraft {
  readonly place: DataPlace;
  readonly rights: RightsDraft;
  /** Only where people can sign in. */
  readonly own: OwnDraft;
  /** Undefined: as it is kept. */
  readonly signIn: SignIn | null | undefined;
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
export type SettingsEdit = AccessEdit | Extract<ModelEdit, { kind: 'sign-in' }>;

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
    edit: SettingsEdit,
  ) => Promise<{ readonly versionId: string } | { readonly why: string }>;
  /** Another version is the newest by now. */
  readonly isMovedOn: (error: unknown) => boolean;
  readonly describe: (error: unknown, fallback: string) => string;
  readonly report: (error: unknown) => void;
  /** The rest of the page shows the project, too. */
  readonly tell: (project: Project) => void;
}

export const placeOf = ({ dataPlace = 'browser' }: Project): DataPlace => dataPlace;

/** Who can sign in as it is chosen, as far as that is known. */
export function signInOf({
  signIn,
  tables,
}: Pick<DatabaseSettingsState, 'signIn' | 'tables'>): SignIn | null {
  if (signIn !== undefined) return signIn;
  return tables.step === 'ready' ? tables.signIn : null;
}

export function isUnsaved(state: DatabaseSettingsState): boolean {
  const { project, place, rights, own, signIn } = state;
  if (place !== placeOf(project)) return true;
  const isOwn = signInOf(state) !== null && Object.keys(own).length > 0;
  return place === 'database' && (Object.keys(rights).length > 0 || isOwn || signIn !== undefined);
}

/** The tables that saving would change: visitors share records only where they are in a database. */
export function tablesToChange(state: DatabaseSettingsState): readonly ChangedTable[] {
  const { place, rights, own, tables } = state;
  if (place !== 'database' || tables.step !== 'ready') return [];
  // Whose records they are matters only where people can sign in.
  return changedTables(tables.entities, rights, signInOf(state) === null ? {} : own);
}

/** The tables and who can sign in to them as they would be saved; undefined where they are not known, or shared with nobody. */
export function tablesAsChosen(state: DatabaseSettingsState): SharedTables | undefined {
  const { place, tables } = state;
  if (place !== 'database' || tables.step !== 'ready') return undefined;
  const chosen = new Map(tablesToChange(state).map(({ entity, access }) => [entity.id, access]));
  const entities = tables.entities.map((entity) => {
    const access = chosen.get(entity.id);
    return access ? { ...entity, access } : entity;
  });
  return { entities, signIn: signInOf(state) };
}
