/**
 * `npm test [words]`: everything that `pnpm verify` runs, and the browser tests; the words go to Playwright.
 * Ends with `N passed, N failed`.
 */
import { browserTestsStep, buildStep } from './lib/browser-steps.mjs';
import { runLanes } from './lib/lanes.mjs';
import { report } from './lib/report.mjs';
import { checkLanes, jestSteps } from './lib/verify-steps.mjs';

report(
  await runLanes([
    // One after the other: on two cores, browser tests and jest side by side take half as long again as in turn.
    { name: 'tests', steps: [buildStep(), browserTestsStep(process.argv.slice(2)), ...jestSteps()] },
    ...checkLanes(),
  ]),
);
