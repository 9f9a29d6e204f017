/** `pnpm verify`: format, lint, types, dead code and jest. Exit 1 when anything failed. */
import { runChecks, runJest } from './lib/verify-steps.mjs';

const checks = await runChecks();
const tests = await runJest();
process.stdout.write(`\n${checks.passed + tests.passed} passed, ${checks.failed + tests.failed} failed\n`);
process.exitCode = checks.failed + tests.failed > 0 ? 1 : 0;
