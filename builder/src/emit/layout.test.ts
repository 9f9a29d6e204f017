import { arrayOf, group, hardLine, indent, line, objectOf, print, softLine } from './layout';

const words = (count: number) => Array.from({ length: count }, (_, place) => `'word ${String(place)}'`);

describe('the layout of emitted code', () => {
  it('keeps on one line what fits, and breaks from the outside in', () => {
    expect(print(['const a = ', objectOf(['b: 1', ['c: ', arrayOf(['1', '2'])]]), ';'])).toBe(
      'const a = { b: 1, c: [1, 2] };\n',
    );
    expect(
      print([
        'const a = ',
        objectOf([
          ['b: ', arrayOf(words(6))],
          ['c: ', arrayOf(words(4))],
        ]),
        ';',
      ]),
    ).toBe(
      "const a = {\n  b: ['word 0', 'word 1', 'word 2', 'word 3', 'word 4', 'word 5'],\n  c: ['word 0', 'word 1', 'word 2', 'word 3'],\n};\n",
    );
  });

  it('counts what follows on the same line', () => {
    const call = group(['f(', indent([softLine, 'x'.repeat(100)]), softLine, ')']);
    expect(print([call, ';'])).toBe(`f(${'x'.repeat(100)});\n`);
    expect(print([call, ' + more_text;'])).toBe(`f(\n  ${'x'.repeat(100)}\n) + more_text;\n`);
  });

  it('breaks every group around a line that is always new', () => {
    expect(print(objectOf(['a: 1', ['/** Why. */', hardLine, 'b: 2']]))).toBe(
      '{\n  a: 1,\n  /** Why. */\n  b: 2,\n}\n',
    );
    expect(print(group(['a', line, 'b'], true))).toBe('a\nb\n');
  });
});
