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

describe.each(PACKAGES)('%s', (name) => {
  const { dependencies = {}, peerDependencies = {}, files } = readManifest(name);

  it('[COMP-04] names versions that mean something outside the workspace', () => {
    const words = Object.values({ ...dependencies, ...peerDependencies });
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(word).toMatch(/^\^?\d+\.\d+\.\d+$/);
  });

  it('[COMP-04] names the versions that the workspace has', () => {
    const known = new Map([...Object.entries(readManifest('.').devDependencies), ...readCatalog()]);
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
