import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/workspace.mjs';

/** What teams install outside the workspace (COMP-04). */
const PACKAGES = ['shared', 'tooling', 'release'];

const readManifest = (name) => JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));

/** The files that `npm pack` takes of each package, from its folder. */
function readPacks() {
  const folders = PACKAGES.map((name) => `./${name}`);
  const words = ['pack', ...folders, '--dry-run', '--json', '--ignore-scripts', '--no-update-notifier'];
  const packs = JSON.parse(
    execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  return new Map(PACKAGES.map((name, place) => [name, packs[place].files.map(({ path }) => path)]));
}

const packs = readPacks();

/** Whether a manifest's `./a` or `./a/*` is a file among these. */
function isThere(target, files) {
  const [start, end] = target.replace('./', '').split('*');
  return files.some((file) =>
    end === undefined ? file === start : file.startsWith(start) && file.endsWith(end),
  );
}

function readCatalog() {
  const text = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}'?([@\w/.-]+)'?: (\d[\d.]*)$/gm)].map(([, name, version]) => [name, version]),
  );
}

describe.each(PACKAGES)('%s', (name) => {
  const { dependencies = {}, peerDependencies = {}, files, exports = {}, bin = {} } = readManifest(name);

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

  it('[COMP-04] brings the licence, and every file that its manifest names', () => {
    const packed = packs.get(name);
    const license = join(name, 'LICENSE');
    expect(packed).toContain('LICENSE');
    expect(readFileSync(join(ROOT, license), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    const named = Object.values({ ...exports, ...bin });
    // What packing builds first (`prepack`) need not be there yet.
    const missing = named.filter((target) => !target.startsWith('./dist/') && !isThere(target, packed));
    expect(missing).toEqual([]);
  });
});
