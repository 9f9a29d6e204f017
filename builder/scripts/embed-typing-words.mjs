/**
 * `node builder/scripts/embed-typing-words.mjs`: writes src/tagger/weights/typing-words.ts, the words that a browser knows while
 * somebody types, as numbers. Run it after word-clusters.ts or an archetype was changed; a test fails until it is done.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const outfile = join(tmpdir(), `tessera-typing-words-${String(process.pid)}.mjs`);
await build({
  entryPoints: [join(here, '../training/typing-words.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile,
  logLevel: 'error',
});
const { typingWords } = await import(outfile);

/** A long text in lines that an editor can show. */
const inLines = (text) =>
  text
    .match(/.{1,110}/g)
    .map((line) => `    '${line}'`)
    .join(' +\n');

const sets = Object.entries(typingWords()).map(
  ([name, { bits, numbers }]) =>
    `export const ${name}: WordNumbers = {\n  bits: ${String(bits)},\n  numbers:\n${inLines(numbers)},\n};\n`,
);
const head = `/** Made by builder/scripts/embed-typing-words.mjs: run it again. */\nimport type { WordNumbers } from '../small-words';\n\n`;
writeFileSync(join(here, '../src/tagger/weights/typing-words.ts'), head + sets.join('\n'));
