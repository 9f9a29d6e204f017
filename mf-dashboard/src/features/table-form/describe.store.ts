import type { StoreApi } from 'zustand/vanilla';
import { isUntouched, NO_DESCRIPTION, withDescribed, type Description } from './described-table';
import type { TableFormPorts } from './table-form.ports';
import type { ReadyForm, TableFormStep } from './table-form.store';

/** Fills the form of a new table by words (SCR-14). What was typed before is never lost: it is asked, and can be undone. */
export function createDescribing(store: StoreApi<TableFormStep>, ports: TableFormPorts) {
  let time = 0;

  function ready(): ReadyForm | undefined {
    const state = store.getState();
    // What is being saved stays as it was sent.
    return state.step === 'ready' && !state.isSaving ? state : undefined;
  }

  function tell(description: Partial<Description>): void {
    const state = ready();
    if (state) store.setState({ ...state, description: { ...NO_DESCRIPTION, ...description } }, true);
  }

  function fill(described: NonNullable<Description['asked']>, isAdded: boolean): void {
    const state = ready();
    if (!state) return;
    time += 1;
    const form = withDescribed(state.form, described, { isAdded, time });
    const count = form.columns.filter(({ key }) => key.startsWith(`said-${String(time)}-`)).length;
    const filled = { count, left: described.left, before: state.form };
    store.setState({ ...state, form, isAgreed: false, description: { ...NO_DESCRIPTION, filled } }, true);
  }

  return {
    async describe(text: string): Promise<void> {
      if (!ready()) return;
      if (text.trim() === '') {
        tell({ problem: 'Describe the table first.' });
        return;
      }
      tell({ isReading: true });
      try {
        const described = await ports.describeTable(text.trim());
        const state = ready();
        if (!state) return;
        if (isUntouched(state.form, state.start)) fill(described, false);
        else tell({ asked: described });
      } catch (error) {
        ports.report(error);
        const fallback = 'The description could not be read. Try again.';
        tell({ problem: ports.whyNotRead(error) ?? ports.describe(error, fallback) });
      }
    },
    decide(choice: 'add' | 'replace' | undefined): void {
      const asked = ready()?.description.asked;
      if (asked && choice !== undefined) fill(asked, choice === 'add');
      else tell({});
    },
    undo(): void {
      const state = ready();
      const before = state?.description.filled?.before;
      if (!state || !before) return;
      store.setState({ ...state, form: before, isAgreed: false, description: NO_DESCRIPTION }, true);
    },
  };
}
