import fc from 'fast-check';
import type { ProjectFile } from '../types';
import { mergeFiles } from './merge-files';

const file = (path: string, ...lines: readonly string[]): ProjectFile => ({
  path,
  text: lines.map((line) => `${line}\n`).join(''),
});
const rename = (files: readonly ProjectFile[]) => files.map(({ text }) => ({ path: 'x.txt', text }));
const sorted = (files: readonly ProjectFile[]) =>
  [...files].sort((one, other) => (one.path < other.path ? -1 : 1));

describe('[PRJ-03] merging newly generated files into a project', () => {
  const base = [file('a.ts', 'one', 'two', 'three', 'four', 'five')];

  it('takes what was generated where nobody changed anything by hand', () => {
    const theirs = [file('a.ts', 'one', 'TWO', 'three', 'four', 'five'), file('b.ts', 'new')];
    expect(mergeFiles({ base, mine: base, theirs })).toEqual({ files: theirs, conflicts: [] });
  });

  it('keeps hand edits next to what was generated', () => {
    const mine = [file('a.ts', 'by hand', 'one', 'two', 'three', 'four', 'five')];
    const theirs = [file('a.ts', 'one', 'two', 'three', 'four', 'generated')];
    expect(mergeFiles({ base, mine, theirs })).toEqual({
      files: [file('a.ts', 'by hand', 'one', 'two', 'three', 'four', 'generated')],
      conflicts: [],
    });
  });

  it('keeps the text of the project where both changed the same line, and reports it', () => {
    const mine = [file('a.ts', 'one', 'by hand', 'three', 'four', 'five')];
    const theirs = [file('a.ts', 'one', 'generated', 'three', 'four', 'five')];
    expect(mergeFiles({ base, mine, theirs })).toEqual({
      files: mine,
      conflicts: [
        {
          path: 'a.ts',
          places: [{ mine: 'by hand\n', theirs: 'generated\n' }],
        },
      ],
    });
  });

  it('puts what somebody decided where both changed the same lines, and the rest beside it', () => {
    const mine = [file('a.ts', 'one', 'by hand', 'three', 'four', 'mine')];
    const theirs = [file('a.ts', 'ONE', 'generated', 'three', 'four', 'theirs')];
    const { conflicts } = mergeFiles({ base, mine, theirs });
    const [first, second] = conflicts[0]?.places ?? [];
    const place = (at: typeof first) => ({ path: 'a.ts', mine: at?.mine ?? '', theirs: at?.theirs ?? '' });
    const one = { ...place(first), text: 'a mixture\n' };
    // One place is not enough: nothing of the file is taken.
    expect(mergeFiles({ base, mine, theirs, decided: [one] })).toEqual({ files: mine, conflicts });
    const decided = [one, { ...place(second), text: 'theirs\n' }];
    expect(mergeFiles({ base, mine, theirs, decided })).toEqual({
      files: [file('a.ts', 'a mixture', 'three', 'four', 'theirs')],
      conflicts: [],
    });
    // What was decided about other texts says nothing of these.
    const other = decided.map((text) => ({ ...text, mine: 'something else\n' }));
    expect(mergeFiles({ base, mine, theirs, decided: other })).toEqual({ files: mine, conflicts });
  });

  it('decides about places that are alike one after the other', () => {
    const lines = ['same', 'a', 'b', 'c', 'd', 'same'];
    const places = (by: string) => [file('a.ts', ...lines.map((line) => (line === 'same' ? by : line)))];
    const at = { path: 'a.ts', mine: 'mine\n', theirs: 'theirs\n' };
    const decided = [
      { ...at, text: 'mine\n' },
      { ...at, text: 'theirs\n' },
    ];
    const merge = { base: places('same'), mine: places('mine'), theirs: places('theirs'), decided };
    expect(mergeFiles(merge)).toEqual({
      files: [file('a.ts', 'mine', 'a', 'b', 'c', 'd', 'theirs')],
      conflicts: [],
    });
  });

  it.each([
    ['mine', 'by hand\n', [file('a.ts', 'by hand')]],
    ['the new one, which is none', '', []],
    ['a text of its own', 'both\n', [file('a.ts', 'both')]],
  ])('decides about a file that is no longer generated: %s', (_, text, files) => {
    const mine = [file('a.ts', 'by hand')];
    const decided = [{ path: 'a.ts', mine: 'by hand\n', theirs: '', text }];
    expect(mergeFiles({ base, mine, theirs: [], decided })).toEqual({ files, conflicts: [] });
  });

  it('reports no conflict where both made the same change', () => {
    const same = [file('a.ts', 'one', 'same', 'three', 'four', 'five')];
    expect(mergeFiles({ base, mine: same, theirs: same })).toEqual({ files: same, conflicts: [] });
  });

  it('keeps a file that was written by hand', () => {
    const mine = file('mine.ts', 'by hand');
    expect(mergeFiles({ base, mine: [...base, mine], theirs: base })).toEqual({
      files: [...base, mine],
      conflicts: [],
    });
  });

  it('removes a file that is no longer generated and that nobody changed', () => {
    expect(mergeFiles({ base, mine: base, theirs: [] })).toEqual({ files: [], conflicts: [] });
  });

  it('does not bring back a file that was removed by hand', () => {
    expect(mergeFiles({ base, mine: [], theirs: base })).toEqual({ files: [], conflicts: [] });
  });

  it('keeps a changed file that is no longer generated, and reports it', () => {
    const mine = [file('a.ts', 'by hand')];
    expect(mergeFiles({ base, mine, theirs: [] })).toEqual({
      files: mine,
      conflicts: [{ path: 'a.ts', places: [{ mine: 'by hand\n', theirs: '' }] }],
    });
  });

  it('leaves a file removed by hand away when it is generated differently, and reports it', () => {
    const theirs = [file('a.ts', 'generated')];
    expect(mergeFiles({ base, mine: [], theirs })).toEqual({
      files: [],
      conflicts: [{ path: 'a.ts', places: [{ mine: '', theirs: 'generated\n' }] }],
    });
  });

  it('keeps the text of the project when two sides add different files of one name', () => {
    const [mine, theirs] = [[file('new.ts', 'by hand')], [file('new.ts', 'generated')]];
    expect(mergeFiles({ base: [], mine, theirs })).toEqual({
      files: mine,
      conflicts: [
        {
          path: 'new.ts',
          places: [{ mine: 'by hand\n', theirs: 'generated\n' }],
        },
      ],
    });
  });

  it('keeps Windows line ends and a missing one at the end', () => {
    const before = [{ path: 'a.ts', text: 'one\r\ntwo\r\nthree\r\nfour\r\nfive' }];
    const mine = [{ path: 'a.ts', text: 'ONE\r\ntwo\r\nthree\r\nfour\r\nfive' }];
    const theirs = [{ path: 'a.ts', text: 'one\r\ntwo\r\nthree\r\nfour\r\nFIVE' }];
    expect(mergeFiles({ base: before, mine, theirs })).toEqual({
      files: [{ path: 'a.ts', text: 'ONE\r\ntwo\r\nthree\r\nfour\r\nFIVE' }],
      conflicts: [],
    });
  });

  it('keeps the JSON of the project when lines merge to something that is not JSON', () => {
    // One side puts an item before the only one, the other takes that away: a comma with nothing after it is left.
    const before = [file('x.json', '[', ' ', '  ', '1', ']')];
    const mine = [file('x.json', '[', '0,', '  ', '1', ']')];
    const theirs = [file('x.json', '[', ' ', '  ', ']')];
    expect(mergeFiles({ base: rename(before), mine: rename(mine), theirs: rename(theirs) }).files).toEqual([
      file('x.txt', '[', '0,', '  ', ']'),
    ]);
    const { files, conflicts } = mergeFiles({ base: before, mine, theirs });
    expect(files).toEqual(mine);
    expect(conflicts.map(({ path }) => path)).toEqual(['x.json']);
  });

  it('takes a whole file as decided where its decided lines joined to broken JSON', () => {
    const before = [file('x.json', '{', '"a": 1,', '"b": 2', '}')];
    const mine = [file('x.json', '{', '"a": 3,', '"b": 2', '}')];
    const theirs = [file('x.json', '{', '"a": 4,', '"b": 2', '}')];
    const lines = { path: 'x.json', mine: '"a": 3,\n', theirs: '"a": 4,\n', text: '"a": 5\n' };
    const [conflict] = mergeFiles({ base: before, mine, theirs, decided: [lines] }).conflicts;
    const [whole] = conflict?.places ?? [];
    expect(whole).toEqual({ mine: mine[0]?.text, theirs: theirs[0]?.text });
    const text = '{ "a": 6 }\n';
    const decided = [{ ...lines, ...whole, text }];
    expect(mergeFiles({ base: before, mine, theirs, decided })).toEqual({
      files: [{ path: 'x.json', text }],
      conflicts: [],
    });
  });
});

