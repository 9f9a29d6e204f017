/**
 * Before `npm start` and `npm test`: installs what the lock file says, unless that is what is installed already.
 * pnpm keeps a copy of the lock file it installed from; asking pnpm itself takes two seconds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PNPM = 'pnpm@12.21.0';
const root = join(import.meta.dirname, '../..');

function isInstalled() {
  const installed = join(root, 'node_modules/.pnpm/lock.yaml');
  return (
    existsSync(installed) &&
    readFileSync(installed, 'utf8') === readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  );
}

if (!isInstalled()) {
  const words = ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'];
  // On Windows npx is a script, which only a shell runs.
  const { status } = spawnSync('npx', words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
