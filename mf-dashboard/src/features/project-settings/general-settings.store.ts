import type { Project } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';
import { changesIn, draftOf, faultsOf, type SettingsDraft, type SettingsErrors } from './settings-draft';

export interface GeneralSettingsState {
  /** As it is kept. */
  readonly project: Project;
  readonly draft: SettingsDraft;
  readonly errors: SettingsErrors;
  /** What no field is to blame for. */
  readonly message: string | undefined;
  /** Counts the times the form was sent. */
  readonly attempt: number;
  readonly isSaving: boolean;
  /** What is in the form was saved by it. */
  readonly isSaved: boolean;
}

export interface GeneralSettingsPorts {
  /** What was typed in this tab and not saved. */
  readonly readDraft: () => SettingsDraft | undefined;
  readonly keepDraft: (draft: SettingsDraft | undefined) => void;
  readonly save: (change: Partial<SettingsDraft>) => Promise<Project>;
  readonly explain: (error: unknown) => {
    readonly errors: SettingsErrors;
    readonly message: string | undefined;
  };
}

export function isDirty({ draft, project }: Pick<GeneralSettingsState, 'draft' | 'project'>): boolean {
  return Object.keys(changesIn(draft, project)).length > 0;
}

/** The form of what a project is called: what is typed is kept for the tab until it is saved or thrown away. */
export function createGeneralSettings(project: Project, ports: GeneralSettingsPorts) {
  const store = createStore<GeneralSettingsState>(() => ({
    project,
    draft: ports.readDraft() ?? draftOf(project),
    errors: {},
    message: undefined,
    attempt: 0,
    isSaving: false,
    isSaved: false,
  }));

  function keep(): void {
    const state = store.getState();
    ports.keepDraft(isDirty(state) ? state.draft : undefined);
  }

  return {
    store,
    write: (change: Partial<SettingsDraft>) => {
      const { draft, errors } = store.getState();
      const left = Object.entries(errors).filter(([field]) => !(field in change));
      const next = { ...draft, ...change };
      store.setState({ draft: next, errors: Object.fromEntries(left), message: undefined, isSaved: false });
      keep();
    },
    discard: () => {
      const { project: kept } = store.getState();
      store.setState({ draft: draftOf(kept), errors: {}, message: undefined, isSaved: false });
      keep();
    },
    /** Somebody else changed it, or another part of the page: what is typed stays. */
    take: (next: Project) => {
      const state = store.getState();
      store.setState({ project: next, ...(!isDirty(state) && { draft: draftOf(next) }) });
      keep();
    },
    save: async () => {
      const { draft, project: before, isSaving, attempt } = store.getState();
      if (isSaving) return;
      const errors = faultsOf(draft);
      if (Object.keys(errors).length > 0) {
        store.setState({ errors, message: undefined, attempt: attempt + 1, isSaved: false });
        return;
      }
      const change = changesIn(draft, before);
      if (Object.keys(change).length === 0) {
        store.setState({ draft: draftOf(before), isSaved: true });
        return;
      }
      store.setState({ isSaving: true, message: undefined });
      try {
        const saved = await ports.save(change);
        // What was typed meanwhile stays, and is not saved.
        const isSame = store.getState().draft === draft;
        store.setState({
          project: saved,
          isSaved: isSame,
          errors: {},
          ...(isSame && { draft: draftOf(saved) }),
        });
        keep();
      } catch (error) {
        store.setState({ ...ports.explain(error), attempt: attempt + 1 });
      } finally {
        store.setState({ isSaving: false });
      }
    },
  };
}
