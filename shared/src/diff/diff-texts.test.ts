import fc from 'fast-check';
import type { DiffRow } from './diff-rows';
import type { DiffOptions } from './compare-texts';
import { diffTexts as diffWithClock } from './diff-texts';

/** What is the same must not depend on how busy the machine is. */
const diffTexts = (before: string, after: string, options: DiffOptions = {}) =>
  diffWithClock(before, after, { patience: { lines: Infinity, words: Infinity }, ...options });

function side(rows: readonly DiffRow[], without: DiffRow['kind']): string[] {
  return rows.filter(({ kind }) => kind !== without).map(({ text }) => text);
}

function countRows(rows: readonly DiffRow[]): { added: number; removed: number } {
  const count = (kind: DiffRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return { added: count('added'), removed: count('removed') };
}

describe('diffTexts', () => {
  it('calls every line of a new file added and of a removed file removed', () => {
    expect(countRows(diffTexts('', 'a\nb\n'))).toEqual({ added: 2, removed: 0 });
    expect(countRows(diffTexts('a\nb\n', ''))).toEqual({ added: 0, removed: 2 });
  });

  it('gives back both texts, line for line, whatever they are', () => {
    const text = fc.array(fc.constantFrom('', 'a', 'b', 'let c', '  x'), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = diffTexts(
          before.map((line) => `${line}\n`).join(''),
          after.map((line) => `${line}\n`).join(''),
        );
        expect(side(rows, 'added')).toEqual(before);
        expect(side(rows, 'removed')).toEqual(after);
      }),
    );
  });
});

describe('where changes stand', () => {
  const kinds = (before: string, after: string) =>
    diffTexts(before, after)
      .filter(({ kind }) => kind !== 'same')
      .map(({ kind, text }) => `${kind} ${text}`);

  it('[DIFF-06] calls a function added as a whole, among others that begin and end alike', () => {
    const body = (name: string) => `function ${name}() {\n  go();\n}\n\n`;
    const added = ['added function b() {', 'added   go();', 'added }', 'added '];
    expect(kinds(`${body('a')}${body('c')}end\n`, `${body('a')}${body('b')}${body('c')}end!\n`)).toEqual([
      ...added,
      'removed end',
      'added end!',
    ]);
    expect(kinds(`start\n${body('a')}`, `start!\n${body('a')}${body('b')}`)).toEqual([
      'removed start',
      'added start!',
      ...added,
    ]);
  });

  it('tells all that went before all that came, in one place', () => {
    expect(kinds('a\nb\nend\n', 'c\nd\nend\n')).toEqual(['removed a', 'removed b', 'added c', 'added d']);
  });
});

describe('diffTexts without whitespace', () => {
  const quiet = { ignoresWhitespace: true };

  it('[DIFF-06] takes lines that differ in spaces for the same, and keeps what they were', () => {
    expect(diffTexts('if (a) {\n', '  if (a)  {\n', quiet)).toEqual([
      { kind: 'same', text: '  if (a)  {', oldText: 'if (a) {', oldNumber: 1, newNumber: 1 },
    ]);
  });

  it('takes other line breaks, and a missing one at the end, for the same', () => {
    expect(countRows(diffTexts('a\r\nb\r\n', 'a\nb', quiet))).toEqual({ added: 0, removed: 0 });
    expect(countRows(diffTexts('a\r\nb\r\n', 'a\nb'))).toEqual({ added: 2, removed: 2 });
  });

  it('still finds words that changed', () => {
    expect(countRows(diffTexts(' a\nb\n', 'a\nc\n', quiet))).toEqual({ added: 1, removed: 1 });
  });
});
