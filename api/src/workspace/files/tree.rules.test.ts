import { treeOf } from './tree.rules';

describe('treeOf', () => {
  it('gives the same files the same hash, in any order', () => {
    const a = { path: 'a.ts', text: 'one' };
    const b = { path: 'src/b.ts', text: 'two' };
    expect(treeOf([a, b])).toEqual(treeOf([b, a]));
  });

  it('tells a moved text from a copied one and counts bytes, not letters', () => {
    expect(treeOf([{ path: 'a.ts', text: 'é' }]).entries[0]?.size).toBe(2);
    expect(treeOf([{ path: 'a.ts', text: 'x' }]).hash).not.toBe(treeOf([{ path: 'b.ts', text: 'x' }]).hash);
  });
});
