import { createStore } from 'zustand/vanilla';
import { createDesk, type Desk, type DeskStart } from '../../lib/code-desk/desk.store';
import { changesBetween, type Files } from '../../lib/code-desk/file-changes';
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
  /** What was shown where nothing was kept: nobody typed that. */
  const first = startOf(FIRST_STARTER);
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
        const before = keptAs;
        await ports.write(now, before);
        // What another window wrote in the meantime is shown here already: it is kept too, and not for this one to write.
        const other = keptAs === before ? undefined : keptAs;
        keptAs = other ? { ...now, files: merge(now.files, (before ?? first).files, other.files) } : now;
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
    const other = await ports.read().catch(() => undefined);
    const opened = desk();
    if (!opened || !other) return;
    const own = opened.store.getState();
    const files = merge(own.files, (keptAs ?? first).files, other.files);
    keptAs = other;
    opened.replace(files, other.folders);
  }

  return {
    store,
    load: async () => {
      // Before the first wait, so that `dispose` ends it whenever it comes.
      stop = ports.onOtherWindow(() => void takeOver());
      try {
        const kept = await ports.read();
        keptAs = kept;
        show(kept ?? first, 'saved');
      } catch (error) {
        ports.report(error);
        show(first, 'refused');
      }
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

/** The other's files with what differs here from what was kept last: the same map as here where nothing changes by that. */
function merge(own: Files, kept: Files, other: Files): Files {
  const merged = new Map(other);
  for (const { path } of changesBetween(kept, own)) {
    const text = own.get(path);
    if (text === undefined) merged.delete(path);
    else merged.set(path, text);
  }
  // The other may have opened a file only. In another map the same files would run once more, and what runs would begin anew.
  return changesBetween(own, merged).length === 0 ? own : merged;
}
