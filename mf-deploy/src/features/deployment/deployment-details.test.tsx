import {
  buildApi,
  buildApiError,
  buildDeployment,
  buildProject,
  renderRemote,
  uuid,
  type Answers,
} from '@tessera/shared/testing';
import type { StreamHandlers } from '@tessera/shared/remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DeploymentDetails } from './deployment-details';

const ID = uuid(901);
const line = (number: number, level: string, text: string) => ({
  number,
  at: `2026-11-20T10:00:0${String(number)}.000Z`,
  level,
  text,
});
const LOG = [line(1, 'info', 'Version 14'), line(2, 'warn', 'Old field'), line(3, 'error', 'src/App.tsx:4')];

interface Options {
  deployment?: ReturnType<typeof buildDeployment>;
  answers?: Answers;
  tab?: string;
  stream?: (handlers: StreamHandlers) => Promise<void> | void;
}

function renderDetails({ deployment = buildDeployment(), answers = {}, tab, stream }: Options = {}) {
  const { api, calls, made } = buildApi(
    {
      'GET /deployments/:id': () => deployment,
      'GET /deployments/:id/logs': () => ({ items: LOG, nextCursor: null }),
      'GET /deployments': () => ({
        items: [
          deployment,
          buildDeployment({ id: uuid(902), status: 'replaced', versionNumber: 7, probe: null }),
          buildDeployment({ id: uuid(903), status: 'failed', charged: 0, versionNumber: 6, probe: null }),
        ],
        nextCursor: null,
      }),
      'GET /deployments/:id/variables': () => ({
        items: [
          { key: 'API_KEY', isSecret: true, isPublic: false },
          { key: 'VITE_TITLE', isSecret: false, isPublic: true },
        ],
        isOutdated: true,
      }),
      'GET /deployments/names/:name': () => ({ available: true }),
      ...answers,
    },
    stream ? { '/deployments/:id/events': stream } : {},
  );
  const view = renderRemote(
    <DeploymentDetails
      id={ID}
      renderForm={(id) => <p>Form for {id}</p>}
      renderDomains={({ url }) => <p>Domains beside {url}</p>}
    />,
    {
      path: { pathname: `/deployment/${ID}`, search: tab === undefined ? '' : `?tab=${tab}` },
      shell: { api },
    },
  );
  return { ...view, calls, made };
}

