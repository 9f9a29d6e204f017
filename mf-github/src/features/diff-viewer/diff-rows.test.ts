import fc from 'fast-check';
import { countRows, foldRows, toSplitRows, type DiffRow } from './diff-rows';
import { diffTexts } from './diff-text';

function side(rows: readonly DiffRow[], without: DiffRow['kind']): string[] {
  return rows.filter(({ kind }) => kind !== without).map(({ text }) => text);
}

function numberedLines(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `line ${String(index + 1)}`);
}

describe('diffTexts', () => {
  it('numbers both sides and marks the part of a line that differs', async () => {
    const rows = await diffTexts('const a = 1;\nconst b = 2;\n', 'const a = 1;\nconst b = 3;\n');
    expect(rows).toEqual([
      { kind: 'same', text: 'const a = 1;', oldNumber: 1, newNumber: 1 },
      { kind: 'removed', text: 'const b = 2;', oldNumber: 2, mark: [10, 11] },
      { kind: 'added', text: 'const b = 3;', newNumber: 2, mark: [10, 11] },
    ]);
  });

  it('calls every line of a new file added and of a removed file removed', async () => {
    expect(countRows(await diffTexts('', 'a\nb\n'))).toEqual({ added: 2, removed: 0 });
    expect(countRows(await diffTexts('a\nb\n', ''))).toEqual({ added: 0, removed: 2 });
  });

  it('says where a file ends without a line break', async () => {
    const rows = await diffTexts('a', 'a\n');
    expect(rows.map(({ kind, lacksLineBreak }) => [kind, lacksLineBreak ?? false])).toEqual([
      ['removed', true],
      ['added', false],
    ]);
  });

  it('gives back both texts, line for line, whatever they are', async () => {
    const text = fc.array(fc.constantFrom('', 'a', 'b', 'let c', '  x'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(text, text, async (before, after) => {
        const rows = await diffTexts(
          before.map((line) => `${line}\n`).join(''),
          after.map((line) => `${line}\n`).join(''),
        );
        expect(side(rows, 'added')).toEqual(before);
        expect(side(rows, 'removed')).toEqual(after);
      }),
    );
  });
});

describe('foldRows', () => {
  it('keeps three lines around a change and folds the rest, losing none', async () => {
    const lines = numberedLines(40);
    const rows = await diffTexts(lines.join('\n'), lines.with(19, 'changed').join('\n'));
    const sections = foldRows(rows);
    expect(sections.map(({ type, rows: { length } }) => [type, length])).toEqual([
      ['fold', 16],
      ['lines', 8],
      ['fold', 17],
    ]);
    expect(sections.flatMap((section) => section.rows)).toEqual(rows);
  });

  it('does not fold a gap that is smaller than the button for it', async () => {
    const lines = numberedLines(12);
    const rows = await diffTexts(lines.join('\n'), lines.with(0, 'x').with(10, 'y').join('\n'));
    expect(foldRows(rows).every(({ type }) => type === 'lines')).toBe(true);
  });
});

describe('toSplitRows', () => {
  it('[DIFF-02] sets counterparts side by side and leaves the other side empty where there is none', async () => {
    const split = toSplitRows(await diffTexts('same\nold 1\n', 'same\nnew 1\nnew 2\n'));
    expect(split.map(({ left, right }) => [left?.text, right?.text])).toEqual([
      ['same', 'same'],
      ['old 1', 'new 1'],
      [undefined, 'new 2'],
    ]);
  });
});
