import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Read again by every worker: the first one to read makes the fresh data folder, the others find it here. */
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tessera-e2e-'));
process.env['E2E_PORT'] ??= '3900';
const port = process.env['E2E_PORT'];

/** Chromium without a network of its own looks for its maker's hosts at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for a second: compiling its code for speed takes a sixth of the processor and is seldom done in time.
  '--js-flags=--no-maglev --no-turbofan',
];

/** The product itself, as `npm start` starts it. */
export const server = {
  command: 'node tooling/scripts/start.mjs',
  cwd: '..',
  url: `http://localhost:${port}/api/ready`,
  timeout: 180_000,
  env: {
    PORT: port,
    DATA_DIR: process.env['E2E_DATA_DIR'],
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // One address makes every test's calls.
    RATE_LIMIT: '100000',
    QUOTA_SIGN_UPS: '0',
    QUOTA_DRAFTS: '0',
    // A PostgreSQL that a test starts is one of this machine.
    ALLOW_PRIVATE_DATABASES: 'true',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 12_000 },
};

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './support/publish-fixtures.ts',
  // Every test makes people and data of its own, and a server of its own before it changes what all share.
  fullyParallel: true,
  // Three, also on two cores: a test waits for the server, for mail, for what fades in.
  workers: 3,
  // Enough for a machine that is three times slower than usual: a test that passes waits no longer than it needs to.
  // Whoever promises something sooner than that says so where it is tested.
  timeout: 420_000,
  expect: { timeout: 90_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // They would take requests out of the tests' hands; the specs about them allow them.
    serviceWorkers: 'block',
    // Pages that stand still leave the processor to the tests; specs about what moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker keeps its page: a test finds it empty, with no cookie and nothing stored, but what the browser has compiled of
    // the product is compiled.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: QUIET,
    },
    // Recording a trace takes as much of the processor as the test itself: `E2E_TRACE=1` for a failure to look into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: server,
});
