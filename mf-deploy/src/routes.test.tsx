import {
  buildApi,
  buildApiError,
  buildDeployment,
  buildProject,
  buildSession,
  buildUser,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import type { SessionPort, SessionState } from '@tessera/shared/remote';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DeployRoutes } from './routes';

function renderAt(path: string, answers: Parameters<typeof buildApi>[0] = {}) {
  const { api, calls } = buildApi({
    'GET /project': () => [buildProject()],
    'GET /project/:id': () => {
      throw buildApiError(404, { code: 'NOT_FOUND' });
    },
    'GET /deployments/:id/logs': () => ({ items: [], nextCursor: null }),
    ...answers,
  });
  return { ...renderRemote(<DeployRoutes />, { path, shell: { api } }), calls };
}

describe('/deploymentList', () => {
  it('[DEP-10] lists status, address and when it was last deployed', async () => {
    const { container } = renderAt('/deploymentList', {
      'GET /deployments': () => ({
        items: [
          buildDeployment(),
          buildDeployment({ id: uuid(902), appName: 'old', status: 'stopped', url: 'http://old.localhost/' }),
        ],
        nextCursor: null,
      }),
    });
    const [, live, stopped] = await screen.findAllByRole('row');
    if (!live || !stopped) throw new Error('There are no two rows');

    expect(within(live).getByText('Live')).toBeVisible();
    expect(within(live).getByRole('link', { name: 'plants.localhost' })).toHaveAttribute(
      'href',
      'http://plants.localhost/',
    );
    expect(within(live).getByRole('time')).toHaveAttribute('datetime', buildDeployment().lastDeployed);
    expect(within(stopped).getByText('Stopped')).toBeVisible();
    expect(within(stopped).queryByRole('link', { name: 'old.localhost' })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[DEP-10] leads to the first deployment when there is none', async () => {
    renderAt('/deploymentList', { 'GET /deployments': () => ({ items: [], nextCursor: null }) });

    expect(await screen.findByText('Nothing is live yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deploy an app' })).toHaveAttribute('href', '/deployment/new');
    expect(document.title).toBe('Deployments · Tessera');
  });

  it('says why the list did not load, and tries again', async () => {
    let attempts = 0;
    renderAt('/deploymentList', {
      'GET /deployments': () => {
        attempts += 1;
        if (attempts === 1) throw buildApiError(503, { error: 'The server is busy', code: 'UNAVAILABLE' });
        return { items: [buildDeployment()], nextCursor: null };
      },
    });
    expect(await screen.findByText('The server is busy')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'plants' })).toHaveAttribute(
      'href',
      `/deployment/${uuid(901)}`,
    );
  });
});

describe('what is shown stays fresh', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Lets the time between two looks pass many times over. */
  async function wait() {
    for (let round = 0; round < 40; round += 1) await act(() => jest.advanceTimersByTimeAsync(3000));
  }

  it.each([
    ['/deploymentList', 'GET /deployments', 503],
    [`/deployment/${uuid(901)}`, 'GET /deployments/:id', 503],
    [`/deployment/${uuid(901)}`, 'GET /deployments/:id', 404],
  ])('asks for %s (%s, answered %i) once: a failure waits for somebody', async (path, call, status) => {
    jest.useFakeTimers();
    const { calls } = renderAt(path, {
      [call]: () => {
        throw buildApiError(status, { error: 'refused', code: 'X' });
      },
    });
    await wait();
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await wait();
    expect(calls.filter((name) => name.includes('/deployments'))).toHaveLength(1);
  });

  it('asks again for what is there, and sooner while something is under way', async () => {
    jest.useFakeTimers();
    let status: 'deploying' | 'live' = 'live';
    const { calls } = renderAt('/deploymentList', {
      'GET /deployments': () => ({ items: [buildDeployment({ status })], nextCursor: null }),
    });
    await wait();
    const seldom = calls.filter((name) => name === 'GET /deployments').length;
    expect(seldom).toBeGreaterThan(5);

    status = 'deploying';
    await wait();
    expect(calls.length - seldom).toBeGreaterThan(2 * seldom);
  });
});

