import { buildAll } from './build-all.mjs';
import { findChromium } from './chromium.mjs';
import { BIN, runStep } from './run-step.mjs';

/**
 * Builds what is stale and runs Playwright; it starts its own server on a fresh data folder.
 *
 * @param {readonly string[]} words passed on to Playwright
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runBrowserTests(words) {
  await buildAll((text) => process.stdout.write(`\n── ${text}\n`));
  const chromium = await findChromium();
  const { code, output } = await runStep(
    'browser tests',
    [BIN.playwright, 'test', '--config', 'e2e/playwright.config.ts', ...words],
    { CHROMIUM_PATH: chromium, FORCE_COLOR: '0' },
  );
  const number = (word) => Number(new RegExp(`^\\s+(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  const failed = number('failed') + number('did not run') + number('flaky');
  return { passed: number('passed'), failed: code !== 0 && failed === 0 ? 1 : failed };
}
