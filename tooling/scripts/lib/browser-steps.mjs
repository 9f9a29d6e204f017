import { buildAll } from './build-all.mjs';
import { findChromium } from './chromium.mjs';
import { installPostgres } from './postgres.mjs';
import { BIN, runProgram } from './run-program.mjs';
import { checkStep, runTests } from './steps.mjs';

const playwright = (words) => [BIN.playwright, 'test', '--config', 'e2e/playwright.config.ts', ...words];

/** Builds what is stale. A build that fails is a failure; one that succeeds is no test that passed. */
export function buildStep() {
  return {
    title: 'build',
    async run({ say }) {
      await buildAll(say);
      return { passed: 0, failed: 0, files: [] };
    },
  };
}

/** Of what was built before. */
export function bytesStep() {
  return checkStep('bytes', ['tooling/scripts/bytes.mjs']);
}

/**
 * Playwright starts its own server on a fresh data folder.
 *
 * @param {readonly string[]} words passed on to Playwright
 */
export function browserTestsStep(words) {
  return {
    title: 'browser tests',
    async run(watch) {
      await installPostgres(watch.say);
      const environment = { CHROMIUM_PATH: await findChromium(watch.say), FORCE_COLOR: '0' };
      const reporter = '--reporter=tooling/scripts/lib/playwright-progress.mjs';
      return runTests(playwright([...words, reporter]), environment, watch);
    },
  };
}

/** Builds what is stale and runs the browser tests with their output as it comes; returns the exit code. */
export async function showBrowserTests(words) {
  const say = (text) => process.stdout.write(`${text}\n`);
  await buildAll(say);
  const environment = { CHROMIUM_PATH: await findChromium(say) };
  const { code } = await runProgram(playwright(words), { environment, isShown: true });
  return code === 0 ? 0 : 1;
}
