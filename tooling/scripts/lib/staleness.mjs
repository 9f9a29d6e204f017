import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const STAMPS = join(ROOT, 'node_modules/.cache/tessera');
const NOT_INPUT = /(^|\/)(node_modules|dist|coverage|\.cache|\.data)(\/|$)|\.(test|spec)\.[tj]sx?$|\.md$/;

function filesBelow(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const entries = readdirSync(full, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (NOT_INPUT.test(child)) return [];
    return entry.isDirectory() ? filesBelow(child) : [child];
  });
}

/**
 * One hash over everything that a build reads: paths and bytes of its folders, and the lock file.
 *
 * @param {readonly string[]} folders and single files, relative to the root
 * @param {string} [variant] anything else that the output depends on
 * @returns {string} 64 hexadecimal digits
 */
export function hashInputs(folders, variant = '') {
  const hash = createHash('sha256').update(variant);
  for (const file of [...folders.flatMap(filesBelow), 'pnpm-lock.yaml'].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

const stampOf = (name) => join(STAMPS, `${name}.stamp`);

/** True when the output is not there or was made from other inputs. */
export function isStale(name, inputs, output) {
  return (
    !existsSync(join(ROOT, output)) ||
    !existsSync(stampOf(name)) ||
    readFileSync(stampOf(name), 'utf8') !== inputs
  );
}

/** Notes what the output was made from. */
export function stamp(name, inputs) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stampOf(name), inputs);
}
