/**
 * What of the api's suite runs on which database, and why.
 *
 * - The whole suite runs once. Where PostgreSQL is installed it runs on PostgreSQL, which is what serves many people;
 *   elsewhere it runs on the embedded database, and that is all.
 * - Tests that start the server as a process of its own (durability, start-server) and that of the data folder's lock
 *   open the embedded database in a data folder whatever the rest runs on, so they need no second run.
 * - The tests below then run once more, on the embedded database: migrations, jobs and mail that wait for each other,
 *   and at least one of every module with its SQL and its transactions. What differs there is the driver's types, the
 *   server's version (18, not 15) and that it has one session.
 * - One session means that the database must not be asked inside its own transaction: it would wait for itself for
 *   ever. On PostgreSQL every test refuses that (api/src/testing/one-session.ts), so it needs no second run to be seen.
 *
 * By name, without folder: files move.
 */
export const EMBEDDED_TESTS = [
  'migrator',
  'jobs',
  'mailer',
  // Projects, runs, versions, previews, deployments, sites and payments, as one person goes through them.
  'journey',
  'own-sign-up.routes',
  'sessions.routes',
  'email-change.routes',
  'privacy.routes',
  'credits.routes',
  'connections.routes',
  'templates.routes',
  'errors.routes',
  'health.routes',
];

/**
 * A list by name goes out of date without a word: a name that no test has is told.
 *
 * @param {readonly string[]} files of the api, relative to anything
 * @returns {readonly string[]} names in the list above that none of them has
 */
export function findMissingTests(files) {
  return EMBEDDED_TESTS.filter(
    (name) => !files.some((file) => file.replaceAll('\\', '/').endsWith(`/${name}.test.ts`)),
  );
}

/** A pattern for jest's `--testPathPatterns`. */
export const EMBEDDED_PATTERN = `/api/src/.*/(${EMBEDDED_TESTS.join('|').replaceAll('.', '\\.')})\\.test\\.ts$`;
