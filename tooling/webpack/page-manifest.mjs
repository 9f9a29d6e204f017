import { existsSync } from 'node:fs';
import { iconPath } from './icon-path.mjs';
import { runModule } from './run-module.mjs';

/** Runs a remote's declaration together with the schema that it has to fit, which is TypeScript too. */
const ENTRY = `
  import * as declared from 'tessera:module';
  export const { pages, redirects = [] } = declared;
  export { checkPageManifest } from '@tessera/shared/contracts';
`;

/**
 * Reads what a remote's `src/pages.ts` declares (COMP-01). Names of icons have become path data.
 *
 * @param {string} file that file
 * @returns {Promise<{ patterns: Record<string, { pattern: string }>, manifest: import('@tessera/shared/contracts').PageManifest, files: readonly string[] }>}
 *   the patterns by the remote's own names, what goes into the version record, and the files that say so
 * @throws one sentence for each thing that is wrong with it
 */
export async function readPageManifest(file) {
  if (!existsSync(file)) throw new Error(`${file} is missing: a remote declares its pages there.`);
  const { exports, files } = await runModule(file, ENTRY);
  const { pages, redirects, checkPageManifest } = exports;
  if (!pages) throw new Error(`${file} does not export its pages.`);
  const manifest = {
    pages: await Promise.all(Object.values(pages).map(withIconPaths)),
    redirects: [...redirects],
  };
  const faults = checkPageManifest(manifest);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`);
  const patterns = Object.entries(pages).map(([name, { pattern }]) => [name, { pattern }]);
  return { patterns: Object.fromEntries(patterns), manifest, files };
}

async function withIconPaths(page) {
  const { icon, command } = page;
  return {
    ...page,
    ...(icon && { icon: await iconPath(icon) }),
    ...(command?.icon && { command: { ...command, icon: await iconPath(command.icon) } }),
  };
}
