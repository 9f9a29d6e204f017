/** `pnpm e2e [words]`: builds what is stale and runs the browser tests; the words go to Playwright. */
import { showBrowserTests } from './lib/browser-steps.mjs';

process.exitCode = await showBrowserTests(process.argv.slice(2));
