import { clock } from './lanes.mjs';

const SLOWEST = 15;

/**
 * Prints what `runLanes` came to: every failure once more, how long each part took, the slowest test files, and
 * `N passed, N failed` alone on the last line. Sets the exit code.
 */
export function report(results) {
  const say = (text) => process.stdout.write(`${text}\n`);
  for (const { title, failures } of results)
    for (const failure of failures) say(`\n── ${title} FAILED\n${failure}`);

  say('\nHow long each part took');
  for (const { lane, title, seconds, passed, failed } of results)
    say(`${clock(seconds).padStart(6)}  ${lane} · ${title}: ${passed} passed, ${failed} failed`);

  const files = results
    .flatMap(({ title, files: own }) => own.map((file) => ({ title, ...file })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  if (files.length > 0) say(`\nThe ${files.length} slowest test files`);
  for (const { file, seconds, title } of files)
    say(`${seconds.toFixed(1).padStart(6)} s  ${file} (${title})`);

  const sum = (part) => results.reduce((total, result) => total + result[part], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
