/** `pnpm verify`: format, types, lint, dead code and jest. Exit 1 when anything failed. */
import { runLanes } from './lib/lanes.mjs';
import { report } from './lib/report.mjs';
import { jestSteps, lightCheckSteps, lintStep } from './lib/verify-steps.mjs';

report([
  ...(await runLanes([{ name: 'checks', steps: [lintStep()] }])),
  ...(await runLanes([
    { name: 'tests', steps: jestSteps() },
    { name: 'checks', steps: lightCheckSteps() },
  ])),
]);
