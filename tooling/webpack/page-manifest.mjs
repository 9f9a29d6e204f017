import { existsSync } from 'node:fs';
import { DeclarationError } from './declaration-error.mjs';
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
 * @throws {DeclarationError} one sentence for each thing that is wrong with it
 */
export async function readPageManifest(file) {
  if (!existsSync(file))
    throw DeclarationError.of(file, ['It is missing: a remote declares its pages there.']);
  const { exports, files } = await runModule(file, ENTRY);
  const { pages, redirects, checkPageManifest } = exports;
  if (!pages) throw DeclarationError.of(file, ['It does not export its pages.']);
  const names = Object.keys(pages);
  const read = await Promise.all(names.map((name) => withIconPaths(name, pages[name])));
  const manifest = { pages: read.map(({ page }) => page), redirects: [...redirects] };
  const faults = [...read.flatMap(({ faults: own }) => own), ...checkPageManifest(manifest, names)];
  if (faults.length > 0) throw DeclarationError.of(file, faults);
  const patterns = Object.entries(pages).map(([name, { pattern }]) => [name, { pattern }]);
  return { patterns: Object.fromEntries(patterns), manifest, files };
}

/** A page with path data in place of its icons' names, and what is wrong with those. */
async function withIconPaths(name, page) {
  const faults = [];
  const read = async (icon) => {
    try {
      return await iconPath(icon);
    } catch (error) {
      faults.push(`${name}: ${error.message}`);
      return undefined;
    }
  };
  const { icon, command } = page ?? {};
  const changed = {
    ...page,
    ...(icon && { icon: await read(icon) }),
    ...(command?.icon && { command: { ...command, icon: await read(command.icon) } }),
  };
  return { page: changed, faults };
}
