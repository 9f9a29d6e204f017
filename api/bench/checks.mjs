/**
 * `pnpm bench:checks`: how long a run's checks take, and how many of the promises they get to: every sample application as a first
 * version and after one change, and applications made from prompts. In this process, with what the builder's processes use; the
 * figure is the processor's time, as the machine may be shared.
 *
 * Usage: pnpm bench:checks [--only id,id]
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { loadBuilder } from '../../tooling/scripts/lib/bundle-models.mjs';
import { ROOT } from '../../tooling/scripts/lib/workspace.mjs';
import { figures, median, print } from './lib/statistics.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const PROMPTS = 30;

const ENTRY = `
export { performChecks } from './src/workspace/checks/perform-checks.child';
export { createApplication } from '@tessera/builder';
`;

async function loadChecks() {
  const folder = join(ROOT, 'api/.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'bench-checks.mjs');
  await build({
    stdin: { contents: ENTRY, resolveDir: join(ROOT, 'api'), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    external: ['happy-dom'],
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}

/** The compiler as the builder's processes have it, in this thread. */
async function loadCompiler() {
  const require = createRequire(join(ROOT, 'api/package.json'));
  Object.assign(globalThis, { self: globalThis });
  const compiler = require('esbuild-wasm/lib/browser.js');
  const wasmModule = await globalThis.WebAssembly.compile(
    readFileSync(require.resolve('esbuild-wasm/esbuild.wasm')),
  );
  await compiler.initialize({ wasmModule, worker: false });
  return compiler;
}

const inFirst = (model, change) => ({
  ...model,
  entities: model.entities.map((entity, place) => (place === 0 ? change(entity) : entity)),
});

/** Changes as people ask for them; one for each sample, in turn. */
const CHANGES = [
  (model) =>
    inFirst(model, (entity) => ({
      ...entity,
      fields: [
        ...entity.fields,
        { id: 'f9999', key: 'f9999.1', name: 'What somebody added', type: 'text', required: false },
      ],
    })),
  (model) =>
    inFirst(model, (entity) => {
      const [choice] = entity.fields.filter(({ type }) => type === 'choice');
      const renamed = (options) =>
        options.map((one, place) => (place > 0 ? one : { ...one, label: 'Fresh' }));
      const fields = entity.fields.map((field) =>
        field === choice ? { ...field, options: renamed(field.options) } : field,
      );
      return { ...entity, fields };
    }),
  (model) =>
    inFirst(model, (entity) => {
      const gone = entity.views.findLast(({ id }) => id !== entity.defaultView);
      return { ...entity, views: entity.views.filter((view) => view !== gone) };
    }),
];

const { SAMPLE_APPLICATIONS, fromDraft, emit, bundle } = await loadBuilder();
const checks = await loadChecks();
const compiler = await loadCompiler();

async function measure(model, before) {
  const { script } = await bundle(emit(model), 'outside', { isMinified: true });
  const work = process.cpuUsage();
  const start = performance.now();
  const results = await checks.performChecks(compiler, { model, js: script, before, asked: [] });
  const { user, system } = process.cpuUsage(work);
  return { ms: (user + system) / 1000, wallMs: performance.now() - start, results };
}

function report(title, rows) {
  const count = (results, state) => results.filter((result) => result.state === state).length;
  print(`${title} (${String(rows.length)})`);
  print(`  work  ${figures(rows.map(({ ms }) => ms))}`);
  print(`  clock ${figures(rows.map(({ wallMs }) => wallMs))}`);
  const tried = rows.map(({ results }) => 1 - count(results, 'waiting') / results.length);
  print(`  tried in time: median ${(median(tried) * 100).toFixed(0)} % of what is promised`);
  for (const { name, results } of rows) {
    for (const one of results)
      if (one.state === 'failed') print(`  ${name} failed ${one.id}: ${one.message}`);
  }
}

const only = options.only?.split(',');
const samples = SAMPLE_APPLICATIONS.filter(({ id }) => only === undefined || only.includes(id));
// The first of all pays for what is compiled at first use.
await measure(fromDraft(samples[0].draft), undefined);

const first = [];
const changed = [];
for (const [place, { id, draft }] of samples.entries()) {
  const model = fromDraft(draft);
  first.push({ name: id, ...(await measure(model, undefined)) });
  changed.push({ name: id, ...(await measure(CHANGES[place % CHANGES.length](model), model)) });
}
report('Samples as first versions', first);
report('Samples after one change', changed);

if (only === undefined) {
  const fixture = join(ROOT, 'builder/src/words/fixtures/starter-prompts.json');
  const prompts = JSON.parse(readFileSync(fixture, 'utf8'));
  const step = Math.floor(prompts.length / PROMPTS);
  const made = [];
  for (const { prompt } of prompts.filter((_, place) => place % step === 0).slice(0, PROMPTS)) {
    const { model } = checks.createApplication(prompt, { name: 'Application' });
    made.push({ name: prompt.slice(0, 40), ...(await measure(model, undefined)) });
  }
  report('Applications from prompts', made);
}
process.exit(0);
