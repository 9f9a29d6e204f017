import type { FileDiff, FileStatus, VersionDiff } from '@tessera/shared/contracts';
import { buildApi, buildApiError, buildVersion, renderRemote } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CompareView } from './compare-view';

const [from, to] = [buildVersion({ number: 9 }), buildVersion({ number: 13 })];

function buildDiff(overrides: Partial<VersionDiff> = {}): VersionDiff {
  return {
    version: { id: to.id, number: 13 },
    against: { id: from.id, number: 9 },
    tree: [
      { name: 'app.ir.json', path: 'app.ir.json', type: 'file', status: 'modified', added: 9, removed: 0 },
      { name: 'App.tsx', path: 'src/App.tsx', type: 'file', status: 'modified', added: 2, removed: 1 },
      { name: 'big.txt', path: 'data/big.txt', type: 'file', status: 'added', added: null, removed: null },
    ],
    modelChanges: ['field Priority added to Task'],
    records: null,
    ...overrides,
  };
}

const numbered = (from0: number, to0: number) =>
  Array.from({ length: to0 - from0 }, (_, index) => `line ${String(from0 + index)}\n`).join('');
const FILE: FileDiff = {
  status: 'modified',
  oldText: `${numbered(0, 20)}const size = 12;\n`,
  newText: `first\n${numbered(0, 20)}const size = 34;\n`,
};

function renderComparison(answers: Parameters<typeof buildApi>[0] = {}) {
  const { api } = buildApi({
    'GET /versions/:id/diff': () => buildDiff(),
    'GET /versions/:id/diff/file': () => FILE,
    ...answers,
  });
  const onSwap = jest.fn();
  const onClose = jest.fn();
  const view = renderRemote(<CompareView {...{ from, to, onSwap, onClose }} />, { shell: { api } });
  return { ...view, onSwap, onClose };
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const linesOf = (path: string) => screen.findByRole('table', { name: `Changes in ${path}` });

describe('[PRJ-03] the comparison of two versions', () => {
  it('says in words what is different, then which files, then which lines', async () => {
    const { container } = renderComparison();

    expect(await screen.findByText('Field Priority added to Task')).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 2, name: '3 files, 11 lines added, 1 removed' }),
    ).toBeVisible();
    const table = await linesOf('src/App.tsx');
    expect(within(table).getByText('34')).toContainHTML('<ins>34</ins>');
    expect(within(table).getByText('12')).toContainHTML('<del>12</del>');
    expect(within(table).getByRole('row', { name: /^22 added const size = 34/ })).toBeInTheDocument();
    // Told in words above, and too large to be read by itself.
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /app\.ir\.json/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('heading', { name: 'v9 → v13' })).toHaveFocus();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('folds what did not change, and opens it at a press', async () => {
    renderComparison();
    const table = await linesOf('src/App.tsx');
    expect(within(table).queryByText('line 10')).not.toBeInTheDocument();

    await userEvent.click(within(table).getByRole('button', { name: 'Show 14 unchanged lines' }));

    expect(within(table).getByText('line 10')).toBeVisible();
  });

  it('goes from change to change by keys and by buttons, and leaves by Escape', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { onClose } = renderComparison();
    await linesOf('src/App.tsx');

    await userEvent.keyboard('n');
    expect(rowOf(/first/)).toHaveFocus();
    await userEvent.keyboard('n');
    expect(rowOf(/const size = 12/)).toHaveFocus();
    await userEvent.keyboard('p');
    expect(rowOf(/first/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[DIFF-01] says of files that went who took them away, and of those that moved where they were', async () => {
    const gone = (name: string, status: FileStatus) =>
      ({ name, path: name, type: 'file', status, added: 0, removed: 3 }) as const;
    const tree = [
      gone('by-hand.ts', 'deleted'),
      { ...gone('new.ts', 'renamed'), oldPath: 'src/old.ts' },
      gone('written.ts', 'removed'),
    ];
    renderComparison({ 'GET /versions/:id/diff': () => buildDiff({ tree }) });

    expect(await screen.findByRole('button', { name: /^Deleted: by-hand\.ts/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Moved: new\.ts Moved from src\/old\.ts/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Removed: written\.ts/ })).toBeVisible();
  });

  it('says that two versions are the same', async () => {
    renderComparison({ 'GET /versions/:id/diff': () => buildDiff({ tree: [], modelChanges: [] }) });
    expect(await screen.findByText('v9 and v13 are the same.')).toBeVisible();
  });

  it('says why nothing was compared, and tries again', async () => {
    let tries = 0;
    renderComparison({
      'GET /versions/:id/diff': () => {
        tries += 1;
        if (tries === 1) throw buildApiError(503, { error: 'The builder is busy.', code: 'UNAVAILABLE' });
        return buildDiff();
      },
    });

    expect(await screen.findByText('The builder is busy.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Field Priority added to Task')).toBeVisible();
  });
});
