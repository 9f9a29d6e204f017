import type { RunConflict } from '@tessera/shared/contracts';
import { refuseConflicts, whatStayed, withinBounds } from './run-conflicts.service';

const conflict = (path: string, letters: number): RunConflict => ({
  path,
  places: [{ mine: 'm'.repeat(letters), theirs: '' }],
});
const kept = (conflicts: readonly RunConflict[]) =>
  withinBounds(conflicts).flatMap(({ path, places }) => (places.length > 0 ? [path] : []));

describe('what a run keeps of conflicts', () => {
  it('[SCR-02] keeps the texts of five files', () => {
    const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const conflicts = paths.map((path) => conflict(path, 10));
    expect(kept(conflicts)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(withinBounds(conflicts).map(({ path }) => path)).toEqual(paths);
  });

  it('[SCR-02] keeps 100,000 letters of all together, and the path alone of what is longer', () => {
    expect(kept([conflict('a', 60_000), conflict('b', 40_001), conflict('c', 40_000)])).toEqual(['a', 'c']);
  });

  it('names all files in the sentence, and refuses nothing where there is no conflict', () => {
    expect(() => {
      refuseConflicts([conflict('a', 1), conflict('b', 1)]);
    }).toThrow('Needs your decision: a, b');
    expect(() => {
      refuseConflicts([]);
    }).not.toThrow();
  });
});

describe('what a change says of places that stayed as they were edited', () => {
  const place = (path: string, text: string) => ({ path, mine: 'mine', theirs: 'theirs', text });

  it('[SCR-02] names their files once, and counts what are many', () => {
    const four = ['a', 'b', 'c', 'd'].map((path) => place(path, 'mine'));
    expect(whatStayed([place('a', 'mine'), place('a', 'both')])).toContain('your text stands in a:');
    expect(whatStayed(four)).toContain('your text stands in a, b, c, 1 more:');
  });

  it('[SCR-02] is nothing where the new text was taken everywhere', () => {
    expect(whatStayed([])).toBe('');
    expect(whatStayed([place('a', 'theirs')])).toBe('');
  });
});
