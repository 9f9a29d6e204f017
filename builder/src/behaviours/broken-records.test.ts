import { stop } from 'esbuild';
import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { buildEntity, buildModel, practiceFields } from '../emit/build-model';
import { breakFile } from './breaking-testing';
import { failuresIn, type TryOptions } from './stage-testing';

/** Applications that are broken in one place: what is tried there fails, and says what is wrong. */

// A loaded machine takes its time over a window.
jest.setTimeout(60_000);
afterAll(() => stop());

const model = buildModel();
const journal = 'features/practice-sessions';

const withJournal = (overrides: Partial<Entity>): ApplicationModel =>
  buildModel({ entities: [buildEntity({ fields: practiceFields, ...overrides })] });
const withMinutes = (change: Readonly<Record<string, number>>) =>
  withJournal({
    fields: practiceFields.map((field) => (field.id === 'f3' ? { ...field, ...change } : field)),
  });

interface Broken {
  readonly what: string;
  readonly options: TryOptions;
  readonly failures: readonly string[];
}

const BROKEN: readonly Broken[] = [
  {
    what: 'a form without a field',
    options: { change: breakFile(`${journal}/Form.tsx`, '<TextInput field={fields.composer} />', '') },
    failures: ['e1.add: There is nothing called Composer to fill in.'],
  },
  {
    what: 'a page that shows another field',
    options: { change: breakFile(`${journal}/Detail.tsx`, 'fields.minutes', 'fields.tempo') },
    failures: ['e1.add: Minutes shows nothing, expected 5 min.'],
  },
  {
    what: 'a delete that deletes nothing',
    options: {
      change: breakFile(
        'kit/data/document.ts',
        'if (record === null) return list.filter((other) => other.id !== id);',
        'if (record === null) return list;',
      ),
    },
    failures: ['e1.delete: Fern song is still there after it was deleted.'],
  },
  {
    what: 'a delete without undo',
    options: { change: breakFile('kit/records/use-outcome.ts', 'outcome.undo();', '') },
    failures: ['e1.delete: Fern song does not come back by Undo.'],
  },
  {
    what: 'a search that shows everything',
    options: { change: breakFile('kit/data/query.ts', /return words\.every\(.*\);/u, 'return true;') },
    failures: ['e1.search: The search for Quagga shows Amber song, which does not belong there.'],
  },
  {
    what: 'a list in no order',
    options: { change: breakFile(`${journal}/model.ts`, "direction: 'asc'", "direction: 'desc'") },
    failures: [
      'e1.order: The list of practice sessions shows Cedar song, Birch song, Amber song, expected Amber song, Birch song, Cedar song.',
    ],
  },
  {
    what: 'a field that may stay empty',
    options: { change: breakFile(`${journal}/model.ts`, 'required: true', 'required: false') },
    failures: ['f1.required: Song must be filled in, but it was saved.'],
  },
  {
    what: 'bounds that are others than the model says',
    options: { emitted: withMinutes({ min: 0, max: 900 }) },
    failures: ['f3.bounds: Minutes is 601, out of its bounds, but is not refused for it.'],
  },
  {
    what: 'bounds that refuse what is allowed',
    options: { emitted: withMinutes({ min: 100, max: 200 }) },
    failures: [
      'e1.add: The new practice session was not saved. It says: Minutes: Enter a number from 100 to 200.',
      'e1.edit: The changed practice session was not saved. It says: Minutes: Enter a number from 100 to 200.',
      'e1.kept: The changed practice session was not saved. It says: Minutes: Enter a number from 100 to 200.',
    ],
  },
];

describe('[MODEL-15] a broken application', () => {
  it.each(BROKEN.map((broken) => [broken.what, broken] as const))(
    'with %s fails where it is broken',
    async (_, { options, failures }) => {
      expect(await failuresIn(model, { deadlineMs: 400, ...options })).toEqual(failures);
    },
  );

  it('with a page that breaks fails at once where the page is needed', async () => {
    const write = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const change = breakFile(
      `${journal}/Detail.tsx`,
      /(export function .* \{\n)/u,
      '$1  throw new Error();\n',
    );
    const begin = performance.now();
    const failures = await failuresIn(model, { change, deadlineMs: 60_000, only: /add/u });
    expect(failures).toEqual(['e1.add: The page that it needs does not load.']);
    expect(performance.now() - begin).toBeLessThan(45_000);
    write.mockRestore();
  });

  it('that keeps nothing fails where things are kept', async () => {
    const change = breakFile('kit/data/storage.ts', 'target.localStorage.setItem(KEY, text);', '');
    const [first] = await failuresIn(model, { change, deadlineMs: 400, only: /kept/u });
    expect(first).toBe('e1.kept: Song shows Fern song, expected Ginger song.');
  });
});
