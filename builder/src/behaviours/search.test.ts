import { stop } from 'esbuild';
import { createApplication } from '../create';
import { performAll } from './perform-all';
import { tryApp } from './stage-testing';

// A loaded machine takes its time over a window.
jest.setTimeout(120_000);
afterAll(() => stop());

async function trySearch(prompt: string, isBroken = false) {
  const { model } = createApplication(prompt, { name: 'App' });
  const { robot, close } = await tryApp(model, {
    change: (files) =>
      files.map((file) =>
        isBroken && file.path.endsWith('kit/data/query.ts')
          ? { ...file, text: file.text.replace(/return words\.every\(.*\);/u, 'return true;') }
          : file,
      ),
  });
  const results = await performAll(model, robot, { only: new Set(['e1.search']) });
  close();
  return results.map(({ state, message }) => [state, message]);
}

describe('[MODEL-15] the search of a list', () => {
  it.each([
    'a headache diary with day, pain, priority and cost',
    'a weight log with date and weight',
    'nights with date, hours slept and quality from 1 to 5',
    'a book list with title and author',
  ])('is tried by what a record alone has, also where nothing is words: %s', async (prompt) => {
    expect(await trySearch(prompt)).toEqual([['passed', undefined]]);
  });

  it('fails where it shows everything', async () => {
    const [[state, message] = []] = await trySearch('a weight log with date and weight', true);
    expect(state).toBe('failed');
    expect(message).toMatch(/^The search for \S+ shows .+, which does not belong there\.$/u);
  });
});
