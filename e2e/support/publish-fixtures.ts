import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Puts the fixture remote into the registry of the server under test, once, before the first test. */
function publishFixtures(): void {
  const root = join(import.meta.dirname, '../..');
  const registry = join(process.env['E2E_DATA_DIR'] ?? '', 'registry');
  execFileSync(process.execPath, ['tooling/scripts/publish-fixture.mjs', registry], {
    cwd: root,
    stdio: 'inherit',
  });
}

export default publishFixtures;
