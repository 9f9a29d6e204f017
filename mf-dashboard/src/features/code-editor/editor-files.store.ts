import { createStore } from 'zustand/vanilla';
import { createDesk, type Desk, type DeskStart, type DeskState } from '../../lib/code-desk/desk.store';
import { FIRST_STARTER, type Starter } from './starters';

export interface KeptFilesPorts {
  readonly read: () => Promise<DeskStart | undefined>;
  readonly write: (now: DeskStart, before: DeskStart | undefined) => Promise<void>;
  readonly onOtherWindow: (hear: () => void) => () => void;
  readonly report: (error: unknown) => void;
}

export type EditorFilesState =
  | { readonly step: 'loading' }
  | {
      readonly step: 'ready';
      readonly desk: Desk;
      /** `refused`: this browser keeps nothing, for want of room or of permission. */
      readonly saved: 'saving' | 'saved' | 'refused';
    };

function startOf({ files, open }: Starter): DeskStart {
  return { files: new Map(Object.entries(files)), folders: [], open: [...open], active: open.at(-1) };
}

/** The files of the code editor: kept in this browser with every change, without anybody being signed in. */
export function createEditorFiles(ports: KeptFilesPorts) {
  const store = createStore<EditorFilesState>(() => ({ step: 'loading' }));
  let keptAs: DeskStart | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let stop = () => {};

  const desk = () => {
    const state = store.getState();
    return state.step === 'ready' ? state.desk : undefined;
  };
  const patch = (saved: 'saving' | 'saved' | 'refused') => {
    if (desk()) store.setState({ saved });
  };

  /** At most one write at a time, always of the newest. */
  function keep(): void {
    const state = store.getState();
    if (state.step === 'ready' && state.saved === 'saved') patch('saving');
    if (isWaiting) return;
    isWaiting = true;
    writing = writing.then(async () => {
      isWaiting = false;
      const now = desk()?.store.getState();
      if (!now) return;
      try {
        await ports.write(now, keptAs);
        keptAs = now;
        patch('saved');
      } catch (error) {
        const before = store.getState();
        if (before.step === 'ready' && before.saved !== 'refused') ports.report(error);
        patch('refused');
      }
    });
  }

  function show(start: DeskStart, saved: 'saving' | 'saved' | 'refused'): void {
    store.setState({ step: 'ready', desk: createDesk(start, keep), saved }, true);
  }

  /** Another window wrote: its files are shown here too, but for what is being typed here. */
  async function takeOver(): Promise<void> {
    const opened = desk();
    const other = await ports.read().catch(() => undefined);
    if (!opened || !other) return;
    const own = opened.store.getState();
    const merged = new Map(other.files);
    for (const path of unsaved(own, keptAs)) {
      const text = own.files.get(path);
      if (text === undefined) merged.delete(path);
      else merged.set(path, text);
    }
    keptAs = other;
    opened.replace(merged, other.folders);
  }

  return {
    store,
    load: async () => {
      try {
        const kept = await ports.read();
        keptAs = kept;
        show(kept ?? startOf(FIRST_STARTER), 'saved');
      } catch (error) {
        ports.report(error);
        show(startOf(FIRST_STARTER), 'refused');
      }
      stop = ports.onOtherWindow(() => void takeOver());
    },
    /** Begins anew with a starter. Gives what brings the files back that there were. */
    begin: (starter: Starter): (() => void) => {
      const before = desk()?.store.getState();
      const swap = (start: DeskStart) => {
        show(start, 'saving');
        keep();
      };
      swap(startOf(starter));
      return () => {
        if (before) swap(before);
      };
    },
    dispose: () => {
      stop();
    },
  };
}

/** What differs from what was kept last. */
function unsaved(now: DeskState, kept: DeskStart | undefined): string[] {
  const paths = new Set([...now.files.keys(), ...(kept?.files.keys() ?? [])]);
  return [...paths].filter((path) => now.files.get(path) !== kept?.files.get(path));
}
