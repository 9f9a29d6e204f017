import { statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Editors write a file in several steps, and a branch switch writes hundreds. */
const QUIET_MS = 60;

const NOT_SOURCE = /(^|[/\\])(node_modules|dist|coverage|\.[^/\\]*)([/\\]|$)|\.(test|spec)\.|~$/;

/** Calls `note` with every file that changes at a place. */
function watchPlace(place, note) {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory();
  // Of a single file its folder is watched: editors put a new file in its place.
  const watched = isFolder ? place : dirname(place);
  watch(watched, { recursive: Boolean(isFolder) }, (_event, name) => {
    if (isFolder ? name && !NOT_SOURCE.test(name) : name === basename(place)) note(join(watched, name));
  }).on('error', (error) =>
    process.stderr.write(
      `${watched} is not watched any more (${error.message}): start this command again.\n`,
    ),
  );
}

/**
 * Calls once at the beginning, and then whenever sources have changed and come to rest; never while the last call is
 * still at work. A call that fails is told on standard error, and the next change calls again.
 *
 * @param {readonly string[]} places folders with all below them, and single files
 * @param {(files: readonly string[]) => Promise<void>} onChange gets what has changed since the last call
 * @returns {Promise<void>} resolves after the first call
 */
export async function watchFolders(places, onChange) {
  const changed = new Set();
  let timer;
  let isBusy = false;

  async function call() {
    isBusy = true;
    const files = [...changed];
    changed.clear();
    await onChange(files).catch((error) => process.stderr.write(`${error.stack ?? error}\n`));
    isBusy = false;
    await callIfDue();
  }

  async function callIfDue() {
    if (!isBusy && changed.size > 0) await call();
  }

  for (const place of places)
    watchPlace(place, (file) => {
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => void callIfDue(), QUIET_MS);
    });
  await call();
}
