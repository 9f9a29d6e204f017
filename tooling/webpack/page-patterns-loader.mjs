import { readPageManifest } from './page-manifest.mjs';

/**
 * Leaves nothing of a remote's `src/pages.ts` in its code but the patterns: titles, icons and search words are in the
 * version record, and would be paid for twice.
 */
export default function pagePatternsLoader() {
  const done = this.async();
  readPageManifest(this.resourcePath).then(({ patterns, files }) => {
    // Addresses come from elsewhere, too.
    files.forEach((file) => this.addDependency(file));
    done(null, `export const pages = ${JSON.stringify(patterns)};\n`);
  }, done);
}
