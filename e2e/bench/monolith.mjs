/**
 * `pnpm bench:monolith`: the composed page beside the same code as one webpack build. Runs are interleaved on one
 * machine, with a processor slowed down four times; every figure is the ratio of the medians. Another number of runs by
 * RUNS; a network or a page alone by ONLY (`fast 3G`, `/apphome`).
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, print } from '../../api/bench/lib/statistics.mjs';
import { ROOT, signUp, startProgram } from '../../api/bench/lib/bench-server.mjs';
import { runWebpack } from '../../tooling/webpack/run-webpack.mjs';
import { monolithConfig } from '../../tooling/webpack/shell/monolith.mjs';
import { launchBrowser, sessionEntry } from './lib/browser.mjs';

const REMOTES = ['mf-marketing', 'mf-auth', 'mf-dashboard', 'mf-github', 'mf-deploy', 'mf-billing'];
const RUNS = Number(process.env.RUNS ?? 7);
const ONLY = process.env.ONLY;
const CPU_SLOWDOWN = 4;
const VARIABLES = { NODE_ENV: 'production', RATE_LIMIT: '100000000', QUOTA_SIGN_UPS: '0' };

/** As in the browser's developer tools; latency in milliseconds, throughput in bytes a second. */
const NETWORKS = {
  'fast 3G': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  '4G': { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  'no limit': { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};
const PAGES = { '/': false, '/apphome': true };
const WANTED = { ready: 1.1, bytes: 1.2, change: 100 };

const scratch = mkdtempSync(join(tmpdir(), 'tessera-monolith-'));
const closers = [];

try {
  const federated = await start(join(ROOT, 'tooling/scripts/start.mjs'));
  const whole = await start(join(ROOT, 'api/dist/main.mjs'), {
    cwd: await buildMonolith(),
    dataDir: copyRegistry(federated.dataDir),
  });
  const browser = await launchBrowser();
  closers.push(() => browser.close());
  const sides = {
    federated: await openSide(federated),
    whole: { ...(await openSide(whole)), ignored: '/assets/boot.' },
  };
  for (const [network, conditions] of Object.entries(NETWORKS))
    for (const [path, needsSession] of Object.entries(PAGES)) {
      if (ONLY !== undefined && ONLY !== network && ONLY !== path) continue;
      report(
        `${path}, ${network}`,
        await interleave(sides, (side) => firstView(browser, side, path, needsSession, conditions)),
      );
    }
  if (ONLY === undefined || ONLY === 'change')
    reportChange(await interleave(sides, (side) => routeChange(browser, side)));
} finally {
  for (const close of closers.reverse()) await close();
  rmSync(scratch, { recursive: true, force: true });
}

/** The installation with another `shell/dist`; all else is this one's. */
async function buildMonolith() {
  const root = join(scratch, 'root');
  mkdirSync(join(root, 'shell'), { recursive: true });
  for (const name of readdirSync(ROOT))
    if (!['shell', '.data', '.env', '.git'].includes(name)) symlinkSync(join(ROOT, name), join(root, name));
  const errors = await runWebpack(await monolithConfig(REMOTES, join(root, 'shell/dist')));
  if (errors) throw new Error(errors);
  const page = join(root, 'shell/dist/index.html');
  // The page brings nothing of a remote: there is none to be fetched apart.
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(/<!-- (?:ahead|record) -->/g, ''));
  return root;
}

/** Both shells learn from the same pins which pages there are. */
function copyRegistry(federatedDir) {
  const dataDir = join(scratch, 'whole');
  cpSync(join(federatedDir, 'registry'), join(dataDir, 'registry'), { recursive: true });
  return dataDir;
}

async function start(program, options) {
  const server = await startProgram(program, VARIABLES, options);
  closers.push(() => server.stop());
  return server;
}

/** Somebody who is signed in on one of the two. */
async function openSide({ port }) {
  return { url: `http://localhost:${port}`, session: sessionEntry(await signUp(port)) };
}

/** One side, then the other, in turns that change. */
async function interleave(sides, measure) {
  const results = { federated: [], whole: [] };
  for (let run = 0; run < RUNS; run += 1)
    for (const name of run % 2 === 0 ? ['federated', 'whole'] : ['whole', 'federated'])
      results[name].push(await measure(sides[name]));
  return results;
}

/** A page of a browser that knows nothing yet. */
async function openPage(browser, { session }, needsSession) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (needsSession)
    await page.addInitScript((value) => sessionStorage.setItem('tessera.session', value), session);
  await page.addInitScript(() => {
    globalThis.waitForPage = (selector) =>
      new Promise((resolve) => {
        const painted = () =>
          globalThis.requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        const isThere = () => document.querySelector(selector)?.checkVisibility();
        if (isThere()) {
          painted();
          return;
        }
        const seen = new globalThis.MutationObserver(() => {
          if (!isThere()) return;
          seen.disconnect();
          painted();
        });
        seen.observe(document, { childList: true, subtree: true, attributes: true });
      });
    globalThis.firstView = globalThis.waitForPage('[data-remote] h1');
  });
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, client };
}

