import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { ROOT } from './workspace.mjs';

/**
 * Compilers, linters and tests make much short-lived garbage. In a larger young generation Node collects it less often,
 * which took a sixth of the time of all of them.
 */
const LARGE_YOUNG_GENERATION = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/**
 * Most of what they run, they run a few times: Node 20 is told to optimise later, which takes an eighth of the processor
 * off. Newer ones have a quick compiler in between, and not this flag.
 */
const OPTIMISE_LATER = Number.parseInt(process.versions.node, 10) < 22 ? ['--interrupt-budget=250000'] : [];

/**
 * Runs a Node program of the workspace.
 *
 * @param {readonly string[]} words the script and its arguments, relative to the root
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.environment] added to ours
 * @param {boolean} [options.isShown] shows its output while it runs
 * @param {boolean} [options.isPatient] takes only what others leave of the processor
 * @param {(message: any) => void} [options.onMessage] told what the program sends by `process.send`
 * @returns {Promise<{ code: number | string, output: string }>} the exit code, or the signal that ended it, and what
 *   it printed
 */
export function runProgram(words, { environment = {}, isShown = false, isPatient = false, onMessage } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...OPTIMISE_LATER, ...words], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: LARGE_YOUNG_GENERATION, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])],
    });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (isShown) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    if (onMessage) child.on('message', onMessage);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
}

/** Where a package's program lies, from the root. */
export const BIN = {
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'e2e/node_modules/@playwright/test/cli.js',
};
