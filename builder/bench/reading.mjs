/**
 * `pnpm bench:reading`: reads the corpus with the built-in assistant and prints how much of what is meant it understands, for both
 * halves. `--tell` also writes what is not right of the open half to .cache/reading/open.txt, `--only home-01` takes some entries,
 * `--quick` leaves out the variants. Prompts and chat changes in few words (`corpus/short`, `corpus/everyday`) are counted by
 * themselves, prompts alone with `--part short`. Of the half that is set aside nothing but totals is ever printed: nobody tunes to it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    only: { type: 'string' },
    part: { type: 'string' },
    quick: { type: 'boolean', default: false },
    tell: { type: 'boolean', default: false },
  },
});
const corpus = join(import.meta.dirname, '../corpus');
const cache = join(import.meta.dirname, '../../.cache/reading');
mkdirSync(cache, { recursive: true });

const outfile = join(cache, 'reading.mjs');
const entryPoints = [join(import.meta.dirname, 'reading.ts')];
await build({ entryPoints, bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' });
const { HALVES, measure } = await import(outfile);

function print(folder, name, half, options) {
  const told = [];
  const isTold = values.tell && half === 'open';
  const lines = measure(folder, half, {
    only: values.only,
    ...options,
    ...(isTold && { tell: (line) => told.push(line) }),
  });
  process.stdout.write(`${name}\n${lines.join('\n')}\n\n`);
  if (isTold) writeFileSync(join(cache, `${name}.txt`), `${told.join('\n')}\n`);
}

for (const half of HALVES) {
  if (values.half !== undefined && values.half !== half) continue;
  if (values.part !== 'short') print(corpus, half, half, { isQuick: values.quick, part: values.part });
  if (values.part !== 'changes')
    print(join(corpus, 'short'), `short-${half}`, half, { isQuick: true, part: 'prompts' });
  if (values.part !== 'prompts' && values.part !== 'short')
    print(join(corpus, 'everyday'), `everyday-${half}`, half, { isQuick: true, part: 'changes' });
}
