import { serveChecks } from './serve-checks';

/** The script of a preview that was asked for its checks; stands where the application's own script stands else. */

const APPLICATION = '/app.js';

serveChecks(window, () => import(APPLICATION));
