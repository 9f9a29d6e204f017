import { spawn } from 'node:child_process';
import { ROOT } from './workspace.mjs';

/**
 * Runs a Node program of the workspace with its output on ours.
 *
 * @param {string} title said before it
 * @param {readonly string[]} words the script and its arguments, relative to the root
 * @param {NodeJS.ProcessEnv} [environment] added to ours
 * @returns {Promise<{ title: string, code: number | string, output: string }>} the exit code, or the signal that
 *   ended it, and what it printed
 */
export function runStep(title, words, environment = {}) {
  process.stdout.write(`\n── ${title}\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const pass = (stream) => (chunk) => {
      output += chunk;
      stream.write(chunk);
    };
    child.stdout.on('data', pass(process.stdout));
    child.stderr.on('data', pass(process.stderr));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ title, code: code ?? signal, output }));
  });
}

/** Where a package's program lies, from the root. */
export const BIN = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'e2e/node_modules/@playwright/test/cli.js',
};
