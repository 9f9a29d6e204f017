/**
 * `pnpm bench:models`: every sample application, from its model to a page in a browser: how long each step takes, what it weighs,
 * and whether everything that it promises works there.
 *
 * Usage: node e2e/bench/models.mjs [--only id,id] [--pictures folder] [--no-checks]
 * With a folder it takes pictures of every page at 1280 and 390 px in both themes, and writes `index.html`, which shows them.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { figures, print, quantile } from '../../api/bench/lib/statistics.mjs';
import { bundleApplication, bundleChecks, loadBuilder } from '../../tooling/scripts/lib/bundle-models.mjs';
import { contactSheet } from '../../tooling/scripts/lib/contact-sheet.mjs';
import { launchBrowser } from './lib/browser.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    pictures: { type: 'string' },
    checks: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const WIDTHS = [1280, 390];
const THEMES = ['light', 'dark'];
const HEIGHT = { 1280: 800, 390: 844 };
const ORIGIN = 'http://application.localhost';

const { SAMPLE_APPLICATIONS, fromDraft, emit } = await loadBuilder();
const checks = await bundleChecks();
const only = options.only?.split(',');
const samples = SAMPLE_APPLICATIONS.filter(({ id }) => only === undefined || only.includes(id));
const pictures = options.pictures === undefined ? undefined : resolve(options.pictures);
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });

function timed(work) {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}

const pageOf = ({ script, style }) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Application</title><style>${style}</style><div id="root"></div><script type="module">${script.replaceAll('</script', '<\\/script')}</script></html>`;

/** A fresh page of the application, with what a browser says on its console about errors. */
async function open(browser, html, { width = 1280, theme = 'light' } = {}) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT[width] },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404, body: '' }),
  );
  const start = performance.now();
  await page.goto(`${ORIGIN}/`);
  await page.locator('main h1').first().waitFor();
  return { context, page, errors, ms: performance.now() - start };
}

async function takePictures(browser, html, { id, pages }) {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const { context, page } = await open(browser, html, { width, theme });
      for (const [place, hash] of pages.entries()) {
        await page.evaluate((next) => (location.hash = next), hash);
        await page.waitForTimeout(120);
        const name = `${id}.${String(place + 1)}.${String(width)}.${theme}.jpg`;
        await page.screenshot({ path: join(pictures, name), type: 'jpeg', quality: 80 });
      }
      await context.close();
    }
  }
}

/** Tries all that the model promises, in the page. */
async function perform(page, model) {
  await page.addScriptTag({ content: checks });
  return page.evaluate(async (given) => {
    const key = 'tessera-app';
    const stored = () => {
      window.dispatchEvent(new Event('pagehide'));
      return localStorage.getItem(key);
    };
    const robotPage = {
      window,
      stored,
      async restore(text) {
        stored();
        await new Promise((done) => setTimeout(done, 0));
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
      },
      // A reload would take this script away; the other runs of the checks do it.
      reload: () => Promise.resolve(),
    };
    const { createRobot, performAll } = globalThis.tesseraChecks;
    return performAll(given, createRobot(robotPage, { deadlineMs: 2000 }));
  }, model);
}

const browser = await launchBrowser();
const rows = [];
for (const { id, draft } of samples) {
  const model = fromDraft(draft);
  const emitted = timed(() => emit(model));
  const compileStart = performance.now();
  const inside = await bundleApplication(emitted.result, { react: 'inside' });
  const compileMs = performance.now() - compileStart;
  const outside = await bundleApplication(emitted.result, { react: 'outside' });
  const bytes = ['script', 'style'].reduce((sum, part) => sum + brotliCompressSync(outside[part]).length, 0);
  const html = pageOf(inside);
  const { context, page, errors, ms } = await open(browser, html);
  const results = options.checks ? await perform(page, model) : [];
  const pages = await page
    .locator('nav a[href^="#/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  await context.close();
  if (pictures !== undefined)
    await takePictures(browser, html, { id, pages: pages.length > 0 ? pages : ['#/'] });
  const failed = results.filter(({ state }) => state === 'failed');
  const checkMs = results.reduce((sum, result) => sum + result.ms, 0);
  rows.push({ emitMs: emitted.ms, compileMs, openMs: ms, bytes, checkMs, failed, errors });
  const passed = results.filter(({ state }) => state === 'passed').length;
  print(
    `${id}: emit ${emitted.ms.toFixed(0)}, compile ${compileMs.toFixed(0)}, open ${ms.toFixed(0)} ms, ${(bytes / 1000).toFixed(1)} KB, ${String(passed)} of ${String(results.length)} checks in ${checkMs.toFixed(0)} ms`,
  );
  for (const one of failed) print(`  failed ${one.id}: ${one.message ?? ''}`);
  for (const one of new Set(errors)) print(`  console: ${one}`);
}
await browser.close();

print(`model to page: ${figures(rows.map(({ emitMs, compileMs, openMs }) => emitMs + compileMs + openMs))}`);
print(`checks: ${figures(rows.map(({ checkMs }) => checkMs))}`);
const weights = rows.map(({ bytes }) => bytes / 1000);
print(
  `first load without React, brotli: p50 ${quantile(weights, 0.5).toFixed(1)} largest ${Math.max(...weights).toFixed(1)} KB`,
);
if (pictures !== undefined) {
  writeFileSync(join(pictures, 'index.html'), contactSheet(readdirSync(pictures)));
  print(`Pictures: ${join(pictures, 'index.html')}`);
}
if (rows.some(({ failed, errors }) => failed.length > 0 || errors.length > 0)) process.exitCode = 1;
