/** `pnpm build`: builds everything that is stale; `--all` builds what is fresh too. */
import { buildAll } from './lib/build-all.mjs';
import { ROOT } from './lib/workspace.mjs';

process.chdir(ROOT);
await buildAll((text) => process.stdout.write(`${text}\n`), { all: process.argv.includes('--all') });
