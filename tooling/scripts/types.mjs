/** `pnpm types`: type-checks the whole workspace as two programs, one for each side, at the same time. */
import { BIN, runStep } from './lib/run-step.mjs';

const results = await Promise.all(
  ['all-browser', 'all-node'].map((name) =>
    runStep(`types (${name})`, [BIN.tsc, '-p', `tooling/tsconfig/${name}.json`]),
  ),
);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
