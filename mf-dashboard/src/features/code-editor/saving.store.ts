import { createStore } from 'zustand/vanilla';
import { percentSent } from '../../lib/attachments/percent-sent';
import type { Files } from '../../lib/code-desk/file-changes';
import { createWishKeys } from '../../lib/wish-keys';

export interface SavingRefusal {
  /** At the name. */
  readonly name?: string | undefined;
  /** A name that is free, where the one that was chosen is not. */
  readonly free?: string | undefined;
  readonly message?: string | undefined;
  /** What was sent is of no use any more: it has to be sent again. */
  readonly isUploadSpent?: boolean | undefined;
}

export type SavingState =
  | { readonly step: 'asking'; readonly refusal: SavingRefusal }
  | { readonly step: 'sending'; readonly percent: number | undefined }
  /** The server makes the project: that is not taken back. */
  | { readonly step: 'importing' };

export interface ImportWish {
  readonly uploadId: string;
  readonly projectName: string;
}

export interface MadeProject {
  readonly id: string;
  readonly name: string;
}

export interface SavingPorts {
  readonly readFiles: () => Files;
  readonly newKey: () => string;
  /** Gives the upload's id. */
  readonly upload: (
    files: Files,
    onProgress: (part: number | undefined) => void,
    signal: AbortSignal,
  ) => Promise<string>;
  readonly importProject: (wish: ImportWish, key: string) => Promise<MadeProject>;
  readonly explain: (error: unknown, projectName: string) => Promise<SavingRefusal>;
  /** @param isWaited somebody still waits for it, and wants to see it */
  readonly onSaved: (project: MadeProject, isWaited: boolean) => void;
}

const ASKING: SavingState = { step: 'asking', refusal: {} };

/** 'Save as project' while its dialog is open: the files are sent, and become a project once, however often that is tried. */
export function createSaving(ports: SavingPorts) {
  const store = createStore<SavingState>(() => ASKING);
  const keyOf = createWishKeys(ports.newKey);
  let aborter = new AbortController();
  /** A repeated wish is one only with the same upload. */
  let sent: { readonly files: Files; readonly id: string } | undefined;
  const enter = (state: SavingState) => {
    store.setState(state, true);
  };

  async function send(signal: AbortSignal): Promise<string> {
    const files = ports.readFiles();
    if (sent?.files === files) return sent.id;
    const hear = (part: number | undefined) => {
      if (!signal.aborted) enter({ step: 'sending', percent: percentSent(part) });
    };
    const id = await ports.upload(files, hear, signal);
    sent = { files, id };
    return id;
  }

  async function save(projectName: string): Promise<void> {
    if (store.getState().step !== 'asking') return;
    aborter = new AbortController();
    const { signal } = aborter;
    enter({ step: 'sending', percent: undefined });
    try {
      const uploadId = await send(signal);
      if (signal.aborted) return;
      enter({ step: 'importing' });
      const wish = { uploadId, projectName };
      ports.onSaved(await ports.importProject(wish, keyOf(wish)), !signal.aborted);
    } catch (error) {
      if (signal.aborted) return;
      const refusal = await ports.explain(error, projectName);
      if (refusal.isUploadSpent === true) sent = undefined;
      enter({ step: 'asking', refusal });
    }
  }

  return {
    store,
    save,
    refuse: (refusal: SavingRefusal) => {
      enter({ step: 'asking', refusal });
    },
    /** The name is another: what was wrong with the last one is not said any more. */
    rename: () => {
      if (store.getState().step === 'asking') enter(ASKING);
    },
    /** Gives up what can be given up. False once the project is being made. */
    cancel: (): boolean => {
      if (store.getState().step === 'importing') return false;
      aborter.abort();
      return true;
    },
    /** The page is left: a project that is being made is only told of. */
    dispose: () => {
      aborter.abort();
    },
  };
}
