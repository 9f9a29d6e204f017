import fc from 'fast-check';
import { toSplitRows, type DiffRow } from './diff-rows';
import { diffTexts } from './diff-texts';

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

describe('toSplitRows', () => {
  it('[DIFF-02] sets counterparts side by side and leaves the other side empty where there is none', () => {
    const split = toSplitRows(diffTexts('same\nold 1\n', 'same\nnew 1\nnew 2\n'));
    expect(split.map(({ left, right }) => [left?.text, right?.text])).toEqual([
      ['same', 'same'],
      ['old 1', 'new 1'],
      [undefined, 'new 2'],
    ]);
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
