import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Files } from './file-changes';
import { closeTab, join, renameTabs, split, swap, withoutTabs, type OpenTabs } from './open-tabs';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the caret is to go: to a place in a file, or to where it was in it. Gone once it is there. */
export interface Jump {
  readonly path: string;
  readonly range: Range | undefined;
}

export interface DeskState extends OpenTabs {
  readonly files: Files;
  /** Folders that somebody made and put nothing into yet. */
  readonly folders: readonly string[];
  readonly jump: Jump | undefined;
}

export type DeskStart = Pick<DeskState, 'files' | 'folders' | 'open' | 'active'> & Partial<OpenTabs>;
export type Desk = ReturnType<typeof createDesk>;

type Edit = (change: (state: DeskState) => Partial<DeskState>) => void;

/** What is on the desk: the files of a project as they are being edited, and those that are open. */
export function createDesk(start: DeskStart, onEdit: (state: DeskState) => void = () => {}) {
  const store = createStore<DeskState>(() => ({ beside: undefined, ...start, jump: undefined }));
  const edit: Edit = (change) => {
    store.setState(change(store.getState()));
    onEdit(store.getState());
  };
  return { store, ...tabActions(store, edit), ...fileActions(store, edit) };
}

function tabActions(store: StoreApi<DeskState>, edit: Edit) {
  const open = (path: string, range?: Range) => {
    const { files, open: before } = store.getState();
    if (!files.has(path)) return;
    edit(() => ({ open: before.includes(path) ? before : [...before, path], active: path }));
    if (range) store.setState({ jump: { path, range } });
  };
  return {
    open,
    /** Opens a file to write in it: the caret goes there. */
    enter: (path: string) => {
      open(path);
      store.setState(({ files }) => ({ jump: files.has(path) ? { path, range: undefined } : undefined }));
    },
    /** The caret is where it was to go. */
    arrive: () => {
      store.setState({ jump: undefined });
    },
    close: (path: string) => {
      edit((state) => closeTab(state, path));
    },
    /** Two editors beside each other, or one with all tabs again. */
    toggleSplit: () => {
      edit((state) => (state.beside ? join(state) : split(state)));
    },
    /** The other editor got the focus. */
    changeSide: () => {
      edit(swap);
    },
    /** Other files altogether: another version, what another window saved. Nobody edited them here. */
    replace: (files: Files, folders: readonly string[] = store.getState().folders) => {
      const state = store.getState();
      const gone = [...state.open, ...(state.beside?.open ?? [])].filter((path) => !files.has(path));
      store.setState({ files, folders, ...withoutTabs(state, gone) });
    },
  };
}

function fileActions(store: StoreApi<DeskState>, edit: Edit) {
  /** Gives what brings the files back, texts and tabs. */
  function remove(paths: readonly string[]): () => void {
    const { files, open: tabs, active } = store.getState();
    const gone = new Map([...files].filter(([path]) => paths.includes(path)));
    edit((state) => ({ files: without(state.files, paths), ...withoutTabs(state, paths) }));
    return () => {
      edit(({ files: now, open: opened }) => ({
        files: new Map([...now, ...gone]),
        open: [...opened, ...tabs.filter((path) => gone.has(path) && !opened.includes(path))],
        active,
      }));
    };
  }

  return {
    remove,
    write: (path: string, text: string) => {
      const { files } = store.getState();
      // A file that was deleted is not written back by an editor that still had it.
      if (!files.has(path) || files.get(path) === text) return;
      edit(() => ({ files: new Map(files).set(path, text) }));
    },
    /** Several at once: a rename across files, an upload. Gives which of them it replaced, and what brings their texts back. */
    writeAll: (texts: Files): { readonly replaced: readonly string[]; readonly undo: () => void } => {
      const before = [...store.getState().files].filter(
        ([path, text]) => texts.has(path) && texts.get(path) !== text,
      );
      edit(({ files }) => ({ files: new Map([...files, ...texts]) }));
      return {
        replaced: before.map(([path]) => path),
        undo: () => {
          edit(({ files }) => ({ files: new Map([...files, ...before]) }));
        },
      };
    },
    create: (path: string) => {
      edit(({ files, folders, open: opened }) => ({
        files: new Map(files).set(path, ''),
        folders: folders.filter((folder) => !path.startsWith(`${folder}/`)),
        open: [...opened, path],
        active: path,
      }));
    },
    makeFolder: (path: string) => {
      edit(({ folders }) => ({ folders: [...folders, path] }));
    },
    removeFolder: (path: string) => {
      edit(({ folders }) => ({
        folders: folders.filter((each) => each !== path && !each.startsWith(`${path}/`)),
      }));
      return remove([...store.getState().files.keys()].filter((each) => each.startsWith(`${path}/`)));
    },
    /** `to` and `from` are files, or folders with all that is in them. */
    rename: (from: string, to: string) => {
      edit((state) => renamed(state, from, to));
    },
  };
}

function renamed(state: DeskState, from: string, to: string): Partial<DeskState> {
  const newName = (path: string) => {
    if (path === from) return to;
    return path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
  };
  return {
    files: new Map([...state.files].map(([path, text]) => [newName(path), text])),
    folders: state.folders.map(newName),
    ...renameTabs(state, newName),
  };
}

function without(files: Files, paths: readonly string[]): Files {
  const next = new Map(files);
  for (const path of paths) next.delete(path);
  return next;
}
