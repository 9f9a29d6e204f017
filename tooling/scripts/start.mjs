/** `npm start`: builds what is stale, releases it into the local registry, and starts the whole product. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './lib/build-all.mjs';
import { releaseLocally } from './lib/release-local.mjs';
import { ROOT } from './lib/workspace.mjs';

process.chdir(ROOT);
const say = (text) => process.stdout.write(`${text}\n`);

try {
  await buildAll(say);
  await releaseLocally(say);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import(pathToFileURL(join(ROOT, 'api/dist/main.mjs')).href);
