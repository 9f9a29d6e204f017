import type { PreviewAnswer, PreviewMessage } from '@tessera/shared/preview';
import { createStore } from 'zustand/vanilla';

/** An application that shows itself later than this is called slow, in milliseconds. */
const SLOW_MS = 8000;

export type TemplatePreviewState =
  /** The picture stands in its place: the address is on its way, or the application has not shown itself. */
  | { readonly step: 'starting'; readonly url: string | undefined; readonly isSlow?: boolean }
  | { readonly step: 'ready'; readonly url: string }
  | { readonly step: 'failed'; readonly message: string };

export interface TemplatePreviewPorts {
  /** The address on which the template runs. */
  readonly findAddress: (id: string, signal: AbortSignal) => Promise<string>;
  readonly describe: (error: unknown) => string;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

const STOPPED = 'The application sent more messages than this page can take.';

/**
 * A template's application in a frame (TPL-04). What is entered in it stays as long as the frame does: it belongs to nobody, and
 * is there to be tried.
 */
export function createTemplatePreview(id: string, ports: TemplatePreviewPorts) {
  const store = createStore<TemplatePreviewState>(() => ({ step: 'starting', url: undefined }));
  let ending = new AbortController();
  let cancel = () => undefined as void;
  let kept: string | null = null;

  function fail(message: string): void {
    cancel();
    store.setState({ step: 'failed', message }, true);
  }

  async function start(): Promise<void> {
    ending.abort();
    ending = new AbortController();
    const { signal } = ending;
    store.setState({ step: 'starting', url: undefined }, true);
    try {
      const url = await ports.findAddress(id, signal);
      if (signal.aborted) return;
      store.setState({ step: 'starting', url }, true);
      cancel = ports.schedule(() => {
        // It may still come: the machine is busy, or the network is.
        if (store.getState().step === 'starting') store.setState({ isSlow: true });
      }, SLOW_MS);
    } catch (error) {
      if (!signal.aborted) fail(ports.describe(error));
    }
  }

  function hear(message: PreviewMessage, answer: (answer: PreviewAnswer) => void): void {
    const state = store.getState();
    if (state.step === 'failed') return;
    switch (message.type) {
      case 'ready':
        cancel();
        if (state.url !== undefined) store.setState({ step: 'ready', url: state.url }, true);
        return;
      case 'storage:load':
        answer({
          tessera: 'preview/v1',
          type: 'storage:loaded',
          id: message.id,
          value: kept,
          // No other window writes here.
          revision: 0,
          drafts: null,
        });
        return;
      case 'storage:save':
        kept = message.value;
        answer({ tessera: 'preview/v1', type: 'storage:saved', id: message.id, ok: true });
        return;
      default:
    }
  }

  return {
    store,
    start,
    hear,
    /** It takes too much of the page's time. */
    stop: () => {
      fail(STOPPED);
    },
    dispose: () => {
      ending.abort();
      cancel();
    },
  };
}
