import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const packageRoot = join(__dirname, '../..');
const parts = join(packageRoot, '.cache/parts');

export interface PreviewParts {
  /** The builder's process as the product starts it. */
  readonly workerChild: string;
  readonly dataChild: string;
  readonly queryChild: string;
  readonly connectionChild: string;
  readonly vendorFolder: string;
}

/** Says to the processes of the tests that the parts are fresh: reading the times of all sources takes a while. */
const ARE_FRESH = 'TESSERA_TEST_PARTS_ARE_FRESH';

/** What the suite's servers start in the builder's place: recalling.child.ts. */
export const recallingChild = join(parts, 'recalling-child.mjs');

/** Bundles all of them once, before the tests run side by side, and forgets what the run before made. */
export function preparePreviewParts(): void {
  previewParts();
  if (isStale(recallingChild, [...SOURCES, 'src/testing'])) run('build-recalling-child.mjs', recallingChild);
  forgetRecalled();
  process.env[ARE_FRESH] = 'yes';
}

/** Out of the way at once, because another run may be at work. */
function forgetRecalled(): void {
  const recalled = join(parts, 'recalled');
  const forgotten = `${recalled}-${String(process.pid)}`;
  if (!existsSync(recalled)) return;
  renameSync(recalled, forgotten);
  rmSync(forgotten, { recursive: true, force: true, maxRetries: 5 });
}

/** Bundles the builder's process and the vendor files with the product's own scripts, unless they are fresh. */
export function previewParts(): PreviewParts {
  const workerChild = join(parts, 'worker-child.mjs');
  const dataChild = join(parts, 'data-child.mjs');
  const queryChild = join(parts, 'query-child.mjs');
  const connectionChild = join(parts, 'connection-child.mjs');
  const vendorFolder = join(parts, 'vendor');
  if (isStale(workerChild)) run('build-worker-child.mjs', workerChild);
  if (isStale(dataChild)) run('build-data-child.mjs', dataChild);
  if (isStale(queryChild)) run('build-query-child.mjs', queryChild);
  if (isStale(connectionChild)) run('build-connection-child.mjs', connectionChild);
  if (isStale(join(vendorFolder, 'manifest.json'))) run('build-vendor.mjs', vendorFolder);
  return { workerChild, dataChild, queryChild, connectionChild, vendorFolder };
}

function run(script: string, target: string): void {
  execFileSync(process.execPath, [join(packageRoot, 'scripts', script), target]);
}

/** What the parts are made of. */
const SOURCES = [
  'src/connections',
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

function isStale(target: string, sources = SOURCES): boolean {
  if (process.env[ARE_FRESH]) return false;
  if (!existsSync(target)) return true;
  const builtAt = statSync(target).mtimeMs;
  return sources.some((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' }).some(
      (name) => !name.includes('.test.') && statSync(join(packageRoot, folder, name)).mtimeMs > builtAt,
    ),
  );
}