describe('one deployment', () => {
  it('[SCR-27] shows the form where the id is a project', async () => {
    const { calls } = renderDetails({
      answers: {
        'GET /deployments/:id': () => {
          throw buildApiError(403, { code: 'FORBIDDEN' });
        },
        'GET /project/:id': () => buildProject(),
      },
    });

    expect(await screen.findByText(`Form for ${ID}`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Deploy' })).toBeVisible();
    expect(calls).toEqual(['GET /deployments/:id', 'GET /project/:id']);
  });

  it.each([
    [{ probe: { isAnswering: true, at: '2026-11-20T10:00:00.000Z' } }, 'Live'],
    [{ probe: { isAnswering: false, at: '2026-11-20T10:00:00.000Z' } }, 'Not answering'],
    [{ probe: null }, 'Checking'],
    [{ status: 'stopped', probe: null } as const, 'Stopped'],
    [{ status: 'replaced', probe: null } as const, 'Replaced'],
    [{ status: 'failed', charged: 0, probe: null } as const, 'Failed (refunded)'],
    [{ status: 'failed', charged: 0, rolledBackFrom: uuid(9), probe: null } as const, 'Failed'],
  ])('[SCR-26] of %j says "%s"', async (part, words) => {
    renderDetails({ deployment: buildDeployment(part) });

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('[SCR-27] follows one that is under way, step by step and line by line', async () => {
    let tell: StreamHandlers | undefined;
    const under = buildDeployment({ status: 'deploying', step: 'queued', probe: null });
    renderDetails({
      deployment: under,
      answers: { 'GET /deployments/:id/logs': () => ({ items: [], nextCursor: null }) },
      stream: (handlers) => {
        tell = handlers;
        return new Promise(() => undefined);
      },
    });
    expect(await screen.findByText('Queued')).toBeVisible();
    await waitFor(() => {
      expect(tell).toBeDefined();
    });

    act(() => {
      tell?.onEvent({ id: '0', type: 'deployment', data: { deployment: { ...under, step: 'building' } } });
      tell?.onEvent({ id: '1', type: 'log', data: { line: line(1, 'info', 'Version 14, 23 files') } });
    });
    expect(screen.getByText('Version 14, 23 files')).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Building');

    act(() => {
      tell?.onEvent({ id: '1', type: 'deployment', data: { deployment: buildDeployment() } });
    });
    expect(await screen.findByText('Live')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Steps of this deployment' })).not.toBeInTheDocument();
  });

  it('[SCR-27] says why it failed, that it was refunded, and leads to mending it', async () => {
    renderDetails({
      deployment: buildDeployment({ status: 'failed', charged: 0, error: 'src/App.tsx:4 does not compile.' }),
    });

    expect(await screen.findByText('src/App.tsx:4 does not compile.')).toBeVisible();
    expect(screen.getByText('1000 credits refunded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fix in builder' })).toHaveAttribute('href', `/app/${uuid(1)}`);
  });

  it('[SCR-27] deletes only once the name was typed', async () => {
    const { address } = renderDetails({ answers: { 'DELETE /deployments/:id': () => undefined } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete "plants"?' }));
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();

    await userEvent.type(dialog.getByRole('textbox'), 'plants');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => {
      expect(address()).toBe('/deploymentList');
    });
  });
});

describe('the tabs of a deployment', () => {
  it('[SCR-27] narrows the log down by level and words, and says when nothing is left', async () => {
    const { container } = renderDetails();
    expect(await screen.findByText('Version 14')).toBeVisible();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Errors');
    expect(screen.queryByText('Version 14')).not.toBeInTheDocument();
    expect(screen.getByText('src/App.tsx:4')).toBeVisible();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'zebra');
    expect(screen.getByText('Nothing matches "zebra"')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('Version 14')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] saves the whole log as a text, whatever is shown of it', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:log';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    renderDetails();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Level' }), 'Errors');

    await userEvent.click(screen.getByRole('button', { name: 'Download' }));

    expect(names).toEqual(['plants v1 log.txt']);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(reader.result);
      };
      reader.readAsText(saved[0] ?? new Blob());
    });
    expect(text).toContain('2026-11-20T10:00:01.000Z info  Version 14\n');
    expect(text).toContain('error src/App.tsx:4\n');
    jest.restoreAllMocks();
  });

  it('[SCR-27] rolls back to what was live once, for nothing', async () => {
    const back = buildDeployment({ id: uuid(904), versionNumber: 7, rolledBackFrom: ID, charged: 0 });
    const { address, made, shell, container } = renderDetails({
      tab: 'history',
      answers: { 'POST /deployments/:id/rollback': () => back },
    });
    // Neither what is live nor what failed can be gone back to.
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back to this' }));
    expect((await axe(container)).violations).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Roll back to v7?' }));
    expect(dialog.getByText(/This is free/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));

    await waitFor(() => {
      expect(address()).toBe(`/deployment/${uuid(904)}`);
    });
    expect(made.find(({ name }) => name.startsWith('POST'))).toMatchObject({
      params: { id: ID },
      body: { toDeploymentId: uuid(902) },
      idempotencyKey: expect.any(String) as string,
    });
    expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: '"plants" is back at v7' });
  });

  it('[SCR-27] offers no roll back where nothing is live, but to deploy that version again', async () => {
    renderDetails({ tab: 'history', deployment: buildDeployment({ status: 'failed', probe: null }) });
    expect(
      await screen.findByText('Nothing is live under this name. Deploy this version again.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Roll back to this' })).not.toBeInTheDocument();
    const { versionId } = buildDeployment();
    const paths = screen
      .getAllByRole('link', { name: 'Deploy again' })
      .map((link) => link.getAttribute('href'));
    expect(paths).toContainEqual(expect.stringContaining(`&version=${versionId}`));
  });

  it('[SCR-27] names the variables that it was given, and says when they are old', async () => {
    renderDetails({ tab: 'variables' });

    expect(await screen.findByRole('cell', { name: 'API_KEY' })).toBeVisible();
    expect(screen.getByText('Sent to browsers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Environment variables' })).toHaveAttribute(
      'href',
      `/project/${uuid(1)}/env`,
    );
    expect(screen.getByRole('link', { name: 'Deploy again to use the new values' })).toHaveAttribute(
      'href',
      `/deployment/new?project=${uuid(1)}&name=plants`,
    );
  });

  it('[SCR-27] moves to another name once it was said that the old address ends', async () => {
    const { made } = renderDetails({
      tab: 'settings',
      answers: {
        'PUT /deployments/:id': () => buildDeployment({ appName: 'sill', url: 'http://sill.localhost/' }),
      },
    });
    const name = await screen.findByRole('textbox', { name: 'App name' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(name);
    expect(screen.getByText('Please enter an app name')).toBeVisible();
    await userEvent.type(name, 'Sill');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Move to "sill"?' }));
    expect(
      dialog.getByText(/^The old address stops working.+ Its domains move along and keep working\./),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'sill' })).toBeVisible();
    expect(made.find(({ name: call }) => call.startsWith('PUT'))?.body).toEqual({ appName: 'sill' });
  });

  it.each([
    [{ status: 'live' } as const, true],
    [{ status: 'stopped', probe: null } as const, true],
    [{ status: 'stopped', probe: null, isProjectDeleted: true } as const, false],
    [{ status: 'failed', probe: null } as const, false],
    [{ status: 'replaced', probe: null } as const, false],
  ])('[SCR-27] has the domains among the settings of %j, and a link to them: %s', async (part, isShown) => {
    renderDetails({ tab: 'settings', deployment: buildDeployment(part) });
    await screen.findByRole('heading', { level: 1, name: 'plants' });
    const link = screen.queryByRole('link', { name: 'Use your own domain' });
    expect(link?.getAttribute('href') ?? null).toBe(
      isShown ? `/deployment/${ID}?tab=settings#domains` : null,
    );

    expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    expect(screen.queryByText('Domains beside http://plants.localhost/') !== null).toBe(isShown);
  });

  it('[SCR-27] says at the name why the server refused it', async () => {
    renderDetails({
      tab: 'settings',
      answers: {
        'PUT /deployments/:id': () => {
          throw buildApiError(409, {
            error: 'This name is in use',
            code: 'CONFLICT',
            fields: { appName: 'This name is in use' },
            suggestion: 'sill-2',
          });
        },
      },
    });
    const name = await screen.findByRole('textbox', { name: 'App name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'sill');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));

    await waitFor(() => {
      expect(name).toHaveAccessibleDescription(/This name is in use/);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use sill-2' }));
    expect(name).toHaveValue('sill-2');
  });
});
