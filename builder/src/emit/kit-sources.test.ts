import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitSources } from './kit-sources';

const KIT = join(__dirname, '../kit');

/** The kit as it is on the disk, without what belongs to its tests. */
function readKit(): Record<string, string> {
  const names = readdirSync(KIT, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.(?:tsx?|css)$/u.test(name) && !/\.test\.|-testing\./u.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(KIT, name), 'utf8')]));
}

describe('kitSources', () => {
  it('holds the kit as it is; when this fails, run `node builder/scripts/embed-kit.mjs`', () => {
    const stale = Object.entries(readKit()).filter(([name, text]) => kitSources[name] !== text);

    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it('holds every file of the kit and no other, in order', () => {
    expect(Object.keys(kitSources)).toEqual(Object.keys(readKit()).sort());
  });

  it('gives users no comments that are meant for our linter', () => {
    const marked = Object.entries(kitSources).filter(([, text]) => text.includes('lint-disable'));

    expect(marked).toEqual([]);
  });
});
