import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/workspace.mjs';

/** What teams install outside the workspace (COMP-04). */
const PACKAGES = ['shared', 'tooling', 'release'];

const readManifest = (name) => JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));

function readCatalog() {
  const text = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}'?([@\w/.-]+)'?: (\d[\d.]*)$/gm)].map(([, name, version]) => [name, version]),
  );
}

/** The versions of what several packages use. */
const known = new Map([...Object.entries(readManifest('.').devDependencies), ...readCatalog()]);

describe.each(PACKAGES)('%s', (name) => {
  const { dependencies = {}, peerDependencies = {}, files } = readManifest(name);

  it('[COMP-04] names versions that mean something outside the workspace', () => {
    const words = Object.values({ ...dependencies, ...peerDependencies });
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(word).toMatch(/^\^?\d+\.\d+\.\d+$/);
  });

  it('[COMP-04] names the versions that the workspace has', () => {
    expect(known.size).toBeGreaterThan(20);
    for (const [dependency, version] of Object.entries({ ...dependencies, ...peerDependencies }))
      expect([dependency, version.replace('^', '')]).toEqual([
        dependency,
        // What nobody else names has one place already.
        known.get(dependency) ?? version.replace('^', ''),
      ]);
  });

  it('[COMP-04] says which files leave', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it('[COMP-04] brings the licence, which npm packs from the folder of the package only', () => {
    const [own, whole] = [name, '.'].map((folder) => readFileSync(join(ROOT, folder, 'LICENSE'), 'utf8'));
    expect(own).toBe(whole);
  });
});

describe('the example of a repository of a team', () => {
  const { dependencies, devDependencies, type } = readManifest('e2e/fixtures/team-repository');
  const all = Object.entries({ ...dependencies, ...devDependencies });

  function versionHere(name) {
    const [, own] = /^@tessera\/(.+)$/.exec(name) ?? [];
    if (own) return `file:packages/tessera-${own}-${readManifest(own).version}.tgz`;
    // The one that checks the workspace, too.
    return name === 'typescript' ? known.get('typescript-7').replace('npm:typescript@', '') : known.get(name);
  }

  it('[COMP-04] has all that is packed, and what the shell provides, in the versions of the workspace', () => {
    expect(type).toBe('module');
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'react-router-dom', 'styled-components']),
    );
    for (const name of PACKAGES) expect(all.map(([key]) => key)).toContain(`@tessera/${name}`);
    expect(all).toEqual(all.map(([name]) => [name, versionHere(name)]));
  });

  it('[COMP-04] keeps what it is installed from, and nothing that is made', () => {
    const ignored = readFileSync(join(ROOT, 'e2e/fixtures/team-repository/.gitignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist']));
    expect(ignored).not.toContain('*.tgz');
  });
});
