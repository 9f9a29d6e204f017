/** `pnpm types`: type-checks the whole workspace as two programs, one for each side, at the same time. */
import { BIN, runProgram } from './lib/run-program.mjs';
import { LINT_SIDES } from './lib/verify-steps.mjs';

const runs = LINT_SIDES.map((side) =>
  runProgram([BIN.tsc, '-p', `tooling/tsconfig/all-${side}.json`], { isShown: true }),
);
const results = await Promise.all(runs);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
