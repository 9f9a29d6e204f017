import type { Log } from '../../core/log';
import type { BuildFiles } from './build-files.port';
import { filesAway } from './files-away.rules';

/** Built files in the rows of their builds: they come and go with those. */
export function createDatabaseFiles(log: Log): BuildFiles {
  return {
    save: (_treeHash, { js, css }) =>
      Promise.resolve({
        js: js.text,
        css: css.text,
        jsBrotli: js.brotli,
        cssBrotli: css.brotli,
        filesAt: null,
      }),
    read({ filesAt, ...kept }) {
      if (filesAt === null) return Promise.resolve(kept);
      log.error({ place: filesAt }, 'A build is in a bucket, and none is configured');
      return Promise.reject(filesAway());
    },
    remove: () => Promise.resolve(),
  };
}
