/** Publishes the image's remotes, and pins them unless somebody chose others (`mfr log` says who). */
import { releaseLocally } from '../scripts/lib/release-local.mjs';

try {
  await releaseLocally((text) => process.stdout.write(`${text}\n`), {
    actor: 'image',
    reason: 'built into the image',
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
