/** `npm start`: builds what is stale, releases it into the local registry, and starts the whole product. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findDataFolder, loadSettings } from './lib/local-settings.mjs';
import { makeFolder } from './lib/make-folder.mjs';
import { ROOT } from './lib/workspace.mjs';

process.chdir(ROOT);
loadSettings();

const dataFolder = findDataFolder();

try {
  makeFolder(dataFolder);
  accessSync(dataFolder, constants.W_OK);
} catch (error) {
  process.stderr.write(
    `The data folder ${dataFolder} cannot be written (${error.code}). Nothing was changed.\n`,
  );
  process.exit(1);
}
// A process of its own: this one stays as the server's supervisor, and would keep all that building takes in memory.
const { status } = spawnSync(process.execPath, [join(ROOT, 'tooling/scripts/prepare-start.mjs')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
await import(pathToFileURL(join(ROOT, 'api/dist/main.mjs')).href);
