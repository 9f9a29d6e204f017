import type { BuildFiles } from './build-files.port';

/** Built files in the rows of their builds: they come and go with those. */
export function createDatabaseFiles(): BuildFiles {
  return {
    save: (_treeHash, { js, css }) =>
      Promise.resolve({
        js: js.text,
        css: css.text,
        jsBrotli: js.brotli,
        cssBrotli: css.brotli,
        filesAt: null,
      }),
    // In a bucket, and none is configured: they are gone.
    read: ({ filesAt, ...kept }) => Promise.resolve(filesAt === null ? kept : undefined),
    remove: () => Promise.resolve(),
  };
}
