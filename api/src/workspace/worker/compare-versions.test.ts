import { presentTree } from '../versions/version-diff.view';
import { compare } from './compare-versions.child';

describe('what is different between two states of a project', () => {
  it('[DIFF-01] counts no lines of what is no text', () => {
    const picture = { path: 'cover.png', text: 'PNG\u0000\u0001' };
    const note = { path: 'notes.md', text: 'One\n' };
    const { files } = compare({ before: [], after: [picture, note], models: undefined });
    const entries = [picture, note].map(({ path, text }) => {
      const after = { path, hash: path, size: text.length };
      return { path, status: 'added', before: undefined, after } as const;
    });
    expect(presentTree(entries, files)).toMatchObject([
      { path: 'cover.png', added: null, removed: null },
      { path: 'notes.md', added: 1, removed: 0 },
    ]);
  });
});
