/**
 * `npm test [words]`: everything that `pnpm verify` runs, and beside it the browser tests; the words go to Playwright.
 * Ends with `N passed, N failed`.
 */
import { browserTestsStep, buildStep } from './lib/browser-steps.mjs';
import { runLanes } from './lib/lanes.mjs';
import { report } from './lib/report.mjs';
import { checkSteps, jestSteps } from './lib/verify-steps.mjs';

const build = buildStep();
report(
  await runLanes([
    { name: 'checks', steps: checkSteps() },
    // The api's tests start the server with its built parts, which they would otherwise build at the same time.
    { name: 'jest', steps: jestSteps({ after: build.ended }) },
    { name: 'browser', steps: [build, browserTestsStep(process.argv.slice(2))] },
  ]),
);
