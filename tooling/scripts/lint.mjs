/** `pnpm lint [--fix]`: types and lint of both sides at the same time. */
import { LINT_SIDES, lintWords } from './lib/verify-steps.mjs';
import { runProgram } from './lib/run-program.mjs';

const words = process.argv.slice(2);
const runs = LINT_SIDES.map((side) => runProgram([...lintWords(side), ...words], { isShown: true }));
const results = await Promise.all(runs);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
