/** `pnpm e2e [words]`: builds what is stale and runs the browser tests; the words go to Playwright. */
import { runBrowserTests } from './lib/browser-tests.mjs';

const { failed } = await runBrowserTests(process.argv.slice(2));
process.exitCode = failed > 0 ? 1 : 0;
