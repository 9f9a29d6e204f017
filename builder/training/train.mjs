/**
 * `node builder/training/train.mjs`: learns from the marked texts beside it what words of a prompt and of a chat message are, and
 * writes it to src/tagger/weights. Takes some minutes, and gives the same each time.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const outfile = join(tmpdir(), `tessera-train-${String(process.pid)}.mjs`);
await build({
  entryPoints: [join(here, 'train.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile,
  logLevel: 'error',
});
const { TRAINERS } = await import(outfile);
const asked = process.argv.slice(2);

/** A long text in lines that an editor can show: Base64 may have line breaks in it, the letters of small models may not. */
const inLines = (text) => text.match(/.{1,160}/g).join('\n');
const quoted = (text) => (text.match(/.{1,110}/g) ?? ['']).map((line) => `    '${line}'`).join(' +\n');

/** A value of a model as TypeScript. */
function written(value) {
  if (typeof value !== 'string') return JSON.stringify(value);
  return `\n${quoted(value)}`;
}

const asPacked = (name, { labels, scale, weights }) =>
  `export const ${name}: PackedModel = {\n  labels: ${JSON.stringify(labels)},\n  scale: ${String(scale)},\n  weights: \`\n${inLines(weights)}\n\`,\n};\n`;
const asSmall = (name, model) =>
  `export const ${name}: SmallModel = {\n${Object.entries(model)
    .map(([key, value]) => `  ${key}: ${written(value)},\n`)
    .join('')}};\n`;

for (const [file, train] of Object.entries(TRAINERS)) {
  if (asked.length > 0 && !asked.includes(file)) continue;
  const models = train(here);
  const areSmall = Object.values(models).some((model) => 'masks' in model);
  const parts = Object.entries(models).map(([name, model]) => (areSmall ? asSmall : asPacked)(name, model));
  const type = areSmall
    ? "import type { SmallModel } from '../small-model'"
    : "import type { PackedModel } from '../packed-model'";
  const head = `/** Made by builder/training/train.mjs: change the marked texts there and run it again. */\n${type};\n\n`;
  writeFileSync(join(here, '../src/tagger/weights', `${file}.ts`), head + parts.join('\n'));
  process.stdout.write(
    `${file}: ${Object.values(models)
      .map(({ weights }) => weights.length)
      .join(', ')}\n`,
  );
}
