import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTree } from '../code/file-tree';
import { FileTree } from './tree-view';

const NO_MARKS = { changes: new Map(), problems: new Map() };

function renderTree(paths: readonly string[], active?: string) {
  renderRemote(<FileTree nodes={buildTree(paths)} active={active} marks={NO_MARKS} onOpen={jest.fn()} />);
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `src/part-${String(index % 10)}/file-${String(index)}.ts`);

describe('[SCR-11] the tree of files', () => {
  it('shows every file of a small project', () => {
    renderTree(many(20));
    expect(screen.getAllByRole('button', { name: /^file-/ })).toHaveLength(20);
  });

  it('of a large one shows the way to the open file, and draws a folder when it is opened', async () => {
    renderTree(many(1000), 'src/part-3/file-3.ts');
    expect(screen.getAllByText(/^part-/)).toHaveLength(10);
    expect(screen.getAllByText(/^file-/)).toHaveLength(100);
    expect(screen.getByRole('button', { name: 'file-3.ts' })).toBeVisible();

    await userEvent.click(screen.getByText('part-4'));
    expect(await screen.findByText('file-4.ts')).toBeInTheDocument();
    expect(screen.getAllByText(/^file-/)).toHaveLength(200);
  });
});
