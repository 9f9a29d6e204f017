import { findSimilar } from './renamed-files.rules';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index}\n`).join('');
const file = (path: string, text: string) => ({ path, text });

describe('findSimilar', () => {
  it('[DIFF-06] takes a file for one that went where half of its lines are the same', () => {
    const gone = [file('a.txt', lines(0, 10))];
    expect(findSimilar(gone, [file('b.txt', lines(5, 15))])).toEqual([{ from: 'a.txt', to: 'b.txt' }]);
    expect(findSimilar(gone, [file('b.txt', lines(6, 16))])).toEqual([]);
    expect(findSimilar(gone, [file('b.txt', lines(0, 21))])).toEqual([]);
  });

  it('puts the likest together, each file once', () => {
    const gone = [file('one.txt', lines(0, 10)), file('two.txt', lines(0, 10) + lines(90, 92))];
    const come = [file('b.txt', lines(0, 9)), file('c.txt', lines(0, 10) + lines(90, 92))];
    expect(findSimilar(gone, come)).toEqual([
      { from: 'two.txt', to: 'c.txt' },
      { from: 'one.txt', to: 'b.txt' },
    ]);
  });

  it('prefers the same name among files that are alike', () => {
    const [was, is] = [lines(0, 10), lines(0, 9)];
    const come = [file('new/x.txt', is), file('new/a.txt', is)];
    expect(findSimilar([file('old/a.txt', was)], come)).toEqual([{ from: 'old/a.txt', to: 'new/a.txt' }]);
  });

  it('sees the same lines with other line ends and indents', () => {
    const come = [file('b.txt', lines(0, 10).replaceAll('\n', '\r\n').replaceAll('line', '  line'))];
    expect(findSimilar([file('a.txt', lines(0, 10))], come)).toHaveLength(1);
  });

  it('says nothing of empty files and of blank lines', () => {
    expect(findSimilar([file('a.txt', '')], [file('b.txt', '')])).toEqual([]);
    expect(findSimilar([file('a.txt', '\n\n\n')], [file('b.txt', '\n\n\n')])).toEqual([]);
  });

  it('[SAFE-01] finds the moves of a whole project without comparing each with each', () => {
    const many = (folder: string, more: string) =>
      Array.from({ length: 1000 }, (_, index) => {
        return file(`${folder}/${index}.txt`, lines(index * 20, index * 20 + 20) + more);
      });
    const start = performance.now();
    const found = findSimilar(many('old', 'common\n'), many('new', 'common\nmore\n'));
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(found).toHaveLength(1000);
    expect(found.every((rename) => rename.from.replace('old', 'new') === rename.to)).toBe(true);
  });

  it('finds files of common lines by their names, among many', () => {
    const many = (folder: string, more: string) =>
      Array.from({ length: 60 }, (_, index) => file(`${folder}/${index}.txt`, lines(0, 20) + more));
    const found = findSimilar(many('old', ''), many('new', 'more\n'));
    expect(found.every((rename) => rename.from.replace('old', 'new') === rename.to)).toBe(true);
    expect(found).toHaveLength(60);
  });
});
