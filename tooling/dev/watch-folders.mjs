import { watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and a branch switch writes hundreds. */
const QUIET_MS = 60;

const NOT_SOURCE = /(^|[/\\])(node_modules|dist|\.cache)([/\\]|$)|\.(test|spec)\.|~$|\.sw.$/;

/**
 * Calls back after the files below some folders have changed and come to rest; never while the last call is
 * still at work.
 *
 * @param {readonly string[]} folders
 * @param {(files: readonly string[]) => Promise<void>} onChange gets what has changed since the last call
 */
export function watchFolders(folders, onChange) {
  const changed = new Set();
  let timer;
  let isBusy = false;

  async function run() {
    if (isBusy || changed.size === 0) return;
    isBusy = true;
    const files = [...changed];
    changed.clear();
    await onChange(files);
    isBusy = false;
    await run();
  }

  for (const folder of folders)
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || NOT_SOURCE.test(file)) return;
      changed.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(() => void run(), QUIET_MS);
    });
}
