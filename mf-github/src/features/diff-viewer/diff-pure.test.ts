import type { DiffRow } from '@tessera/shared/diff';
import { changeStarts, foldOfLine, itemOfLine, toItems } from './diff-items';
import { breaksChange, isBinary } from './file-facts';
import { findInLines } from './find-lines';
import { extendLines, formatLines, parseLines } from './line-link';
import { toPieces } from './line-pieces';

const same = (number: number): DiffRow => ({
  kind: 'same',
  text: `line ${String(number)}`,
  oldNumber: number,
  newNumber: number,
});
const rows: readonly DiffRow[] = [
  ...Array.from({ length: 20 }, (_, index) => same(index + 1)),
  { kind: 'removed', text: 'old', oldNumber: 21 },
  { kind: 'added', text: 'new', newNumber: 21 },
  ...Array.from({ length: 20 }, (_, index) => same(index + 22)),
];

describe('toItems', () => {
  it('[DIFF-02] folds what is unchanged, and sets both sides of a change in one row in the split view', () => {
    const unified = toItems(rows, 'unified', new Set());
    expect(unified.map(({ type }) => type)).toEqual(['fold', ...Array<string>(8).fill('line'), 'fold']);
    expect(changeStarts(unified)).toEqual([4]);
    const split = toItems(rows, 'split', 'all');
    expect(split).toHaveLength(41);
    expect(split[20]).toMatchObject({ left: { text: 'old' }, right: { text: 'new' }, startsChange: true });
  });

  it('[DIFF-02] leaves the other side of the split view empty where there is no counterpart', () => {
    const grown: readonly DiffRow[] = [
      { kind: 'removed', text: 'old', oldNumber: 1 },
      { kind: 'added', text: 'new 1', newNumber: 1 },
      { kind: 'added', text: 'new 2', newNumber: 2 },
    ];
    expect(
      toItems(grown, 'split', 'all').map((item) =>
        item.type === 'line' ? [item.left?.text, item.right?.text] : [],
      ),
    ).toEqual([
      ['old', 'new 1'],
      [undefined, 'new 2'],
    ]);
  });

  it('finds a line where it is drawn, and the fold that it lies in', () => {
    const items = toItems(rows, 'unified', new Set());
    expect(itemOfLine(items, 'L', 21)).toBe(4);
    expect(itemOfLine(items, 'R', 21)).toBe(5);
    expect(itemOfLine(items, 'R', 2)).toBe(-1);
    expect(foldOfLine(items, 'R', 2)).toBe(0);
    expect(itemOfLine(toItems(rows, 'unified', new Set([0])), 'R', 2)).toBe(1);
  });
});

describe('the address of lines', () => {
  it('[SCR-29] names a line or a range of one side, and nothing else', () => {
    expect(parseLines('R12')).toEqual({ side: 'R', from: 12, to: 12 });
    expect(parseLines('L9-L3')).toEqual({ side: 'L', from: 3, to: 9 });
    expect(parseLines('R3-5')).toEqual({ side: 'R', from: 3, to: 5 });
    for (const text of [null, '', '12', 'R0', 'R1-L2', 'R-1', '<b>'])
      expect(parseLines(text)).toBeUndefined();
    expect(formatLines({ side: 'L', from: 3, to: 9 })).toBe('L3-L9');
    expect(formatLines({ side: 'R', from: 4, to: 4 })).toBe('R4');
  });

  it('grows with Shift on the same side', () => {
    const first = extendLines(undefined, 'R', 5, true);
    expect(extendLines(first, 'R', 9, true)).toEqual({ side: 'R', from: 5, to: 9 });
    expect(extendLines(first, 'L', 9, true)).toEqual({ side: 'L', from: 9, to: 9 });
    expect(extendLines(first, 'R', 9, false)).toEqual({ side: 'R', from: 9, to: 9 });
  });
});

describe('findInLines', () => {
  it('[SCR-29] finds in every line, on the side where it stands, whatever the case', () => {
    expect(findInLines(rows, 'OLD')).toEqual([{ side: 'L', line: 21, from: 0, to: 3 }]);
    expect(findInLines(rows, 'line 2').map(({ line }) => line)).toEqual([2, 20, ...range(22, 29)]);
    expect(findInLines([{ kind: 'added', text: 'aaaa', newNumber: 1 }], 'aa')).toHaveLength(2);
    expect(findInLines(rows, '')).toEqual([]);
  });
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('toPieces', () => {
  it('[DIFF-06] cuts a line where colours, marks and matches begin and end, and loses nothing', () => {
    const pieces = toPieces(
      'const size = 12;',
      [0, 5, 1, 13, 15, 3],
      [[6, 15]],
      [{ from: 4, to: 8, isCurrent: true }],
    );
    expect(pieces.map(({ text }) => text).join('')).toBe('const size = 12;');
    expect(pieces.map(({ text, token, isMarked, find }) => [text, token, isMarked, find])).toEqual([
      ['cons', 1, false, undefined],
      ['t', 1, false, 'current'],
      [' ', 0, false, 'current'],
      ['si', 0, true, 'current'],
      ['ze = ', 0, true, undefined],
      ['12', 3, true, undefined],
      [';', 0, false, undefined],
    ]);
  });
});

describe('facts about a file', () => {
  it('[DIFF-06] tells what is no text by its control characters', () => {
    expect(isBinary({ oldText: null, newText: 'a\tb\r\n\u001b[0m' })).toBe(false);
    expect(isBinary({ oldText: 'PNG\u0000', newText: null })).toBe(true);
  });

  it('[DIFF-06] says that line breaks changed', () => {
    expect(breaksChange({ oldText: 'a\r\nb\r\n', newText: 'a\nb\n' })).toBe(
      'Line breaks changed from CRLF to LF.',
    );
    expect(breaksChange({ oldText: 'a\nb\n', newText: 'a\r\nb\n' })).toBe(
      'Line breaks changed from LF to mixed.',
    );
    expect(breaksChange({ oldText: 'a\n', newText: 'b\n' })).toBeUndefined();
    expect(breaksChange({ oldText: null, newText: 'b\n' })).toBeUndefined();
  });
});
