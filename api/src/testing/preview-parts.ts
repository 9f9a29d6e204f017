import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const packageRoot = join(__dirname, '../..');
const parts = join(packageRoot, '.cache/parts');

export interface PreviewParts {
  readonly workerChild: string;
  readonly dataChild: string;
  readonly queryChild: string;
  readonly vendorFolder: string;
}

/** Bundles the builder's process and the vendor files with the product's own scripts, unless they are fresh. */
export function previewParts(): PreviewParts {
  const workerChild = join(parts, 'worker-child.mjs');
  const dataChild = join(parts, 'data-child.mjs');
  const queryChild = join(parts, 'query-child.mjs');
  const vendorFolder = join(parts, 'vendor');
  if (isStale(workerChild)) run('build-worker-child.mjs', workerChild);
  if (isStale(dataChild)) run('build-data-child.mjs', dataChild);
  if (isStale(queryChild)) run('build-query-child.mjs', queryChild);
  if (isStale(join(vendorFolder, 'manifest.json'))) run('build-vendor.mjs', vendorFolder);
  return { workerChild, dataChild, queryChild, vendorFolder };
}

function run(script: string, target: string): void {
  execFileSync(process.execPath, [join(packageRoot, 'scripts', script), target]);
}

/** What the parts are made of. */
const SOURCES = [
  'src/core',
  'src/data',
  'src/db',
  'src/validation',
  'src/work',
  'src/workspace',
  'scripts',
  '../builder/src',
  '../shared/src/contracts',
];

function isStale(target: string): boolean {
  if (!existsSync(target)) return true;
  const builtAt = statSync(target).mtimeMs;
  return SOURCES.some((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' }).some(
      (name) => !name.includes('.test.') && statSync(join(packageRoot, folder, name)).mtimeMs > builtAt,
    ),
  );
}
