import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import LongestFirst, { LONG } from './lib/jest-sequencer.mjs';
import { ROOT } from './lib/workspace.mjs';

const SIZES = { short: 9000, 'start-server': 400, 'no-enumeration': 300 };
const hasteFS = { getSize: (path) => SIZES[/(\S+)\.test/.exec(path)[1].split('/').at(-1)] };
const test = (name) => ({
  path: `/b/${name}.test.ts`,
  context: { config: { id: 'x', cacheDirectory: '/nowhere' }, hasteFS },
});

it('names tests that there are', () => {
  const files = ['api', 'builder', 'release', 'mf-marketing'].flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true }).map((path) => `/${path}`),
  );
  expect(LONG.filter((name) => !files.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});

it('takes the long ones first, whatever their size', () => {
  const sorted = new LongestFirst({ contexts: [], globalConfig: {} }).sort([
    test('short'),
    test('start-server'),
    test('no-enumeration'),
  ]);
  expect(sorted.map(({ path }) => path)).toEqual([
    '/b/no-enumeration.test.ts',
    '/b/start-server.test.ts',
    '/b/short.test.ts',
  ]);
});
