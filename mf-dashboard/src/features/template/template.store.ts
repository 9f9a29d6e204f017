import type { Template, TemplateView } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';

/** A template that is not there may be there in a moment (TPL-06), in milliseconds. */
const RETRY_MS = 1000;

export type TemplateState =
  | { readonly step: 'loading'; readonly template: Template | undefined }
  | { readonly step: 'ready'; readonly template: TemplateView }
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly template: Template | undefined; readonly message: string };

export interface TemplatePorts {
  /** What the page before handed on, or this tab has seen. */
  readonly readKnown: () => Template | undefined;
  readonly keep: (template: Template) => void;
  /** Everything about it; undefined where there is no such template. */
  readonly load: (signal: AbortSignal) => Promise<TemplateView | undefined>;
  readonly describe: (error: unknown) => string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** One template: what is known of it at once, then all of it (TPL-06). */
export function createTemplateStore(ports: TemplatePorts) {
  const store = createStore<TemplateState>(() => ({ step: 'loading', template: ports.readKnown() }));
  let ending = new AbortController();

  async function loadTwice(signal: AbortSignal): Promise<TemplateView | undefined> {
    const first = await ports.load(signal);
    if (first !== undefined) return first;
    await ports.wait(RETRY_MS);
    return signal.aborted ? undefined : ports.load(signal);
  }

  async function start(): Promise<void> {
    ending.abort();
    ending = new AbortController();
    const { signal } = ending;
    const template = ports.readKnown();
    store.setState({ step: 'loading', template }, true);
    try {
      const loaded = await loadTwice(signal);
      if (signal.aborted) return;
      if (loaded) ports.keep(loaded);
      store.setState(loaded ? { step: 'ready', template: loaded } : { step: 'missing' }, true);
    } catch (error) {
      if (!signal.aborted) store.setState({ step: 'failed', template, message: ports.describe(error) }, true);
    }
  }

  return {
    store,
    start,
    dispose: () => {
      ending.abort();
    },
  };
}
