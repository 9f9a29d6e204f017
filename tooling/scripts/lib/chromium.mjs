import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './workspace.mjs';

const run = promisify(execFile);

const KNOWN = [
  // Draws no window around the page: half of what a whole browser takes of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function playwrightsOwn() {
  const require = createRequire(join(ROOT, 'e2e/package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const find = () =>
  [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path)) ?? playwrightsOwn();

/**
 * Finds a Chromium, or installs one: by apt-get where that is how machines get theirs, else by Playwright.
 *
 * @param {(text: string) => void} say told when it installs one
 * @returns {Promise<string>} the path of the program
 */
export async function findChromium(say) {
  const found = find();
  if (found) return found;
  say('Installing a Chromium for the browser tests');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 1 << 26,
    });
  } else {
    await run(process.execPath, [
      join(ROOT, 'e2e/node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ]);
  }
  const installed = find();
  if (!installed) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
  return installed;
}
