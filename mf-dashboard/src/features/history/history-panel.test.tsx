import type { Version } from '@tessera/shared/contracts';
import { buildVersion, renderRemote } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { VersionLeads } from '../../lib/version-leads';
import { HistoryPanel } from './history-panel';

const CHECKS = { passed: 12, failed: 1, untried: 1 };

/** Of a project whose branch has the first version. */
const LEADS: VersionLeads = {
  changes: ({ number }) => `/changes/${String(number)}`,
  pullRequest: ({ number }) => (number === 1 ? null : `/propose/${String(number)}`),
};

function renderHistory(versions: readonly Version[], thinnedCount = 0, leads = LEADS) {
  const actions = {
    preview: jest.fn(),
    compare: jest.fn(),
    beforeAndAfter: jest.fn(),
    restore: jest.fn(),
    name: jest.fn(() => Promise.resolve()),
    pin: jest.fn(),
  };
  const view = renderRemote(
    <HistoryPanel {...{ versions, thinnedCount, actions, leads }} shownId={undefined} />,
  );
  return { ...view, actions };
}

const [second, first] = [
  buildVersion({ number: 2, note: 'Rating', checks: CHECKS, pinned: true, live: true }),
  buildVersion({ number: 1, note: 'First', name: 'Before the talk', author: 'user' }),
];
const many = Array.from({ length: 40 }, (_, index) => buildVersion({ number: 40 - index }));
const rows = () => within(screen.getByRole('list', { name: 'Versions' })).getAllByRole('listitem');

async function choose(row: number, item: string) {
  const version = String(2 - row);
  await userEvent.click(screen.getByRole('button', { name: `Actions for v${version}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${item}`) }));
}

describe('the history of a project', () => {
  it('[SCR-02] says of each version what it is, whose, how its checks went, and whether it is live', async () => {
    const { container } = renderHistory([second, first]);

    const [newest, older] = rows();
    expect(newest).toHaveTextContent(
      /v2 Rating.*Builder.*12 of 14 checks passing.*1 failing.*Newest.*Live.*Pinned/,
    );
    expect(older).toHaveTextContent(/v1 Before the talk.*First.*You/);
    expect(newest).toHaveAttribute('aria-current', 'true');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-18] says of what came from GitHub or from a file that it did, and not that somebody wrote it', () => {
    const pulled = buildVersion({ number: 2, author: 'user', origin: 'pull' });
    renderHistory([pulled, buildVersion({ number: 1, author: 'user', origin: 'import' })]);

    const [newest, older] = rows();
    expect(newest).toHaveTextContent(/Pulled from GitHub ·/);
    expect(older).toHaveTextContent(/Imported ·/);
    expect(screen.queryByText(/You ·/)).not.toBeInTheDocument();
  });

  it('[PRJ-03] compares two that are ticked, the older with the newer', async () => {
    const { actions } = renderHistory([second, first]);

    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare v2' }));
    expect(screen.getByText('v2 is ticked. Tick the one to compare it with.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare v1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));

    expect(actions.compare).toHaveBeenCalledWith(first, second);
  });

  it('[PRJ-03] offers everything in the menu of a version, but nothing of the newest with itself', async () => {
    const { actions } = renderHistory([second, first]);

    await choose(1, 'Compare with the newest');
    expect(actions.compare).toHaveBeenCalledWith(first, second);
    await choose(1, 'Restore');
    expect(actions.restore).toHaveBeenCalledWith(first);
    await choose(0, 'Unpin');
    expect(actions.pin).toHaveBeenCalledWith(second, false);
    await choose(0, 'Before and after');
    expect(actions.beforeAndAfter).toHaveBeenCalledWith(second);
    await choose(0, 'Restore');
    expect(actions.restore).toHaveBeenCalledTimes(1);
  });

  it('[SCR-18] leads to what a version changed, and to a pull request of it where there is a repository', async () => {
    const view = renderHistory([second, first]);
    const open = (version: number) =>
      userEvent.click(screen.getByRole('button', { name: `Actions for v${String(version)}` }));

    await open(2);
    expect(screen.getByRole('menuitem', { name: 'View changes' })).toHaveAttribute('href', '/changes/2');
    expect(screen.getByRole('menuitem', { name: 'Open pull request' })).toHaveAttribute('href', '/propose/2');
    await userEvent.keyboard('{Escape}');
    await open(1);
    expect(screen.getByRole('menuitem', { name: 'Open pull request' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    view.unmount();

    renderHistory([second, first], 0, { changes: LEADS.changes });
    await open(2);
    expect(screen.queryByRole('menuitem', { name: 'Open pull request' })).not.toBeInTheDocument();
  });

  it('[PRJ-03] names a version in its place, and takes the name away', async () => {
    const { actions } = renderHistory([second, first]);

    await choose(0, 'Name');
    await userEvent.keyboard('With ratings{Enter}');
    expect(actions.name).toHaveBeenCalledWith(second, 'With ratings');
    expect(await screen.findByRole('button', { name: 'v2 Rating' })).toHaveFocus();
    await choose(1, 'Name');
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(actions.name).toHaveBeenCalledWith(first, null);
  });

  it('[SCR-02] is walked by arrows, looked at by Enter, named by F2', async () => {
    const { actions } = renderHistory([second, first]);
    screen.getByRole('button', { name: 'v2 Rating' }).focus();

    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'v1 Before the talk' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(actions.preview).toHaveBeenCalledWith(first);
    await userEvent.keyboard('{ArrowUp}{F2}');
    expect(screen.getByRole('textbox', { name: 'Name of v2' })).toHaveFocus();
  });

  it('[SAFE-03] shows the newest of many, the rest on request, and how many made way', async () => {
    renderHistory(many, 34);
    expect(rows()).toHaveLength(30);
    const words = '34 older versions without a name were removed to make room; named versions stay.';
    expect(screen.getByText(words)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(rows()).toHaveLength(40);
  });

  it('says what will be here', () => {
    renderHistory([]);
    expect(screen.getByText('Every change is saved as a version and kept here.')).toBeVisible();
  });
});
