/**
 * Builds the remotes that the browser tests bring along, and publishes those of mf-github (it pins nothing):
 * 9.0.0-fixture and 9.1.0-fixture, which differ in their label, 9.2.0-fixture, which was built against a shell contract
 * that does not exist yet, and 9.3.0-fixture, which brings Module Federation's own run time. The seventh remote, mf-reports, waits in its folder for its own test.
 *
 * Usage: node tooling/scripts/publish-fixture.mjs <registry folder>
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { remoteConfig } from '../webpack/remote.mjs';
import { runWebpack } from '../webpack/run-webpack.mjs';
import { hashInputs, isStale, stamp } from './lib/staleness.mjs';
import { ROOT } from './lib/workspace.mjs';

const VERSIONS = [
  { version: '9.0.0-fixture', label: 'A' },
  { version: '9.1.0-fixture', label: 'B' },
  { version: '9.2.0-fixture', label: 'C', shell: '^2.0.0' },
  { version: '9.3.0-fixture', label: 'D', hasOwnRuntime: true },
];
const SEVENTH = { folder: 'e2e/.cache/fixture-reports', source: 'e2e/fixtures/seventh-remote' };

const registry = process.argv[2];
const inputs = hashInputs(['e2e/fixtures', 'shared/src', 'tooling']);
process.env.NODE_ENV = 'production';
const folders = [];
for (const { version, label, shell, hasOwnRuntime } of VERSIONS) {
  const folder = `e2e/.cache/fixture-${label}`;
  folders.push(folder);
  if (!isStale(`fixture-${label}`, inputs, `${folder}/mf-version.json`)) continue;
  const config = remoteConfig(join(ROOT, 'mf-github'), {
    remote: 'mf-github',
    version,
    entry: join(ROOT, 'e2e/fixtures/remote/entry.tsx'),
    outputPath: join(ROOT, folder),
    hasOwnRuntime,
  });
  config.plugins.push(new webpack.DefinePlugin({ __FIXTURE_LABEL__: JSON.stringify(label) }));
  const problems = await runWebpack(config);
  if (problems) throw new Error(problems);
  if (shell) {
    const path = join(ROOT, folder, 'mf-version.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    manifest.requires.shell = shell;
    writeFileSync(path, JSON.stringify(manifest));
  }
  stamp(`fixture-${label}`, inputs);
}
if (isStale('fixture-reports', inputs, `${SEVENTH.folder}/mf-version.json`)) {
  // What it is built with is installed for mf-github.
  const config = remoteConfig(join(ROOT, 'mf-github'), {
    remote: 'mf-reports',
    version: '1.0.0',
    entry: join(ROOT, SEVENTH.source, 'entry.tsx'),
    pages: join(ROOT, SEVENTH.source, 'pages.ts'),
    outputPath: join(ROOT, SEVENTH.folder),
  });
  const problems = await runWebpack(config);
  if (problems) throw new Error(problems);
  stamp('fixture-reports', inputs);
}
execFileSync(process.execPath, ['release/dist/mfr.mjs', '--registry', registry, 'publish', ...folders], {
  cwd: ROOT,
});
