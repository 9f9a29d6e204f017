import type { ListedCheck } from '@tessera/shared/contracts';
import { buildApi, buildApiError, buildVersionChecks, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ChecksPanel } from './checks-panel';
import { ChecksStatus } from './checks-status';
import { useVersionChecks } from './use-version-checks';
import { VersionChecks } from './version-checks';

const LIST: readonly ListedCheck[] = [
  { id: 'e1.add', title: 'A book can be added', state: 'passed' },
  {
    id: 'e1.delete',
    title: 'A book can be deleted',
    state: 'failed',
    message: 'It is still there.',
    isNew: true,
  },
  { id: 'e1.search', title: 'A book can be searched', state: 'untried', message: 'No records.' },
  { id: 'e1.sort', title: 'Books can be sorted', state: 'waiting' },
];
const CHECKS = buildVersionChecks({
  passed: 1,
  failed: [{ id: 'e1.delete', title: 'A book can be deleted', isNew: true }],
  untried: [{ id: 'e1.search', title: 'A book can be searched' }],
  waiting: 1,
});

function renderPanel(list: readonly ListedCheck[] = LIST, beforeAnswer: () => unknown = () => undefined) {
  const { api } = buildApi({
    'GET /versions/:id/checks': async () => {
      await beforeAnswer();
      return { due: [], checks: CHECKS, list, triedAt: '2026-11-20T10:00:00.000Z' };
    },
    'GET /versions/:id/file': () => new Promise(() => undefined),
  });
  const onShow = jest.fn();
  function Page() {
    const versionChecks = useVersionChecks(uuid(1), jest.fn());
    return (
      <>
        <VersionChecks
          versionChecks={versionChecks}
          versionId={uuid(101)}
          onUndo={undefined}
          isUndoing={false}
        />
        <ChecksPanel
          versionChecks={versionChecks}
          versionId={uuid(101)}
          renderWatch={(close) => (
            <button type="button" onClick={close}>
              End of watching
            </button>
          )}
        />
        <ChecksStatus versionChecks={versionChecks} onShow={onShow} />
      </>
    );
  }
  return { ...renderRemote(<Page />, { shell: { api } }), onShow };
}

describe('[SCR-02] the checks of a version', () => {
  it('are listed each with what came of it and why, and when they were tried', async () => {
    const { container } = renderPanel();

    const items = within(await screen.findByRole('list', { name: 'Checks' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Passed: A book can be addedPassed',
      'Failed: A book can be deletedIt is still there.It passed in the version before.Failed',
      'Could not be tried: A book can be searchedNo records.Could not be tried',
      'Not tried: Books can be sortedNot tried',
    ]);
    expect(screen.getByRole('heading', { name: '1 of 4 passing' })).toBeVisible();
    expect(screen.getByText(/^Last tried/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('are all tried at a press, and watched at another', async () => {
    renderPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Run all' }));
    expect(screen.getByRole('button', { name: 'Run all' })).toHaveAttribute('aria-busy', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Watch the checks' }));
    await userEvent.click(screen.getByRole('button', { name: 'End of watching' }));
    expect(screen.queryByRole('button', { name: 'End of watching' })).not.toBeInTheDocument();
  });

  it('claim nothing while they are read, and are read again at a press where that failed', async () => {
    const answer = jest
      .fn()
      .mockImplementationOnce(() =>
        Promise.reject(buildApiError(503, { error: 'Busy', code: 'UNAVAILABLE' })),
      );
    renderPanel(LIST, answer);
    expect(screen.getByLabelText('Loading the checks')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Nobody has tried them yet')).not.toBeInTheDocument();

    expect(await screen.findByText('The checks could not be read')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '1 of 4 passing' })).toBeVisible();
  });

  it('are counted in the line that leads to them', async () => {
    const { onShow } = renderPanel();
    await userEvent.click(
      await screen.findByRole('button', {
        name: '1 check passing · 1 failing · 1 could not be tried · 1 not tried yet',
      }),
    );
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  it('say so where a version is older than checks are', async () => {
    renderPanel([]);
    const words = 'This version is older than checks are. Change it once, and it has them.';
    expect(await screen.findByText(words)).toBeVisible();
  });
});
