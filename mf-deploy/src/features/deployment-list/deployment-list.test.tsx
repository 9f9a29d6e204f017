import {
  buildApi,
  buildDeployment,
  buildProject,
  renderRemote,
  uuid,
  type Answers,
} from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DeploymentList } from './deployment-list';

const first = buildDeployment({ newerVersion: { id: uuid(114), number: 14 } });
const second = buildDeployment({
  id: uuid(902),
  appName: 'old',
  status: 'stopped',
  url: 'http://old.localhost/',
  probe: null,
});

function renderList(search = '', answers: Answers = {}) {
  const { api, made } = buildApi({
    'GET /project': () => [buildProject()],
    'GET /deployments': () => ({ items: [first, second], nextCursor: null }),
    ...answers,
  });
  const view = renderRemote(<DeploymentList />, {
    path: { pathname: '/deploymentList', search },
    shell: { api },
  });
  const queries = () => made.filter(({ name }) => name === 'GET /deployments').map(({ query }) => query);
  return { ...view, queries };
}

const rowLink = (name: string) => screen.findByRole('link', { name });

describe('the list of deployments', () => {
  it('[SCR-26] names the newer version that is not deployed', async () => {
    const { container } = renderList();

    expect(await screen.findByText('v14 not deployed')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-26] filters by the address, and an address that matches nothing says so', async () => {
    const { address, queries } = renderList(`?project=${uuid(1)}&status=nonsense`, {
      'GET /deployments': () => ({ items: [], nextCursor: null }),
    });
    expect(await screen.findByText('No deployment matches')).toBeVisible();
    expect(screen.queryByText('Nothing is live yet.')).not.toBeInTheDocument();
    expect(queries()).toEqual([{ projectId: uuid(1) }]);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Environment' }), 'Staging');
    await waitFor(() => {
      expect(queries().at(-1)).toEqual({ projectId: uuid(1), environment: 'staging' });
    });
    expect(address()).toContain('environment=staging');

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/deploymentList');
  });

  it('[SCR-26] loads more where there is more', async () => {
    const { queries } = renderList('', {
      'GET /deployments': ({ query }) =>
        query?.['cursor'] === 'next'
          ? { items: [second], nextCursor: null }
          : { items: [first], nextCursor: 'next' },
    });
    await rowLink('plants');

    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));

    expect(await rowLink('old')).toBeVisible();
    expect(screen.getByRole('link', { name: 'plants' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(queries().at(-1)).toEqual({ cursor: 'next' });
  });

  it('[SCR-26] takes O, L, arrows and Delete on the row that has the focus, and nowhere else', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { address } = renderList();
    const plants = await rowLink('plants');
    screen.getByRole('combobox', { name: 'Status' }).focus();
    await userEvent.keyboard('o');
    expect(open).not.toHaveBeenCalled();

    plants.focus();
    await userEvent.keyboard('o');
    expect(open).toHaveBeenCalledWith('http://plants.localhost/', '_blank', 'noopener,noreferrer');

    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'old' })).toHaveFocus();
    // What does not answer has nothing to open.
    await userEvent.keyboard('o');
    expect(open).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Delete}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete "old"?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('l');
    expect(address()).toBe(`/deployment/${uuid(902)}?tab=log`);
    open.mockRestore();
  });

  it('[SCR-26] offers no roll back where nothing is live or stopped under the name', async () => {
    const failed = { ...second, status: 'failed' };
    renderList('', { 'GET /deployments': () => ({ items: [failed], nextCursor: null }) });
    await rowLink('old');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for old' }));
    expect(screen.getByRole('menuitem', { name: 'Deploy again' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Roll back' })).not.toBeInTheDocument();
  });

  it('[SCR-26] offers in the menu what can be done with the row', async () => {
    const { shell } = renderList('', {
      'POST /deployments/:id/start': () => ({ ...second, status: 'live' }),
    });
    await rowLink('plants');
    const names = () =>
      screen.getAllByRole('menuitem').map(({ firstElementChild }) => firstElementChild?.textContent);

    await userEvent.click(screen.getByRole('button', { name: 'Actions for plants' }));
    expect(names()).toEqual(['Open', 'Deploy newest version', 'Roll back', 'Stop', 'Logs', 'Delete']);
    expect(screen.getByRole('menuitem', { name: 'Deploy newest version' })).toHaveAttribute(
      'href',
      `/deployment/new?project=${uuid(1)}&name=plants`,
    );
    await userEvent.keyboard('{Escape}');

    await userEvent.click(screen.getByRole('button', { name: 'Actions for old' }));
    expect(names()).toEqual(['Deploy again', 'Roll back', 'Start', 'Logs', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Start' }));
    await waitFor(() => {
      expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: '"old" started' });
    });
  });
});
