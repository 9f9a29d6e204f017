/**
 * Writes builder/src/emit/kit-sources.ts: the text of every file of the kit, so that the emitter, which does no input
 * or output, has them. Run it after every change in builder/src/kit: `node builder/scripts/embed-kit.mjs`.
 * kit-sources.test.ts fails while the written file is stale.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

const kit = join(import.meta.dirname, '../src/kit');
const output = join(import.meta.dirname, '../src/emit/kit-sources.ts');

const names = readdirSync(kit, { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:tsx?|css)$/u.test(name) && !/\.test\.|-testing\./u.test(name))
  .sort();
const entries = names.map(
  (name) => `${JSON.stringify(name)}: ${JSON.stringify(readFileSync(join(kit, name), 'utf8'))},`,
);
const source = `// Written by builder/scripts/embed-kit.mjs; change the files in builder/src/kit instead.

/** The kit's files by their path in it. */
export const kitSources: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
const { code } = await format(output, source, { singleQuote: true, printWidth: 110 });
writeFileSync(output, code);
