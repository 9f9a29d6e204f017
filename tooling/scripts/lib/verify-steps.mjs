import { BIN, runStep } from './run-step.mjs';
import { startPostgres } from './postgres.mjs';

/**
 * Format, lint, types and dead code; lint takes as long as the others together.
 * Returns how many passed and failed, and of each that failed its name and what it printed last.
 */
export async function runChecks() {
  const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
  const others = async () => [
    await runStep('format', [BIN.prettier, '--check', '--log-level', 'warn', '.']),
    await runStep('types', ['tooling/scripts/types.mjs']),
    await runStep('dead code', ['tooling/scripts/dead-code.mjs']),
  ];
  const [lint, rest] = await Promise.all([
    // Room to spare over the 3 GB it takes: a linter out of memory says nothing about the code.
    runStep('lint', ['--max-old-space-size=6144', BIN.eslint, '--max-warnings', '0', ...cache, '.']),
    others(),
  ]);
  const failures = [lint, ...rest].filter(({ code }) => code !== 0);
  return {
    passed: 1 + rest.length - failures.length,
    failed: failures.length,
    failures: failures.map(
      ({ title, code, output }) => `── ${title} (exit ${code})\n${output.slice(-4_000)}`,
    ),
  };
}

/** Adds up what jest said: `Tests: 1 failed, 20 passed, 21 total`. A run that died counts as one failure. */
function countJest({ code, output }) {
  const line = /^Tests:.*$/m.exec(output)?.[0] ?? '';
  const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  const failed = number('failed');
  return { passed: number('passed'), failed: code !== 0 && failed === 0 ? 1 : failed };
}

// Two, also on two cores: most of a suite's time is waiting.
const JEST = ['--experimental-vm-modules', '--no-warnings', BIN.jest, '--maxWorkers=2'];

/** Every unit and route test on PGlite, then the api's once more on PostgreSQL where one is installed. */
export async function runJest() {
  const counts = [countJest(await runStep('jest', JEST))];
  const postgres = await startPostgres();
  if (postgres) {
    try {
      const words = [...JEST, '--selectProjects', 'api'];
      counts.push(
        countJest(await runStep('jest, api on PostgreSQL', words, { TEST_DATABASE_URL: postgres.url })),
      );
    } finally {
      await postgres.stop();
    }
  } else {
    process.stdout.write('\nNo PostgreSQL is installed: the suite of the api ran on PGlite only.\n');
    // A pipeline that silently tested half is a pipeline that failed.
    if (process.env.CI) counts.push({ passed: 0, failed: 1 });
  }
  return counts.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
  }));
}
