import { TOKEN_KINDS, tokensOfLine } from './syntax';
import { tokenize } from './tokenize';

/** The coloured words of each line. */
function coloured(path: string, text: string): (readonly [word: string, kind: string])[][] {
  const syntax = tokenize(path, text);
  return text.split('\n').map((line, index) => {
    const tokens = tokensOfLine(syntax, index + 1);
    return Array.from({ length: tokens.length / 3 }, (_, place) => {
      const [from = 0, to = 0, kind = 0] = tokens.subarray(place * 3, place * 3 + 3);
      return [line.slice(from, to), TOKEN_KINDS[kind] ?? ''] as const;
    });
  });
}

describe('tokenize', () => {
  it('[DIFF-06] colours TypeScript with markup', () => {
    const [line = []] = coloured('a.tsx', 'const a: Song = <b title="x">{1}</b>;');
    expect(line).toEqual(
      expect.arrayContaining([
        ['const', 'keyword'],
        ['Song', 'type'],
        ['b', 'type'],
        ['title', 'attribute'],
        ['"x"', 'string'],
        ['1', 'number'],
      ]),
    );
  });

  it('colours a token of several lines in each of them, past empty ones', () => {
    expect(coloured('a.ts', 'a;\n\n/* one\n\n two */\nlet b;')).toEqual([
      [],
      [],
      [['/* one', 'comment']],
      [],
      [[' two */', 'comment']],
      [['let', 'keyword']],
    ]);
  });

  it.each([
    ['a.css', 'p { color: red }', 'type'],
    ['a.html', '<p class="x">', 'attribute'],
    ['a.json', '{ "a": 1 }', 'number'],
    ['a.md', '# Title', 'heading'],
  ])('colours %s', (path, text, kind) => {
    expect(
      coloured(path, text)
        .flat()
        .map(([, one]) => one),
    ).toContain(kind);
  });

  it('leaves what it does not know plain', () => {
    expect(coloured('a.unknown', 'const a = 1;\n')).toEqual([[], []]);
  });
});
