import fc from 'fast-check';
import { mergeDraft, textOf } from './merge-drafts';

const of = (texts: Record<string, string>) => new Map(Object.entries(texts));

describe('[SCR-02] a draft on top of another version', () => {
  it('keeps both where they touch different lines', () => {
    const merged = mergeDraft(
      of({ 'a.ts': 'one\ntwo\nthree\nfour\n' }),
      of({ 'a.ts': 'MINE\ntwo\nthree\nfour\n' }),
      of({ 'a.ts': 'one\ntwo\nthree\nTHEIRS\n', 'b.ts': 'new\n' }),
    );
    expect(merged.conflicts).toEqual([]);
    expect(Object.fromEntries(merged.files)).toEqual({
      'a.ts': 'MINE\ntwo\nthree\nTHEIRS\n',
      'b.ts': 'new\n',
    });
  });

  it('asks about each place that both changed, and about nothing else', () => {
    const { conflicts, files } = mergeDraft(
      of({ 'a.ts': 'one\ntwo\nthree\n' }),
      of({ 'a.ts': 'one\nmine\nthree\n' }),
      of({ 'a.ts': 'one\ntheirs\nthree\n' }),
    );
    expect(files.get('a.ts')).toBe('one\nmine\nthree\n');
    const stretches = conflicts[0]?.stretches ?? [];
    expect(stretches.filter(({ kind }) => kind === 'conflict')).toEqual([
      { kind: 'conflict', yours: 'mine\n', theirs: 'theirs\n' },
    ]);
    expect(textOf(stretches, ['yours'])).toBe('one\nmine\nthree\n');
    expect(textOf(stretches, ['theirs'])).toBe('one\ntheirs\nthree\n');
    expect(textOf(stretches, ['both'])).toBe('one\nmine\ntheirs\nthree\n');
  });

  it('asks where one side took a file away that the other changed', () => {
    const base = of({ 'a.ts': 'one\n', 'b.ts': 'one\n' });
    const { conflicts } = mergeDraft(base, of({ 'b.ts': 'mine\n' }), of({ 'a.ts': 'theirs\n' }));
    expect(conflicts.map(({ path, removedBy }) => [path, removedBy])).toEqual([
      ['a.ts', 'you'],
      ['b.ts', 'them'],
    ]);
  });

  it('takes away what you took away and they left alone', () => {
    const base = of({ 'a.ts': 'one\n' });
    expect(mergeDraft(base, of({}), base)).toEqual({ files: of({}), conflicts: [] });
  });

  const texts = fc.dictionary(
    fc.constantFrom('a.ts', 'b.ts'),
    fc
      .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 })
      .map((lines) => lines.map((line) => `${line}\n`).join('')),
  );

  it('gives theirs where you changed nothing, and yours where they did not', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(mergeDraft(of(one), of(one), of(other))).toEqual({ files: of(other), conflicts: [] });
        const yours = mergeDraft(of(one), of(other), of(one));
        expect(Object.fromEntries(yours.files)).toEqual(other);
        expect(yours.conflicts).toEqual([]);
      }),
    );
  });

  it('never drops what you wrote without asking', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, yours, theirs) => {
        const { files, conflicts } = mergeDraft(of(base), of(yours), of(theirs));
        for (const { path } of conflicts) expect(files.get(path)).toBe(of(yours).get(path));
      }),
    );
  });
});
