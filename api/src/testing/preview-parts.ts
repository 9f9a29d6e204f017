import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const packageRoot = join(__dirname, '../..');
const parts = join(packageRoot, '.cache/parts');

export interface PreviewParts {
  readonly compileChild: string;
  readonly vendorFolder: string;
}

/** Bundles the compile child and the vendor files with the product's own scripts, unless they are fresh. */
export function previewParts(): PreviewParts {
  const compileChild = join(parts, 'compile-child.mjs');
  const vendorFolder = join(parts, 'vendor');
  if (isStale(compileChild)) run('build-compile-child.mjs', compileChild);
  if (isStale(join(vendorFolder, 'manifest.json'))) run('build-vendor.mjs', vendorFolder);
  return { compileChild, vendorFolder };
}

function run(script: string, target: string): void {
  execFileSync(process.execPath, [join(packageRoot, 'scripts', script), target]);
}

function isStale(target: string): boolean {
  if (!existsSync(target)) return true;
  const builtAt = statSync(target).mtimeMs;
  return ['src/workspace/builds', 'scripts'].some((folder) =>
    readdirSync(join(packageRoot, folder)).some(
      (name) => statSync(join(packageRoot, folder, name)).mtimeMs > builtAt,
    ),
  );
}