describe('/deployment/:id', () => {
  const path = `/deployment/${uuid(901)}`;

  it('[SCR-27] shows one deployment', async () => {
    const { container } = renderAt(path, { 'GET /deployments/:id': () => buildDeployment() });

    expect(await screen.findByRole('heading', { name: 'plants' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'http://plants.localhost/' })).toBeVisible();
    expect(screen.getByText('1,000 credits')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deploy again' })).toHaveAttribute(
      'href',
      `/deployment/new?project=${uuid(1)}&name=plants`,
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] asks before stopping, and starts again', async () => {
    const { shell } = renderAt(path, {
      'GET /deployments/:id': () => buildDeployment(),
      'POST /deployments/:id/stop': () => buildDeployment({ status: 'stopped' }),
      'POST /deployments/:id/start': () => buildDeployment(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop "plants"?' });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));

    expect(await screen.findByText('Stopped')).toBeVisible();
    expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: '"plants" stopped' });
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('Live')).toBeVisible();
  });

  it('[SCR-27] keeps what is typed as a domain while another of its tabs is shown', async () => {
    renderAt(`${path}?tab=settings`, {
      'GET /deployments/:id': () => buildDeployment(),
      'GET /deployments/:id/domains': () => ({ items: [], limit: 10 }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Domain' }), 'shop.exam');
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    expect(screen.queryByRole('textbox', { name: 'Domain' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));

    expect(await screen.findByRole('textbox', { name: 'Domain' })).toHaveValue('shop.exam');
  });

  it('[SCR-27] goes from the overview to the domains, also while they are shown already', async () => {
    const { address } = renderAt(path, {
      'GET /deployments/:id': () => buildDeployment(),
      'GET /deployments/:id/domains': () => ({ items: [], limit: 10 }),
    });
    const link = await screen.findByRole('link', { name: 'Use your own domain' });
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Domains' })).toHaveFocus();
    expect(address()).toBe(`${path}?tab=settings`);
    await userEvent.click(link);
    expect(screen.getByRole('heading', { name: 'Domains' })).toHaveFocus();
  });

  it('[SCR-27] says that a failed one was refunded, and why it failed', async () => {
    renderAt(path, {
      'GET /deployments/:id': () =>
        buildDeployment({ status: 'failed', charged: 0, error: 'It does not compile.' }),
    });

    expect(await screen.findByText('Failed (refunded)')).toBeVisible();
    expect(screen.getByText('It does not compile.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'http://plants.localhost/' })).not.toBeInTheDocument();
  });

  it.each([
    [404, 'Deployment not found'],
    [403, 'You do not have access to this.'],
  ])('[SCR-27] answers %i with "%s"', async (status, text) => {
    renderAt(path, {
      'GET /deployments/:id': () => {
        throw buildApiError(status, { error: 'refused', code: 'X' });
      },
    });

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your deployments' })).toBeVisible();
  });
});

describe('/project/:projectId/env', () => {
  const path = `/project/${uuid(1)}/env`;

  it('[SCR-30] offers a visitor to sign in and come back', async () => {
    const { calls } = renderAt(path);

    expect(await screen.findByRole('heading', { level: 1, name: 'Environment variables' })).toBeVisible();
    expect(screen.getByText('Sign in to continue')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/signin?return=${encodeURIComponent(path)}`,
    );
    expect(calls).toEqual([]);
  });

  it('[SCR-30] keeps what was typed when the session ended, for the same person only', async () => {
    const user = buildUser();
    const { api } = buildApi({
      'GET /project/:id': () => buildProject(),
      'GET /project/:id/env': () => ({ revision: 0, items: [] }),
    });
    const open = (session: SessionPort) => renderRemote(<DeployRoutes />, { path, shell: { api, session } });
    let state: SessionState = { status: 'signedIn', user };
    const ending = { ...buildSession(user), getState: () => state };
    const { unmount } = open(ending);
    await userEvent.type(await screen.findByLabelText('Value of DATABASE_URL'), 'typed');
    state = { status: 'signedOut' };
    unmount();

    const { unmount: leave } = open(buildSession(user));
    expect(await screen.findByLabelText('Value of DATABASE_URL')).toHaveValue('typed');
    leave();
    open(buildSession(buildUser({ id: uuid(77) })));
    expect(await screen.findByLabelText('Value of DATABASE_URL')).toHaveValue('');
  });
});
