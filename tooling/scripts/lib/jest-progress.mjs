import { relative } from 'node:path';
import { ROOT } from './workspace.mjs';

/** Sends how each test file went to the process that started jest. */
export default class JestProgress {
  onTestFileResult(test, result) {
    const { numPassingTests: passed, numFailingTests, failureMessage, perfStats } = result;
    const file = relative(ROOT, test.path);
    process.send({
      file,
      milliseconds: perfStats.end - perfStats.start,
      passed,
      // A file that cannot be loaded has no test that failed.
      failed: numFailingTests === 0 && failureMessage ? 1 : numFailingTests,
      failures: failureMessage ? [`${file}\n${failureMessage}`] : [],
    });
  }
}
