/**
 * `pnpm bench:exports`: sample applications as somebody takes them home. Each is written to a folder of its own, installed by npm,
 * built by its own `npm run build`, and opened from what that made. Needs the npm registry.
 *
 * Usage: node e2e/bench/exports.mjs [--only id,id]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { figures, print } from '../../api/bench/lib/statistics.mjs';
import { loadBuilder } from '../../tooling/scripts/lib/bundle-models.mjs';
import { launchBrowser } from './lib/browser.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const ORIGIN = 'http://export.localhost';

const { SAMPLE_APPLICATIONS, fromDraft, emit } = await loadBuilder();
const only = options.only?.split(',');
const samples = SAMPLE_APPLICATIONS.filter(({ id }) => only === undefined || only.includes(id));

function write(folder, files) {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Runs npm in a folder; throws with what it printed. Gives the milliseconds that it took. */
function npm(folder, ...words) {
  const start = performance.now();
  try {
    execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`npm ${words.join(' ')}\n${error.stdout}${error.stderr}`, { cause: error });
  }
  return performance.now() - start;
}

/** Opens a built folder at the address of a page below the root, as many hosts serve it. Gives what went wrong. */
async function open(browser, folder) {
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname.replace('/some/folder/', '').replace(/^$/u, 'index.html'));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${ORIGIN}/some/folder/`);
  await page.locator('main h1').first().waitFor();
  // Letters may still be on their way, and the folder goes.
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
  await page.close();
  return problems;
}

const browser = await launchBrowser();
const parent = mkdtempSync(join(tmpdir(), 'tessera-exports-'));
const times = { install: [], build: [] };
let failed = 0;
try {
  for (const { id, draft } of samples) {
    const folder = join(parent, id);
    write(folder, emit(fromDraft(draft)));
    try {
      times.install.push(npm(folder, 'install', '--no-audit', '--no-fund'));
      times.build.push(npm(folder, 'run', 'build'));
      const problems = await open(browser, join(folder, 'dist'));
      if (problems.length > 0) throw new Error(problems.join('\n'));
      print(`${id}: installed, built, opened`);
    } catch (error) {
      failed += 1;
      print(`${id}: ${error.message}`);
    }
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  await browser.close();
  rmSync(parent, { recursive: true, force: true });
}
print(`${String(samples.length - failed)} of ${String(samples.length)} can be taken home`);
print(`install ${figures(times.install)}`);
print(`build   ${figures(times.build)}`);
process.exitCode = failed === 0 ? 0 : 1;
