import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPageManifest } from '../webpack/page-manifest.mjs';
import { ROOT } from './lib/workspace.mjs';

let folder;

beforeEach(() => {
  // Where the shared package is found.
  const cache = join(ROOT, 'mf-marketing/node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with a `pages.ts`. */
async function faultsOf(text) {
  const file = join(folder, 'pages.ts');
  writeFileSync(file, text);
  const { problems = [] } = await readPageManifest(file).then(
    () => ({}),
    (error) => error,
  );
  expect(problems.filter((problem) => problem.file !== file)).toEqual([]);
  return problems;
}

const declare = (pricing) => `export const pages = {
  pricing: { pattern: '/pricing', title: 'Pricing', access: 'public', frame: 'site', ${pricing} },
};`;

describe('a remote’s declaration of its pages', () => {
  it('[COMP-01] is refused with a sentence for each fault, which names the page', async () => {
    const faults = await faultsOf(declare("access: 'foo', icon: 'no-such-icon', title: ''"));
    expect(faults.map(({ message }) => message)).toEqual([
      'pricing: there is no icon named "no-such-icon"; the names are listed at https://lucide.dev/icons',
      'pricing: title is ""; a text has 1 to 80 characters: something to see, and nothing that controls or turns the direction of text',
      'pricing: access is "foo"; it is one of public, guestOnly, protected',
    ]);
  });

  it('[COMP-01] is refused with the place of what cannot be read', async () => {
    const [fault] = await faultsOf(declare('const'));
    expect(fault).toMatchObject({ line: 2, column: 92, message: expect.stringContaining('Expected ":"') });
  });

  it('[COMP-01] is refused without a stack when it stops', async () => {
    const faults = await faultsOf('export const pages = { pricing: undefined.pattern };');
    expect(faults.map(({ message }) => message)).toEqual([
      "It stops with: Cannot read properties of undefined (reading 'pattern')",
    ]);
  });
});
