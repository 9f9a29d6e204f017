/** `pnpm lint [paths] [--fix]`: types and lint of the workspace, or of some of it. */
import { LINT } from './lib/verify-steps.mjs';
import { runProgram } from './lib/run-program.mjs';

const { code } = await runProgram([...LINT.words, ...process.argv.slice(2)], {
  ...LINT.options,
  isShown: true,
});
process.exitCode = code === 0 ? 0 : 1;
