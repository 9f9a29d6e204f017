/** The first half of `npm start`: builds what is stale and releases it into the local registry. */
import { buildAll } from './lib/build-all.mjs';
import { releaseLocally } from './lib/release-local.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

try {
  await buildAll(say);
  await releaseLocally(say);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
