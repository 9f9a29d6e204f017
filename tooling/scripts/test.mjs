/** `npm test`: everything that `pnpm verify` runs, then the browser tests. Ends with `N passed, N failed`. */
import { runBrowserTests } from './lib/browser-tests.mjs';
import { runChecks, runJest } from './lib/verify-steps.mjs';

const checks = await runChecks();
const tests = await runJest();
const browser = await runBrowserTests(process.argv.slice(2));
const passed = checks.passed + tests.passed + browser.passed;
const failed = checks.failed + tests.failed + browser.failed;
// Once more at the end: an hour of test names lies between them and the reader.
for (const failure of checks.failures) process.stdout.write(`\n${failure}\n`);
const share = (counts) => `${counts.passed} of ${counts.passed + counts.failed}`;
process.stdout.write(
  `\nchecks ${share(checks)}, jest ${share(tests)}, browser ${share(browser)}\n\n${passed} passed, ${failed} failed\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
