import { relative } from 'node:path';
import { ROOT } from './workspace.mjs';

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function describe(test, result) {
  const { file, line } = test.location;
  const errors = result.errors.map(({ stack, message, snippet }) =>
    [stack ?? message, snippet].filter(Boolean).join('\n\n').replaceAll(ESCAPES, ''),
  );
  const attachments = result.attachments.flatMap(({ name, path }) => (path ? [`${name}: ${path}`] : []));
  const title = test.titlePath().slice(3).join(' › ');
  return [`${relative(ROOT, file)}:${line} › ${title}`, ...errors, ...attachments].join('\n');
}

/** Sends how each browser test went to the process that started Playwright. */
export default class PlaywrightProgress {
  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onTestEnd(test, result) {
    const hasPassed = result.status === test.expectedStatus;
    process.send({
      file: relative(ROOT, test.location.file),
      milliseconds: result.duration,
      passed: hasPassed && result.status !== 'skipped' ? 1 : 0,
      failed: hasPassed ? 0 : 1,
      failures: hasPassed ? [] : [describe(test, result)],
    });
  }

  /** What happens outside of a test: in a file that cannot be loaded, in the server that does not start. */
  onError({ stack, message }) {
    const text = (stack ?? message ?? '').replaceAll(ESCAPES, '');
    process.send({ file: 'e2e', milliseconds: 0, passed: 0, failed: 1, failures: [text] });
  }

  async onEnd() {
    const left = this.suite?.allTests().filter(({ results }) => results.length === 0) ?? [];
    const failures = left.length > 0 ? [`${left.length} browser tests did not run`] : [];
    const last = { file: 'e2e', milliseconds: 0, passed: 0, failed: left.length, failures };
    // Waits until it is written, because Playwright ends its process at once.
    await new Promise((resolve) => process.send(last, resolve));
  }
}
