import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it, or throws what stood in the way. Node's own `recursive` begins again for ever
 * where a folder is there and nothing can be made in it, as below /proc.
 *
 * @param {string} path absolute
 */
export function makeFolder(path) {
  try {
    mkdirSync(path);
  } catch (error) {
    if (error.code === 'EEXIST' && isFolder(path)) return;
    if (error.code !== 'ENOENT' || isFolder(dirname(path))) throw error;
    makeFolder(dirname(path));
    makeFolder(path);
  }
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
