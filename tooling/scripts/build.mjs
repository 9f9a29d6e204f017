/** `pnpm build [names]`: builds everything that is stale, or of it what is named; `--all` builds what is fresh too. */
import { buildAll } from './lib/build-all.mjs';
import { ROOT } from './lib/workspace.mjs';

process.chdir(ROOT);
const words = process.argv.slice(2);
const only = words.filter((word) => !word.startsWith('--'));
await buildAll((text) => process.stderr.write(`${text}\n`), {
  all: words.includes('--all'),
  isWanted: (name) => only.length === 0 || only.includes(name),
});
