/** `npm start`: builds what is stale, releases it into the local registry, and starts the whole product. */
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './lib/build-all.mjs';
import { findDataFolder, loadSettings } from './lib/local-settings.mjs';
import { makeFolder } from './lib/make-folder.mjs';
import { ROOT } from './lib/workspace.mjs';

process.chdir(ROOT);
loadSettings();
const say = (text) => process.stdout.write(`${text}\n`);

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
try {
  await buildAll(say);
  // Reads the settings when it is loaded, so not before the .env file is.
  const { releaseLocally } = await import('./lib/release-local.mjs');
  await releaseLocally(say);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import(pathToFileURL(join(ROOT, 'api/dist/main.mjs')).href);
