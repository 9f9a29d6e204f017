import { findAppRoot, prepareTestArchive } from './test-database';

/** Makes the archive that every test file's database starts from, before the clock of a test runs. */
// eslint-disable-next-line import-x/no-default-export -- jest takes a global setup only as the default export
export default async function setUp(): Promise<void> {
  if (process.env['TEST_DATABASE_URL'] === undefined) await prepareTestArchive(findAppRoot());
}
