import { runProgram } from './run-program.mjs';

/**
 * What a step came to.
 *
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {readonly { file: string, seconds: number }[]} files of a step that runs tests: how long each file took
 */

/**
 * One thing after another in a lane.
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {(watch: StepWatch) => Promise<StepResult>} run
 */

/**
 * Told by a step what happens while it runs.
 *
 * @typedef {object} StepWatch
 * @property {(passed: number, failed: number) => void} count results so far
 * @property {(text: string) => void} fail what failed, as it is shown at once and once more at the end
 * @property {(text: string) => void} say anything else
 */

/** Enough of a program's output to see why it failed. */
const TAIL = 6_000;

/** A check passes or fails as a whole: a program that ends with 0 or not; `options` are those of runProgram. */
export function checkStep(title, words, options = {}) {
  return {
    title,
    async run({ fail }) {
      const { code, output } = await runProgram(words, options);
      if (code === 0) return { passed: 1, failed: 0, files: [] };
      fail(`exit ${code}\n${output.slice(-TAIL)}`);
      return { passed: 0, failed: 1, files: [] };
    },
  };
}

/**
 * Runs tests by a program whose reporter sends `{ file, milliseconds, passed, failed, failures }` for what has ended
 * (jest-progress, playwright-progress). A run that dies without a failed test counts as one failure.
 *
 * @param {readonly string[]} words the program and its arguments
 * @param {NodeJS.ProcessEnv} environment added to ours
 * @param {StepWatch} watch
 * @returns {Promise<StepResult>}
 */
export async function runTests(words, environment, { count, fail }) {
  let passed = 0;
  let failed = 0;
  const seconds = new Map();
  const { code, output } = await runProgram(words, {
    environment,
    onMessage(message) {
      passed += message.passed;
      failed += message.failed;
      seconds.set(message.file, (seconds.get(message.file) ?? 0) + message.milliseconds / 1000);
      for (const failure of message.failures) fail(failure);
      count(passed, failed);
    },
  });
  if (code !== 0 && failed === 0) {
    failed = 1;
    fail(`exit ${code}\n${output.slice(-TAIL)}`);
  }
  return { passed, failed, files: [...seconds].map(([file, time]) => ({ file, seconds: time })) };
}
