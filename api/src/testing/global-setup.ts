import { preparePreviewParts } from './preview-parts';
import { findAppRoot, prepareTestDatabases } from './test-database';

// oxlint-disable-next-line no-restricted-exports -- jest takes a global setup only as the default export
export default async function setUp(): Promise<void> {
  preparePreviewParts();
  await prepareTestDatabases(findAppRoot(), process.env['TEST_DATABASE_URL']);
}
