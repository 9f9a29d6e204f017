import { lazyWithRetry } from '@tessera/shared/remote';

/** The editor, whose library is loaded when code is opened. */
export const LazyCodeEditor = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "code-editor" */ './code-editor')).CodeEditor,
);
