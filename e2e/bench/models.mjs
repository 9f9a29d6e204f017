/**
 * `pnpm bench:models`: every sample application, from its model to a page in a browser: how long each step takes, what it weighs,
 * and whether everything that it promises works there.
 *
 * Usage: node e2e/bench/models.mjs [--only id,id] [--pictures folder] [--no-checks] [--no-types] [--phone]
 * With --phone everything is tried on a page of 390 px that is touched.
 * With a folder it takes pictures of pages, views, a record and a form at 1280 and 390 px in both themes, and writes
 * `index.html`, which shows them.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { figures, print, quantile } from '../../api/bench/lib/statistics.mjs';
import { bundleChecks, loadBuilder } from '../../tooling/scripts/lib/bundle-models.mjs';
import { contactSheet } from '../../tooling/scripts/lib/contact-sheet.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { placesOf } from './lib/picture-places.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    pictures: { type: 'string' },
    checks: { type: 'boolean', default: true },
    types: { type: 'boolean', default: true },
    phone: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

const WIDTHS = [1280, 390];
const THEMES = ['light', 'dark'];
const HEIGHT = { 1280: 800, 390: 844 };
const PHONE = { width: 390, hasTouch: true };
const ORIGIN = 'http://application.localhost';

const { SAMPLE_APPLICATIONS, fromDraft, emit, emitSingleFile, bundle, typeErrorsOf, addressesOf } =
  await loadBuilder();
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

/** A fresh page of the application, with what a browser says on its console about errors. */
async function open(browser, html, { width = 1280, theme = 'light', hasTouch = false } = {}) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT[width] },
    hasTouch,
    colorScheme: theme,
    reducedMotion: 'reduce',
    // The file lets only its own script run; the checks come from outside.
    bypassCSP: true,
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

async function takePictures(browser, html, { id, places }) {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const { context, page } = await open(browser, html, { width, theme });
      for (const { name, hash } of places) {
        await page.evaluate((next) => (location.hash = next), hash);
        await page.waitForTimeout(120);
        const file = `${id}.${name}.${String(width)}.${theme}.jpg`;
        await page.screenshot({ path: join(pictures, file), type: 'jpeg', quality: 80 });
      }
      await context.close();
    }
  }
}

/**
 * Tries all that the model promises. The one who tries sits in a page beside the application's own, so that it can be closed and
 * opened again.
 */
async function perform({ context, html }, model) {
  const desk = await context.newPage();
  await desk.route(`${ORIGIN}/desk`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await context.route(`${ORIGIN}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await desk.goto(`${ORIGIN}/desk`);
  await desk.addScriptTag({ content: checks });
  return desk.evaluate(async (given) => {
    const key = 'tessera-app';
    const settle = (ms = 0) => new Promise((done) => setTimeout(done, ms));
    const opened = async (window) => {
      while (!window.document.querySelector('main h1')) await settle(5);
      return window;
    };
    let application = await opened(window.open('/'));
    const stored = () => {
      application.dispatchEvent(new application.Event('pagehide'));
      return localStorage.getItem(key);
    };
    const robotPage = {
      get window() {
        return application;
      },
      stored,
      async restore(text) {
        stored();
        await settle();
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        application.dispatchEvent(new application.StorageEvent('storage', { key, newValue: text }));
      },
      async reload() {
        const { hash } = application.location;
        stored();
        application.close();
        application = await opened(window.open(`/${hash}`));
      },
    };
    const { createRobot, performAll } = globalThis.tesseraChecks;
    return performAll(given, createRobot(robotPage, { deadlineMs: 2000 }));
  }, model);
}

const browser = await launchBrowser();
const rows = [];
const projects = [];
for (const { id, draft } of samples) {
  const model = fromDraft(draft);
  const emitted = timed(() => emit(model));
  projects.push({ id, files: emitted.result });
  const compileStart = performance.now();
  const inside = await bundle(emitted.result, 'inside', { isMinified: true });
  const compileMs = performance.now() - compileStart;
  const outside = await bundle(emitted.result, 'outside', { isMinified: true });
  const bytes = ['script', 'style'].reduce((sum, part) => sum + brotliCompressSync(outside[part]).length, 0);
  const html = emitSingleFile(model, inside);
  const { context, page, errors, ms } = await open(browser, html, options.phone ? PHONE : {});
  const results = options.checks ? await perform({ context, html }, model) : [];
  const links = await page
    .locator('nav a[href^="#/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]);
  await context.close();
  if (pictures !== undefined)
    await takePictures(browser, html, { id, places: placesOf(model, addressesOf(model), links) });
  const inState = (wanted) => results.filter(({ state }) => state === wanted);
  const [passed, failed, untried] = ['passed', 'failed', 'untried'].map(inState);
  const checkMs = results.reduce((sum, result) => sum + result.ms, 0);
  rows.push({ emitMs: emitted.ms, compileMs, openMs: ms, bytes, checkMs, failed, errors });
  print(
    `${id}: emit ${emitted.ms.toFixed(0)}, compile ${compileMs.toFixed(0)}, open ${ms.toFixed(0)} ms, ${(bytes / 1000).toFixed(1)} KB` +
      `, ${passed.length} passed, ${failed.length} failed, ${untried.length} untried in ${checkMs.toFixed(0)} ms`,
  );
  for (const one of [...failed, ...untried]) print(`  ${one.state} ${one.id}: ${one.message ?? ''}`);
  for (const one of new Set(errors)) print(`  console: ${one}`);
}
await browser.close();

const typeErrors = options.types ? checkTypes() : [];
print(`model to page: ${figures(rows.map(({ emitMs, compileMs, openMs }) => emitMs + compileMs + openMs))}`);
print(`checks: ${figures(rows.map(({ checkMs }) => checkMs))}`);
const weights = rows.map(({ bytes }) => bytes / 1000);
print(
  `first load without React and letters, brotli: p50 ${quantile(weights, 0.5).toFixed(1)} largest ${Math.max(...weights).toFixed(1)} KB`,
);
if (pictures !== undefined) {
  writeFileSync(join(pictures, 'index.html'), contactSheet(readdirSync(pictures)));
  print(`Pictures: ${join(pictures, 'index.html')}`);
}
const isBroken = rows.some(({ failed, errors }) => failed.length > 0 || errors.length > 0);
if (isBroken || typeErrors.length > 0) process.exitCode = 1;

/** All in one program, by the options that they carry themselves. */
function checkTypes() {
  const { result, ms } = timed(() => typeErrorsOf(projects.map(({ files }) => files)));
  print(`types: ${String(projects.length)} projects, ${String(result.length)} errors in ${ms.toFixed(0)} ms`);
  for (const error of result) print(`  ${error}`);
  return result;
}
