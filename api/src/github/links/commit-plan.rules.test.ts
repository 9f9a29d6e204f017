import { gitHashOf } from '../../workspace';
import { commitMessage, wordsOf } from './commit-message.rules';
import { planChanges, type BranchFiles, type HeldFile } from './commit-plan.rules';
import { pullRequestText } from './pull-request-text.rules';

const file = (path: string, hash: string): HeldFile => ({ path, hash, size: 1 });

function branch(held: readonly HeldFile[], others: Readonly<Record<string, string>> = {}): BranchFiles {
  return {
    held: new Map(held.map((each) => [each.path, each])),
    modes: new Map([...held.map(({ path }) => [path, '100644'] as const), ...Object.entries(others)]),
    outside: new Set(Object.keys(others)),
  };
}

const whyKept = ({ path }: HeldFile) => (path.endsWith('.pem') ? 'A secret' : undefined);

describe('what a commit has of a version', () => {
  it('[SCR-18] is what differs, and nothing where nothing does', () => {
    const files = [file('a', '1'), file('b', '2')];
    expect(planChanges(branch(files), files, whyKept)).toMatchObject({
      writes: [],
      removes: [],
      leftOut: [],
    });
    const plan = planChanges(branch(files), [file('a', '3'), file('c', '4')], whyKept);
    expect(plan.writes.map(({ file: { path }, mode }) => [path, mode])).toEqual([
      ['a', '100644'],
      ['c', '100644'],
    ]);
    expect(plan.removes).toEqual(['b']);
    expect([...plan.after.held.values()]).toEqual([file('a', '3'), file('c', '4')]);
  });

  it('[SCR-18] is never a secret: what is there by its name stays', () => {
    const plan = planChanges(branch([file('k.pem', '1')]), [file('k.pem', '2')], whyKept);
    expect(plan).toMatchObject({ writes: [], removes: [], leftOut: [{ path: 'k.pem', why: 'A secret' }] });
    expect(plan.after.held.get('k.pem')).toEqual(file('k.pem', '1'));
    expect(planChanges(plan.after, [], whyKept).removes).toEqual(['k.pem']);
  });

  it('[SCR-18] takes the place of nothing that a project cannot hold, of no folder either', () => {
    const there = branch([], { 'logo.png': '100644', 'art/a.png': '100644', module: '160000' });
    const version = ['logo.png', 'art', 'module/x', 'arts'].map((path) => file(path, '1'));
    const { writes, leftOut } = planChanges(there, version, whyKept);
    expect(writes.map((write) => write.file.path)).toEqual(['arts']);
    expect(leftOut.map(({ path }) => path)).toEqual(['logo.png', 'art', 'module/x']);
  });
});

describe('the words of a commit', () => {
  it('[SCR-18] have a short first line, and say in full below what did not fit', () => {
    expect(commitMessage('  Short \n\nBody ')).toBe('Short\n\nBody');
    expect(commitMessage('')).toBe('Changes from Tessera');
    const long = 'word '.repeat(20).trim();
    const [first = '', blank, below] = commitMessage(long).split('\n');
    expect(first.length).toBeLessThanOrEqual(72);
    expect(first.endsWith('word…')).toBe(true);
    expect([blank, below]).toEqual(['', long]);
    expect(commitMessage('x'.repeat(100)).split('\n')[0]).toBe(`${'x'.repeat(71)}…`);
  });

  it('[SCR-18] name the versions that are in it besides, the newest of very many', () => {
    const versions = Array.from({ length: 22 }, (_, at) => ({ number: at + 1, note: `N${at + 1}\nmore` }));
    const lines = commitMessage('All', versions).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'All',
      '',
      'With the versions before it:',
      '- 2 older versions',
      '- v3: N3',
    ]);
    expect(lines).toHaveLength(24);
  });

  it('[SCR-18] of a merge are those of the versions that went into it', () => {
    const one = { number: 3, note: 'Add a rating\n\nwith stars' };
    expect(wordsOf([])).toBe('Changes from Tessera');
    expect(wordsOf([one])).toBe(one.note);
    expect(wordsOf([{ number: 2, note: 'Add a field' }, one])).toBe(
      'Add a rating and 1 more change\n\nWith the versions before it:\n- v2: Add a field\n- v3: Add a rating',
    );
    const [title = ''] = wordsOf([one, { number: 4, note: 'word '.repeat(30) }]).split('\n');
    expect(title.length).toBeLessThanOrEqual(72);
    expect(title).toMatch(/word… and 1 more change$/);
  });
});

it('[SCR-18] calls a text what Git calls it', () => {
  expect(gitHashOf('')).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
  expect(gitHashOf('hello\n')).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
});

it('[SCR-18] a pull request says what changed, what its checks came to, and its files', () => {
  const checks = { passed: 14, failed: ['Tasks can be added'], untried: [], waiting: [], performed: [] };
  const receipt = {
    ...{ filesChanged: [], modelChanges: ['field Priority added to Task'], coverage: [], assumptions: [] },
    ...{ decisions: [], credits: 0, data: { converted: [], archived: ['notes of 2 tasks'] } },
    checks: { ...checks, added: [], removed: [] },
  };
  const changed = { type: 'file' as const, added: 3, removed: 1 };
  const text = pullRequestText({
    titles: ['Tidy up', 'Add priority'],
    versions: [2, 3, 4],
    receipts: [{ versionNumber: 3, receipt }],
    files: [
      { ...changed, name: 'a.ts', path: 'src/a.ts', status: 'modified' },
      { ...changed, name: 'b.ts', path: 'b.ts', status: 'deleted' },
      { ...changed, name: 'd.ts', path: 'd.ts', oldPath: 'c.ts', status: 'renamed', added: 0, removed: 0 },
    ],
  });
  expect(text.title).toBe('Add priority and 1 more change');
  expect(text.body.split('\n')).toEqual([
    ...['## What changed', '', '- Tidy up', '- Add priority', '- Field Priority added to Task', ''],
    ...['## Records', '', '- Notes of 2 tasks', ''],
    ...['## Checks', '', '- v3: 14 checks passed, 1 failed:', '  - Tasks can be added'],
    ...['- Made after these checks: v4', ''],
    ...['## Files', '', '- `src/a.ts` (+3 −1)', '- `b.ts` removed', '- `d.ts` moved from `c.ts`'],
  ]);
});
