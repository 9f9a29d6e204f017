import config, { server } from '../playwright.config';

/** `pnpm look`: the same server and browser as the tests', other files. */
export default {
  ...config,
  testDir: '.',
  testMatch: '*.sheet.ts',
  outputDir: '../test-results',
  globalSetup: '../support/publish-fixtures.ts',
  webServer: { ...server, cwd: '../..' },
};