const line = fc.constantFrom('a', 'b', '{', '}', '', 'import x', 'ü');
const text = fc
  .tuple(fc.array(line, { maxLength: 8 }), fc.boolean())
  .map(([lines, isOpen]) => lines.join('\n') + (isOpen || lines.length === 0 ? '' : '\n'));
const project = fc
  .dictionary(fc.constantFrom('a.ts', 'b.json', 'src/c.css', 'é.md'), text)
  .map((texts) => Object.entries(texts).map(([path, content]) => ({ path, text: content })));

describe('whatever the three states are', () => {
  it('gives what was generated for an untouched project', () => {
    fc.assert(
      fc.property(project, project, (base, theirs) => {
        expect(mergeFiles({ base, mine: base, theirs })).toEqual({ files: sorted(theirs), conflicts: [] });
      }),
    );
  });

  it('gives the project when nothing else is generated', () => {
    fc.assert(
      fc.property(project, project, (base, mine) => {
        expect(mergeFiles({ base, mine, theirs: base })).toEqual({ files: sorted(mine), conflicts: [] });
      }),
    );
  });

  it('finds nothing to merge when both sides are the same', () => {
    fc.assert(
      fc.property(project, project, (base, both) => {
        expect(mergeFiles({ base, mine: both, theirs: both })).toEqual({
          files: sorted(both),
          conflicts: [],
        });
      }),
    );
  });

  it('keeps the project in every conflict, and gives each path once, sorted', () => {
    fc.assert(
      fc.property(project, project, project, (base, mine, theirs) => {
        const { files, conflicts } = mergeFiles({ base, mine, theirs });
        const textIn = (side: readonly ProjectFile[], path: string) =>
          side.find((one) => one.path === path)?.text;
        for (const conflict of conflicts) {
          expect(textIn(files, conflict.path)).toBe(textIn(mine, conflict.path));
          expect(conflict.places).not.toEqual([]);
        }
        const paths = files.map(({ path }) => path);
        expect(paths).toEqual([...new Set(paths)].sort());
      }),
    );
  });

  it('does the same whatever order the files come in', () => {
    fc.assert(
      fc.property(project, project, project, (base, mine, theirs) => {
        const turned = {
          base: [...base].reverse(),
          mine: [...mine].reverse(),
          theirs: [...theirs].reverse(),
        };
        expect(mergeFiles(turned)).toEqual(mergeFiles({ base, mine, theirs }));
      }),
    );
  });

  it('keeps every hand-written line that is away from generated changes', () => {
    const size = 40;
    const places = fc.uniqueArray(fc.integer({ min: 0, max: size / 4 - 1 }), {
      minLength: 2,
      maxLength: 10,
    });
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 9 }), (blocks, split) => {
        const before = Array.from({ length: size }, (_, place) => `line ${String(place)}`);
        const change = (chosen: readonly number[], word: string) =>
          before.map((one, place) => (chosen.includes(place / 4) ? `${word} ${String(place)}` : one));
        const hand = blocks.slice(0, split);
        const generated = blocks.slice(split);
        const { files, conflicts } = mergeFiles({
          base: [file('a.ts', ...before)],
          mine: [file('a.ts', ...change(hand, 'hand'))],
          theirs: [file('a.ts', ...change(generated, 'generated'))],
        });
        expect(conflicts).toEqual([]);
        for (const block of hand) expect(files[0]?.text).toContain(`hand ${String(block * 4)}\n`);
        for (const block of generated) expect(files[0]?.text).toContain(`generated ${String(block * 4)}\n`);
      }),
    );
  });
});
