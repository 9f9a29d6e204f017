import { buildApi, buildMessage, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Conversation } from './conversation';

const failed = {
  runId: uuid(201),
  status: 'failed' as const,
  receipt: null,
  versionId: null,
  conflicts: [
    { path: 'src/App.tsx', places: [{ mine: 'const mine = 1;', theirs: 'const theirs = 2;' }] },
    { path: 'src/long.ts', places: [] },
  ],
};

async function renderFailed() {
  const items = [
    buildMessage({
      ...failed,
      conflicts: [],
      id: '1',
      role: 'user',
      text: 'Larger',
      at: '2026-11-20T10:00:00.000Z',
    }),
    buildMessage({
      ...failed,
      id: '2',
      role: 'assistant',
      text: 'Needs your decision: src/App.tsx, src/long.ts',
      at: '2026-11-20T10:00:01.000Z',
    }),
  ];
  const { api } = buildApi({ 'GET /project/:id/messages': () => ({ items, nextCursor: null }) });
  const onOpenFile = jest.fn();
  const view = renderRemote(
    <Conversation
      projectId={uuid(1)}
      head={{ id: uuid(102), number: 2 }}
      pins={new Map()}
      onPin={jest.fn()}
      undone={new Set()}
      found={new Map()}
      about={undefined}
      onAbout={jest.fn()}
      onRunEnd={jest.fn()}
      onUndo={jest.fn()}
      onBeforeAfter={jest.fn()}
      onOpenFile={onOpenFile}
      revision={0}
    />,
    { shell: { api } },
  );
  const notice = await screen.findByRole('group', { name: 'Needs your decision' });
  return { ...view, onOpenFile, notice };
}

describe('a change that touches lines edited by hand', () => {
  it('[SCR-02] asks for a decision, and does not offer what would meet the same', async () => {
    const { notice, onOpenFile, container } = await renderFailed();
    expect(within(notice).getByText('src/App.tsx')).toBeVisible();
    expect(screen.getByText('v2 is still in place.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(within(notice).getByRole('button', { name: 'Open in Code' }));
    expect(onOpenFile).toHaveBeenCalledWith('src/App.tsx');
  });

  it('[SCR-02] shows both texts side by side, with the way to each file', async () => {
    const { notice, onOpenFile, container } = await renderFailed();
    await userEvent.click(within(notice).getByRole('button', { name: 'Show both texts' }));
    const file = screen.getByRole('region', { name: 'src/App.tsx' });
    expect(within(file).getByText('const mine = 1;')).toBeVisible();
    expect(within(file).getByText('const theirs = 2;')).toBeVisible();
    const long = screen.getByRole('region', { name: 'src/long.ts' });
    expect(within(long).getByText('There is too much of it to show here.')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(within(long).getByRole('button', { name: 'Open in Code' }));
    expect(onOpenFile).toHaveBeenCalledWith('src/long.ts');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
