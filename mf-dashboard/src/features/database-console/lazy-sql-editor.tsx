import { lazyWithRetry } from '@tessera/shared/remote';

/** The editor, whose library is loaded when the tab is opened. */
export const LazySqlEditor = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "sql-editor" */ './sql-editor')).SqlEditor,
);
