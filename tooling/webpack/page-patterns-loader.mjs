import { DeclarationError } from './declaration-error.mjs';
import { readPageManifest } from './page-manifest.mjs';

/**
 * Leaves nothing of a remote's `src/pages.ts` in its code but the patterns: titles, icons and search words are in the
 * version record, and would be paid for twice. What is wrong with the file is told once, by the plugin that writes the
 * record: it reads the file in every build, whether the remote's code imports it or not.
 */
export default function pagePatternsLoader() {
  const done = this.async();
  readPageManifest(this.resourcePath).then(
    ({ patterns, files }) => {
      // Addresses come from elsewhere, too.
      files.forEach((file) => this.addDependency(file));
      done(null, `export const pages = ${JSON.stringify(patterns)};\n`);
    },
    (error) => {
      if (!(error instanceof DeclarationError)) {
        done(error);
        return;
      }
      this.cacheable(false);
      done(null, 'export const pages = {};\n');
    },
  );
}
