/**
 * `npm test [words]`: everything that `pnpm verify` runs, the browser tests and the budgets of bytes; the words go to Playwright.
 * Ends with `N passed, N failed`.
 */
import { browserTestsStep, buildStep, bytesStep } from './lib/browser-steps.mjs';
import { runLanes } from './lib/lanes.mjs';
import { report } from './lib/report.mjs';
import { jestSteps, lightCheckSteps, lintStep } from './lib/verify-steps.mjs';

// Two programs at a time, for two cores: measured, three of these side by side take half as long again as in turn.
report([
  ...(await runLanes([
    { name: 'tests', steps: [buildStep(), browserTestsStep(process.argv.slice(2)), ...jestSteps()] },
    { name: 'checks', steps: lightCheckSteps() },
  ])),
  ...(await runLanes([{ name: 'checks', steps: [bytesStep(), lintStep()] }])),
]);
