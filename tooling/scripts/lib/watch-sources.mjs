import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

/** Editors write a file in several steps, and a branch switch writes hundreds. */
const QUIET_MS = 120;

/**
 * Calls back after the files below some folders have changed and come to rest; never while the last call is
 * still at work.
 *
 * @param {readonly string[]} folders relative to the root
 * @param {() => Promise<void>} onChange
 */
export function watchSources(folders, onChange) {
  let timer;
  let isBusy = false;
  let isDue = false;

  async function run() {
    if (isBusy) {
      isDue = true;
      return;
    }
    isBusy = true;
    await onChange();
    isBusy = false;
    if (isDue) {
      isDue = false;
      await run();
    }
  }

  for (const folder of folders)
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || /(^|[/\\])(node_modules|dist|\.cache)([/\\]|$)|\.(test|spec)\./.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void run(), QUIET_MS);
    });
}
