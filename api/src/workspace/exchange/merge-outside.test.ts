import { emit, type ProjectFile } from '@tessera/builder';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { propose } from '../worker/built-in-assistant.child';
import type { MergedOutside, OutsideMerge } from './exchange.schema';
import { mergeOutside } from './merge-outside.child';

const MODEL_PATH = 'app.ir.json';

function modelOf(message: string, model?: ApplicationModel): ApplicationModel {
  const made = propose({ message, projectName: 'Books', model });
  if (made.kind !== 'proposal') throw new Error(`${message}: ${JSON.stringify(made)}`);
  return made.proposal.model;
}

const file = (path: string, text: string): ProjectFile => ({ path, text });

/** Files by their paths, of a project that is code only unless more is given. */
function merge(sides: Partial<OutsideMerge>): MergedOutside {
  const merged = mergeOutside({
    ...{
      base: [],
      mine: [],
      theirs: [],
      outside: [],
      model: null,
      generated: [],
      decided: [],
      decidedFiles: [],
    },
    ...sides,
  });
  if (!merged.ok) throw new Error(merged.message);
  return merged;
}

const textOf = ({ files }: MergedOutside, path: string) => files.find((each) => each.path === path)?.text;

function refusalOf(sides: Partial<OutsideMerge>): string {
  try {
    merge(sides);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  throw new Error('It was merged');
}

describe('files that were changed elsewhere', () => {
  const base = [file('a.ts', '1\n2\n3\n'), file('b.ts', 'b\n')];

  it('[SCR-18] join with what the project changed', () => {
    const mine = [file('a.ts', 'one\n2\n3\n'), file('b.ts', 'b\n'), file('mine.ts', 'm\n')];
    const theirs = [file('a.ts', '1\n2\nthree\n'), file('theirs.ts', 't\n')];
    const merged = merge({ base, mine, theirs });
    expect(merged.conflicts).toEqual([]);
    expect(merged.files).toEqual([
      file('a.ts', 'one\n2\nthree\n'),
      file('mine.ts', 'm\n'),
      file('theirs.ts', 't\n'),
    ]);
  });

  it('[SCR-18] ask where both changed the same lines, or one removed what the other changed', () => {
    const mine = [file('a.ts', 'mine\n2\n3\n')];
    const theirs = [file('a.ts', 'theirs\n2\n3\n'), file('b.ts', 'changed\n')];
    expect(merge({ base, mine, theirs }).conflicts).toEqual([
      { path: 'a.ts', places: [{ mine: 'mine\n', theirs: 'theirs\n' }] },
      { path: 'b.ts', places: [{ mine: '', theirs: 'changed\n' }], removedBy: 'mine' },
    ]);
    const decided = [
      { path: 'a.ts', mine: 'mine\n', theirs: 'theirs\n', text: 'both\n' },
      { path: 'b.ts', mine: '', theirs: 'changed\n', text: '' },
    ];
    const merged = merge({ base, mine, theirs, decided });
    expect(merged.conflicts).toEqual([]);
    expect(merged.files).toEqual([file('a.ts', 'both\n2\n3\n')]);
  });

  it('[SCR-18] never take away what the other side cannot hold, or is not to see', () => {
    const secret = file('.env', 'KEY=1');
    const mine = [...base, file('logo.svg', '<svg/>'), secret];
    const merged = merge({
      base: [...base, file('logo.svg', '<svg/>')],
      mine,
      theirs: base,
      outside: ['logo.svg'],
    });
    expect(merged.files).toEqual(expect.arrayContaining(mine));
    expect(merged.files).toHaveLength(4);
  });

  it('[SCR-18] are refused where they would be no project', () => {
    const many = Array.from({ length: 1000 }, (_, at) => file(`m/${at}.ts`, 'x'));
    const more = Array.from({ length: 501 }, (_, at) => file(`t/${at}.ts`, 'x'));
    expect(refusalOf({ mine: many, theirs: more })).toBe(
      'A project holds at most 1,500 files, and together there would be 1,501.',
    );
    expect(refusalOf({ mine: [file('a', 'x')], theirs: [file('a/b', 'x')] })).toBe(
      '"a" is a file on one side and a folder on the other.',
    );
  });
});

describe('a model that was changed elsewhere', () => {
  const before = modelOf('A list of books with title and author');
  const after = modelOf('Add a pages field', before);
  const [was, is] = [emit(before), emit(after)];
  const own = { base: was, mine: was, model: before, generated: was };
  const model = (files: readonly ProjectFile[]) => files.find(({ path }) => path === MODEL_PATH)?.text ?? '';
  const withModel = (files: readonly ProjectFile[], text: string) =>
    files.map((each) => (each.path === MODEL_PATH ? file(MODEL_PATH, text) : each));

  it('[SCR-18] becomes the project’s, and its files with it', () => {
    const merged = merge({ ...own, theirs: is });
    expect(merged.came?.model.next).toEqual(after.next);
    expect(new Map(merged.files.map(({ path, text }) => [path, text]))).toEqual(
      new Map(is.map(({ path, text }) => [path, text])),
    );
  });

  it('[SCR-18] has its files written where nobody wrote them, with edits by hand kept', () => {
    const edited = was.map((each) => (each.path === 'README.md' ? file('README.md', 'Mine\n') : each));
    const merged = merge({ ...own, mine: edited, theirs: withModel(was, model(is)) });
    expect(textOf(merged, 'README.md')).toBe('Mine\n');
    const types = is.filter(({ path, text }) => text.includes('ages') && path !== MODEL_PATH);
    expect(types.length).toBeGreaterThan(0);
    expect(merged.files).toEqual(expect.arrayContaining(types.filter(({ path }) => path !== 'README.md')));
  });

  it('[SCR-18] is one side’s as a whole where both changed it', () => {
    const other = modelOf('Add a rating field', before);
    const mine = { base: was, mine: emit(other), model: other, generated: emit(other) };
    const theirs = withModel(was, model(is));
    const place = { mine: model(emit(other)), theirs: model(is) };
    expect(merge({ ...mine, theirs }).conflicts).toEqual([{ path: MODEL_PATH, places: [place] }]);
    const kept = merge({
      ...mine,
      theirs,
      decided: [{ path: MODEL_PATH, ...place, text: place.mine }],
    });
    expect([kept.conflicts, kept.came]).toEqual([[], undefined]);
    expect(textOf(kept, MODEL_PATH)).toBe(place.mine);
    const taken = merge({ ...mine, theirs, decided: [{ path: MODEL_PATH, ...place, text: place.theirs }] });
    expect(taken.came?.model.next).toEqual(after.next);
    const whole = (take: 'mine' | 'theirs') =>
      merge({ ...mine, theirs, decidedFiles: [{ path: MODEL_PATH, take }] });
    expect([whole('mine').conflicts, whole('mine').came]).toEqual([[], undefined]);
    expect([whole('theirs').conflicts, whole('theirs').came?.model.next]).toEqual([[], after.next]);
  });

  it('[SCR-18] stays as it is, and says so, where the side that was chosen cannot be read', () => {
    const mine = { mine: withModel(was, model(is)), model: after };
    const sides = { ...own, ...mine, theirs: withModel(was, '{}') };
    expect(merge(sides).conflicts).toHaveLength(1);
    const merged = merge({ ...sides, decidedFiles: [{ path: MODEL_PATH, take: 'theirs' }] });
    expect(merged).toMatchObject({
      conflicts: [],
      came: undefined,
      leftOut: [{ path: MODEL_PATH, why: 'Not a model that Tessera can read' }],
    });
    expect(textOf(merged, MODEL_PATH)).toBe(model(is));
  });

  it('[SCR-18] stays away where the project has none any more and that is decided', () => {
    const mine = was.filter(({ path }) => path !== MODEL_PATH);
    const sides = { ...own, mine, model: null, theirs: withModel(was, model(is)) };
    const place = { mine: '', theirs: model(is) };
    expect(merge(sides).conflicts).toEqual([{ path: MODEL_PATH, places: [place], removedBy: 'mine' }]);
    const kept = merge({ ...sides, decided: [{ path: MODEL_PATH, ...place, text: '' }] });
    expect([kept.conflicts, textOf(kept, MODEL_PATH)]).toEqual([[], undefined]);
  });

  it('[SCR-18] is left out where it cannot be read or was removed, and says so', () => {
    for (const [theirs, why] of [
      [withModel(was, '{}'), 'Not a model that Tessera can read'],
      [
        was.filter(({ path }) => path !== MODEL_PATH),
        'Kept: without its model, chat could not change the application any more',
      ],
    ] as const) {
      const merged = merge({ ...own, theirs });
      expect(merged.leftOut).toEqual([{ path: MODEL_PATH, why }]);
      expect(textOf(merged, MODEL_PATH)).toBe(model(was));
    }
  });
});
