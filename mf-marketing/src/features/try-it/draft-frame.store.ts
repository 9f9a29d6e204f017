import {
  createKeptRecords,
  type KeptRecordsPorts,
  type PreviewAnswer,
  type PreviewMessage,
} from '@tessera/shared/preview';
import { createStore } from 'zustand/vanilla';

/** It has this long to show itself before that is said; it may still come. */
const SLOW_MS = 5000;

export interface DraftFrameState {
  readonly status: 'starting' | 'slow' | 'ready' | 'stopped';
  /** Grows with every load. */
  readonly load: number;
  /** Why records could not be kept, in words. */
  readonly note: string | undefined;
}

export interface DraftFramePorts extends Omit<KeptRecordsPorts, 'note'> {
  readonly keepDrafts: (value: string) => void;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

/** The application of a draft in its frame. What is entered in it stays in this browser, and goes along when it is kept. */
export function createDraftFrame(ports: DraftFramePorts) {
  const store = createStore<DraftFrameState>(() => ({ status: 'starting', load: 1, note: undefined }));
  const records = createKeptRecords({
    ...ports,
    note: (note) => {
      store.setState({ note });
    },
  });
  let cancel = () => undefined as void;

  function expectSign(): void {
    cancel();
    cancel = ports.schedule(() => {
      if (store.getState().status === 'starting') store.setState({ status: 'slow' });
    }, SLOW_MS);
  }

  function hear(message: PreviewMessage, answer: (answer: PreviewAnswer) => void): void {
    switch (message.type) {
      case 'ready':
        cancel();
        store.setState({ status: 'ready' });
        return;
      case 'drafts:keep':
        ports.keepDrafts(message.value);
        return;
      case 'storage:load':
        void records.load(message, answer);
        return;
      case 'storage:save':
        void records.save(message, answer);
        return;
      default:
    }
  }

  return {
    store,
    start: expectSign,
    hear,
    reload: () => {
      records.forgetListener();
      store.setState(({ load }) => ({ status: 'starting', load: load + 1, note: undefined }));
      expectSign();
    },
    /** It takes too much of the page's time. */
    stop: () => {
      cancel();
      records.forgetListener();
      store.setState({ status: 'stopped' });
    },
    dispose: () => {
      cancel();
    },
  };
}
