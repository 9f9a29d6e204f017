import { findUnstorableText } from './unstorable-text';

describe('text that cannot be kept', () => {
  it.each([
    ['nothing', { a: ['b', { c: 'd' }], e: 1, f: null }, []],
    ['the root', '\0', ['']],
    ['a text', { a: ['x', { b: 'y\0' }] }, ['a.1.b']],
    ['half a pair', { a: '\ud800', b: '😀' }, ['a']],
    ['a name', { a: { 'b\0': 'c' } }, ['a.b\0']],
    ['the first, in their order', { a: '\0', b: ['\0', '\0'] }, ['a', 'b.0', 'b.1']],
  ])('is found: %s', (_name, value, paths) => {
    expect(findUnstorableText(value)).toEqual(paths);
  });

  it('counts below the eighth name at that', () => {
    let value: unknown = '\0';
    for (let depth = 0; depth < 10_000; depth += 1) value = [value];
    expect(findUnstorableText(value)).toEqual(['0.0.0.0.0.0.0.0']);
  });

  it.each([
    ['numbers', '0'],
    ['objects', '{}'],
    ['texts', '""'],
  ])(
    '[SAFE-01] is looked for in a million bytes of %s in a few times what parsing them takes',
    (_name, item) => {
      const body = `[${Array<string>(Math.floor(1_000_000 / (item.length + 1)))
        .fill(item)
        .join(',')}]`;
      const time = (work: () => unknown) => {
        const begin = performance.now();
        work();
        return performance.now() - begin;
      };
      // The best of some rounds, so that another process is not measured.
      const rounds = Array.from({ length: 5 }, () => {
        let value: unknown;
        const parsing = time(() => (value = JSON.parse(body)));
        return { parsing, finding: time(() => findUnstorableText(value)) };
      });
      const best = (of: 'parsing' | 'finding') => Math.min(...rounds.map((round) => round[of]));
      expect(best('finding') / best('parsing')).toBeLessThan(12);
    },
  );
});
