/** What the image runs: releases the remotes that it was built with, then starts the server. Several may do so at once. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../scripts/lib/workspace.mjs';

process.chdir(ROOT);
// A process of its own: this one stays as the server's supervisor, and would keep all of it in memory.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'release.mjs')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
await import(pathToFileURL(join(ROOT, 'api/dist/main.mjs')).href);
