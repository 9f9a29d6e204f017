/** `pnpm mfr`: the release tool, on the registry and the environment of `npm start`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRegistry, loadSettings } from './lib/local-settings.mjs';
import { ROOT } from './lib/workspace.mjs';

const TOOL = join(ROOT, 'release/dist/mfr.mjs');

loadSettings();
process.env.REGISTRY_URL = findRegistry();
if (existsSync(TOOL)) await import(pathToFileURL(TOOL).href);
else {
  process.stderr.write('The release tool is not built yet: pnpm build release\n');
  process.exitCode = 1;
}
