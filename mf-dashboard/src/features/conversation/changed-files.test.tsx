import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { emptyProgress } from '../../lib/run-progress';
import { ChangedFiles } from './changed-files';
import type { LiveTurn } from './conversation.store';
import { LiveTurnView } from './live-turn';
import { OpenFileProvider } from './open-file';

type Files = Parameters<typeof ChangedFiles>[0]['files'];

const file = (path: string, change: 'modified' | 'removed' = 'modified') => ({
  path,
  change,
  added: 1,
  removed: 1,
});

function renderFiles(files: Files) {
  const onOpen = jest.fn();
  const label = `${String(files.length)} files`;
  const view = renderRemote(
    <OpenFileProvider value={onOpen}>
      <ChangedFiles files={files} label={label} changesTo="/git-deff/a?run=b" />
    </OpenFileProvider>,
  );
  return { ...view, onOpen };
}

function renderLive(path: string) {
  const onOpen = jest.fn();
  const live: LiveTurn = {
    runId: 'run',
    key: 'key',
    text: 'add a rating',
    attachments: [],
    progress: { ...emptyProgress, files: [{ path, change: 'added' }] },
    liveness: 'live',
    isStopping: false,
  };
  const view = renderRemote(
    <OpenFileProvider value={onOpen}>
      <ul>
        <LiveTurnView live={live} />
      </ul>
    </OpenFileProvider>,
  );
  return { ...view, onOpen };
}

describe('the files of a change', () => {
  it('[SCR-02] leads from the files of a receipt to the code, but not to one that is gone', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `src/page-${String(index)}.tsx`);
    const { onOpen, container } = renderFiles([
      file('src/gone.ts', 'removed'),
      ...names.map((each) => file(each)),
    ]);
    await userEvent.click(screen.getByRole('button', { name: '10 files' }));
    const items = screen.getAllByRole('menuitem');
    expect(items).toHaveLength(9);
    expect(items[0]).toHaveAttribute('aria-disabled', 'true');
    expect(items[8]).toHaveTextContent('and 2 more');
    expect(items[8]).toHaveAttribute('href', '/git-deff/a?run=b');
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(screen.getByRole('menuitem', { name: /^src\/gone\.ts/ }));
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'src/page-3.tsx' }));
    expect(onOpen).toHaveBeenCalledWith('src/page-3.tsx');
  });

  it('[SCR-02] leads from the one file of a receipt straight to the code', async () => {
    const { onOpen } = renderFiles([file('src/App.tsx')]);
    await userEvent.click(screen.getByRole('button', { name: '1 files' }));
    expect(onOpen).toHaveBeenCalledWith('src/App.tsx');
  });

  it('[SCR-02] leads nowhere from one file that is gone', () => {
    renderFiles([file('src/gone.ts', 'removed')]);
    expect(screen.getByText('1 files')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[SCR-02] leads from the file that is being written to the code', async () => {
    const { onOpen } = renderLive('src/plant.ts');
    await userEvent.click(screen.getByRole('button', { name: 'src/plant.ts' }));
    expect(onOpen).toHaveBeenCalledWith('src/plant.ts');
  });
});