async function firstView(browser, side, path, needsSession, conditions) {
  const { context, page, client } = await openPage(browser, side, needsSession);
  await client.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  await page.goto(side.url + path, { waitUntil: 'commit' });
  const view = await page.evaluate(async (ignored) => {
    const ready = await globalThis.firstView;
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime <= ready && new URL(name).pathname.endsWith('.js'))
      .filter(({ name }) => !ignored || !name.includes(ignored));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0);
    return { ready, bytes, requests: scripts.length };
    // The boot script of the one build names the hash of every chunk of all remotes, which a plain build would not carry.
  }, side.ignored);
  await context.close();
  return view;
}

/** From one remote to another and back, when both have been shown already. */
async function routeChange(browser, side) {
  const { context, page } = await openPage(browser, side, false);
  await page.goto(`${side.url}/pricing`);
  await page.evaluate(() => globalThis.firstView);
  const times = await page.evaluate(async () => {
    const go = async (path, remote) => {
      const from = performance.now();
      globalThis.history.pushState({}, '', path);
      globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate', { state: {} }));
      const shown = await globalThis.waitForPage(`[data-remote="${remote}"] h1`);
      return shown - from;
    };
    const rest = () => new Promise((resolve) => setTimeout(resolve, 1500));
    const all = [];
    for (let round = 0; round < 5; round += 1) {
      await rest();
      const there = await go('/auth', 'mf-auth');
      await rest();
      const back = await go('/pricing', 'mf-marketing');
      if (round > 0) all.push(there, back);
    }
    return all;
  });
  await context.close();
  return { change: median(times) };
}

function report(title, { federated, whole }) {
  const figure = (name) => {
    const [own, other] = [federated, whole].map((runs) => median(runs.map((run) => run[name])));
    return { own, other, ratio: own / other };
  };
  const ready = figure('ready');
  const bytes = figure('bytes');
  const held = ready.ratio <= WANTED.ready && bytes.ratio <= WANTED.bytes;
  print(
    `${held ? 'held  ' : 'MISSED'}  ${title.padEnd(20)} ready ${ready.ratio.toFixed(2)} (${ready.own.toFixed(0)} / ${ready.other.toFixed(0)} ms)` +
      `, JavaScript ${bytes.ratio.toFixed(2)} (${bytes.own.toFixed(1)} / ${bytes.other.toFixed(1)} KB)` +
      `, requests ${figure('requests').own} / ${figure('requests').other}`,
  );
}

function reportChange({ federated, whole }) {
  const [own, other] = [federated, whole].map((runs) => median(runs.map(({ change }) => change)));
  print(
    `${own <= WANTED.change ? 'held  ' : 'MISSED'}  warm route change    ${(own / other).toFixed(2)} (${own.toFixed(0)} / ${other.toFixed(0)} ms)`,
  );
}
