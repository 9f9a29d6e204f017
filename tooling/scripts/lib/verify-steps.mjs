import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EMBEDDED_PATTERN, findMissingTests } from './embedded-tests.mjs';
import { startPostgres } from './postgres.mjs';
import { BIN } from './run-program.mjs';
import { checkStep, runTests } from './steps.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Types and lint come from one run: oxlint, whose typed half (oxlint-tsgolint) has the native TypeScript compiler in it.
 * That half is a Go program: room for its garbage takes a quarter of the time off it.
 */
export const LINT = {
  words: [BIN.oxlint, '--config', 'oxlint.config.mjs'],
  options: { environment: { GOGC: '400' } },
};

/** Format, dead code, and what comments and documents cite: they take what other lanes leave of the processor. */
export function lightCheckSteps() {
  const patient = (title, words) => checkStep(title, words, { isPatient: true });
  return [
    patient('format', [BIN.oxfmt, '--check', '.']),
    patient('dead code', ['tooling/scripts/dead-code.mjs']),
    patient('documents', ['tooling/scripts/documents.mjs']),
  ];
}

export function lintStep() {
  return checkStep('types and lint', LINT.words, LINT.options);
}

/** A database for each file, for seconds: V8's second compiler would take half of its start. */
const SHORT_LIVED = ['--liftoff-only'];

// Three, also on two cores: much of a suite's time is waiting.
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  BIN.jest,
  '--maxWorkers=3',
  `--reporters=${join(ROOT, 'tooling/scripts/lib/jest-progress.mjs')}`,
];

/** Every unit and route test, then some of the api's once more (embedded-tests.mjs says which, and why). */
export function jestSteps() {
  let isOnServer = false;
  return [
    {
      title: 'jest',
      async run(watch) {
        const server = await startPostgres();
        isOnServer = server !== undefined;
        try {
          return await runTests(JEST, server ? { TEST_DATABASE_URL: server.url } : {}, watch);
        } finally {
          await server?.stop();
        }
      },
    },
    {
      title: 'jest, api on the embedded database',
      async run(watch) {
        const missing = findMissingTests(readdirSync(join(ROOT, 'api/src'), { recursive: true }));
        if (missing.length > 0) throw new Error(`embedded-tests.mjs names no test: ${missing.join(', ')}`);
        if (isOnServer) {
          const words = [
            ...SHORT_LIVED,
            ...JEST,
            '--selectProjects',
            'api',
            '--testPathPatterns',
            EMBEDDED_PATTERN,
          ];
          return runTests(words, {}, watch);
        }
        watch.say('No PostgreSQL is installed: all of it ran there already.');
        // A pipeline that silently tested half is a pipeline that failed.
        if (process.env.CI) watch.fail('CI has to have a PostgreSQL.');
        return { passed: 0, failed: process.env.CI ? 1 : 0, files: [] };
      },
    },
  ];
}
