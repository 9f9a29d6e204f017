/**
 * `pnpm bench:diff`: the diff viewer beside others, on one file of 10,000 lines with 500 changes, in both views and in one run.
 * Each has the two texts in hand when its time begins. Another number of runs by RUNS; one of them alone by ONLY.
 */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { median, print } from '../../api/bench/lib/statistics.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { PAGES } from './lib/diff-pages.mjs';
import { longestTask } from './lib/longest-task.mjs';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = Number(process.env.RUNS ?? 3);
const ONLY = process.env.ONLY;
const LINES = 10_000;
const STEPS = 40;
const SETTINGS = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.svg': 'dataurl', '.ttf': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Workers are files of their own here, without the release that a remote has around it. */
const plainWorkers = {
  name: 'plain-workers',
  setup({ onLoad }) {
    onLoad({ filter: /diff-workers\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replaceAll(
        /new ReleaseWorker\(\s*new URL\('[^']*?([\w.]+)\.ts'[\s\S]*?\)\s*\.start\(\)/gu,
        "Promise.resolve(new Worker('/$1.js', { type: 'module' }))",
      );
      return { contents, loader: 'ts' };
    });
  },
};

/** The files of a page, by address, and what they weigh on the wire. */
async function bundlePage({ source, from, entry, workers = {} }) {
  const page = await build({
    ...SETTINGS,
    ...(entry === undefined
      ? { stdin: { contents: source, loader: 'tsx', resolveDir: join(ROOT, from) } }
      : { entryPoints: [join(ROOT, entry)] }),
    nodePaths: [join(ROOT, 'mf-github/node_modules')],
    plugins: [plainWorkers],
    outdir: '/out',
  });
  const files = new Map(
    page.outputFiles.map(({ path, text }) => [path.endsWith('.css') ? '/page.css' : '/page.js', text]),
  );
  for (const [name, file] of Object.entries(workers)) {
    const { outputFiles } = await build({ ...SETTINGS, entryPoints: [join(ROOT, file)] });
    files.set(`/${name}.js`, outputFiles[0].text);
  }
  const bytes = [...files.values()].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return { files, bytes };
}

const HTML = `<!doctype html><html data-theme="light"><link rel="stylesheet" href="/page.css"><body style="margin:0"><div id="root"></div>
<script type="module" src="/page.js"></script></body></html>`;

function serve(files) {
  const server = createServer(({ url }, response) => {
    const text = url === '/' ? HTML : (files.get(url) ?? '');
    const type = url.endsWith('.css') ? 'text/css' : url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function longTexts() {
  const before = Array.from(
    { length: LINES },
    (_, index) =>
      `export const value${index} = compute(${index}, "text ${index % 97}"); // line ${index + 1}`,
  );
  const after = before.map((line, index) => (index % 20 === 7 ? line.replace('compute', 'calculate') : line));
  return { oldText: `${before.join('\n')}\n`, newText: `${after.join('\n')}\n` };
}

/** From the texts in hand to the frame that shows lines, in milliseconds. */
function drawn(page, split) {
  return page.evaluate(
    (isSplit) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => {
          if (globalThis.isDrawn()) setTimeout(() => resolve(performance.now() - start));
          else globalThis.requestAnimationFrame(look);
        };
        globalThis.begin(isSplit);
        globalThis.requestAnimationFrame(look);
      }),
    split,
  );
}

async function scroll(page) {
  await page.mouse.move(500, 400);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(30);
  }
}

async function measure(browser, address, split) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.waitForFunction(() => globalThis.begin !== undefined);
  await page.evaluate((texts) => (globalThis.texts = texts), longTexts());
  // What a page starts beside the reading of its texts has started by then.
  await page.waitForTimeout(500);
  const paint = await drawn(page, split);
  await page.waitForTimeout(1500);
  await page.evaluate(() => globalThis.unfold?.());
  await page.waitForTimeout(500);
  const task = await longestTask(page, () => scroll(page));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return { paint, task, elements };
}

function middle(figures) {
  const of = (name) => median(figures.map((figure) => figure[name]));
  return { paint: of('paint'), task: of('task'), elements: of('elements') };
}

function row(name, view, { paint, task, elements }, bytes, first) {
  const ratio = (value, ours) => (ours === undefined ? '' : ` (${(value / ours).toFixed(1)} ×)`);
  return [
    name.padEnd(22),
    view.padEnd(8),
    `${paint.toFixed(0)} ms${ratio(paint, first?.paint)}`.padEnd(18),
    `${task.toFixed(0)} ms${ratio(task, first?.task)}`.padEnd(18),
    `${elements.toFixed(0)}${ratio(elements, first?.elements)}`.padEnd(18),
    `${(bytes / 1024).toFixed(0)} KB`,
  ].join('');
}

const browser = await launchBrowser();
print(
  [
    'viewer'.padEnd(22),
    'view'.padEnd(8),
    ...['first paint', 'longest task', 'elements'].map((name) => name.padEnd(18)),
    'wire',
  ].join(''),
);
const first = {};
for (const one of PAGES.filter(({ name }) => ONLY === undefined || name === ONLY)) {
  const { files, bytes } = await bundlePage(one);
  const server = await serve(files);
  const address = `http://127.0.0.1:${String(server.address().port)}/`;
  for (const view of ['unified', 'split']) {
    const figures = [];
    for (let run = 0; run < RUNS; run += 1) figures.push(await measure(browser, address, view === 'split'));
    const figure = middle(figures);
    print(row(one.name, view, figure, bytes, first[view]));
    first[view] ??= figure;
  }
  server.close();
}
await browser.close();
