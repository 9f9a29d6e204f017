import { foldRows, type DiffRow } from './diff-rows';
import { diffTexts as diffWithClock } from './diff-texts';

/** On a machine that is busy the clock would take marks away. */
const diffTexts = (before: string, after: string) =>
  diffWithClock(before, after, { patience: { lines: Infinity, words: Infinity } });

const lines = (count: number, change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: count }, (_, index) => change[index + 1] ?? `line ${String(index + 1)}`).join('\n');
const markedIn = ({ text, marks = [] }: DiffRow) => marks.map(([from, to]) => text.slice(from, to));
const changedRows = (rows: readonly DiffRow[]) => rows.filter(({ kind }) => kind !== 'same');

describe('diffTexts', () => {
  it('[PRJ-03] numbers the lines of both sides, and marks the words that differ', () => {
    const rows = diffTexts('a\nconst size = 12;\nc\n', 'a\nconst size = 34;\nc\nd\n');
    expect(rows.map(({ kind, oldNumber, newNumber }) => [kind, oldNumber, newNumber])).toEqual([
      ['same', 1, 1],
      ['removed', 2, undefined],
      ['added', undefined, 2],
      ['same', 3, 3],
      ['added', undefined, 4],
    ]);
    expect(changedRows(rows).map(markedIn)).toEqual([['12'], ['34'], []]);
  });

  it('marks several words of one line, and none of lines that have little in common', () => {
    const [before, after] = changedRows(
      diffTexts('the red fox and the grey hen\n', 'the tan fox and the pied hen\n'),
    );
    expect(before && markedIn(before)).toEqual(['red', 'grey']);
    expect(after && markedIn(after)).toEqual(['tan', 'pied']);
    expect(changedRows(diffTexts('one\n', 'completely other\n')).flatMap(markedIn)).toEqual([]);
  });

  it('[DIFF-06] marks whole words of many scripts, and signs by themselves', () => {
    const marked = (before: string, after: string) =>
      changedRows(diffTexts(`${before}\n`, `${after}\n`)).map(markedIn);
    expect(marked('Grüße an alle, heute', 'Grüne an alle, heute')).toEqual([['Grüße'], ['Grüne']]);
    expect(marked('नमस्ते दुनिया और सब', 'नमस्कार दुनिया और सब')).toEqual([['नमस्ते'], ['नमस्कार']]);
    expect(marked('今日は天気がいい', '今日は機嫌がいい')).toEqual([['天気'], ['機嫌']]);
    expect(marked('call(a, b)', 'call(a, b, c)')).toEqual([[], [', c']]);
    expect(marked('return total_count + others', 'return totals_count + others')).toEqual([
      ['total_count'],
      ['totals_count'],
    ]);
  });

  it('marks no words past a deadline, and with none however slow the clock runs', () => {
    const texts = ['const size = 12;\n', 'const size = 34;\n'] as const;
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
    expect(diffWithClock(...texts).flatMap(markedIn)).toEqual([]);
    expect(diffTexts(...texts).flatMap(markedIn)).toEqual(['12', '34']);
    clock.mockRestore();
  });

  it('tells a new file, one that is gone, and one without a line break at its end', () => {
    expect(diffTexts('', 'a\nb\n').map(({ kind }) => kind)).toEqual(['added', 'added']);
    expect(diffTexts('a\n', '').map(({ kind }) => kind)).toEqual(['removed']);
    expect(diffTexts('', '')).toEqual([]);
    expect(diffTexts('a\n', 'a').map(({ lacksLineBreak = false }) => lacksLineBreak)).toEqual([false, true]);
  });

  it('[DIFF-06] marks the one word that differs in a very long line', () => {
    const data = (value: string) => `{${'"name":"value",'.repeat(500)}"last":"${value}"}\n`;
    expect(changedRows(diffTexts(data('one'), data('two'))).map(markedIn)).toEqual([['one'], ['two']]);
  });

  it('gives up on words of very long lines, not on the lines', () => {
    const long = (end: string) => `${'x '.repeat(1000)}${end}\n`;
    const rows = diffTexts(long('a'), long('b'));
    expect(rows.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(rows.flatMap(markedIn)).toEqual([]);
  });
});

describe('foldRows', () => {
  it('[PRJ-03] folds what is unchanged, but for three lines around each change', () => {
    const sections = foldRows(diffTexts(lines(40), lines(40, { 20: 'other' })));
    expect(sections.map(({ type, rows }) => [type, rows.length])).toEqual([
      ['fold', 16],
      ['lines', 8],
      ['fold', 17],
    ]);
  });

  it('leaves a few unchanged lines open', () => {
    const sections = foldRows(diffTexts(lines(14), lines(14, { 1: 'x', 11: 'y' })));
    expect(sections.some(({ type }) => type === 'fold')).toBe(false);
  });
});
