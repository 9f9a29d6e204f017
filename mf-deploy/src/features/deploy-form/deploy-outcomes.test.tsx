import {
  buildApi,
  buildApiError,
  buildCredits,
  buildDeployment,
  buildProject,
  buildSession,
  buildUser,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import type { StreamHandlers } from '@tessera/shared/remote';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DeployNew } from './deploy-new';

const queued = buildDeployment({ status: 'deploying', step: 'queued' });
const at = '2026-11-20T10:00:00.000Z';

interface Options {
  create?: () => unknown;
  search?: string;
  balance?: number;
  stream?: (handlers: StreamHandlers) => Promise<void> | void;
  versionNumber?: number;
}

function renderForm(options: Options = {}) {
  const { create = () => queued, search = '', balance = 6000, versionNumber = 3 } = options;
  const { stream = () => new Promise<void>(() => undefined) } = options;
  const { api, made } = buildApi(
    {
      'GET /project': () => [buildProject()],
      'GET /credits/user/:userId': () => [buildCredits({ balancecredits: balance })],
      'GET /deployments/names/:name': () => ({ available: true }),
      'GET /versions/:id': () => ({ id: uuid(103), projectId: uuid(1), number: versionNumber }),
      'POST /deployments': () => create(),
    },
    { '/deployments/:id/events': stream },
  );
  const view = renderRemote(<DeployNew chosenId={uuid(1)} />, {
    path: { pathname: '/deployment/new', search },
    shell: { api, session: buildSession(buildUser()) },
  });
  const creations = () => made.filter(({ name }) => name === 'POST /deployments');
  const sent = () => creations().map(({ body }) => body);
  const keys = () => creations().map(({ idempotencyKey }) => idempotencyKey);
  return { ...view, sent, keys };
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Deploy' }));
const stepStates = () =>
  within(screen.getByRole('list', { name: 'Steps of this deployment' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what becomes of a deployment', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  async function colourOf(balance: number): Promise<string> {
    renderForm({ balance });
    const summary = await screen.findByRole('region', { name: 'Summary' });
    const shown = await within(summary).findByText(new Intl.NumberFormat('en').format(balance));
    return getComputedStyle(shown).color;
  }

  it('[DEP-05] shows a balance of exactly 5000 in amber', async () => {
    expect(await colourOf(5000)).toBe('var(--t-warn)');
  });

  it('[DEP-05] shows a balance above 5000 in green', async () => {
    expect(await colourOf(5000.01)).toBe('var(--t-ok)');
  });

  it('[SCR-27] shows the steps and the log while it is under way, and where it is found again', async () => {
    let tell: StreamHandlers | undefined;
    const { container } = renderForm({
      stream: (handlers) => {
        tell = handlers;
        return new Promise(() => undefined);
      },
    });
    await screen.findByText('This name is free.');
    await press();
    expect(await screen.findByRole('link', { name: 'this deployment' })).toHaveAttribute(
      'href',
      `/deployment/${uuid(901)}`,
    );
    expect(stepStates()).toEqual([
      'Preparingwaiting',
      'Buildingwaiting',
      'Checkingwaiting',
      'Going livewaiting',
    ]);

    act(() => {
      tell?.onEvent({
        id: '0',
        type: 'deployment',
        data: { deployment: { ...queued, step: 'checking' } },
      });
      tell?.onEvent({
        id: '1',
        type: 'log',
        data: { line: { number: 1, at, level: 'info', text: 'Built: 214 KB of code' } },
      });
      tell?.onReconnecting?.(true);
    });

    expect(stepStates()).toEqual(['Preparingdone', 'Buildingdone', 'Checkingunder way', 'Going livewaiting']);
    expect(screen.getByText('Built: 214 KB of code')).toBeVisible();
    expect(screen.getByText('Connecting again…')).toBeVisible();
    // That is not the question any more.
    expect(screen.queryByText('This name is free.')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] lists the checks that fail, and deploys anyway only with a tick', async () => {
    let attempts = 0;
    const { sent } = renderForm({
      create: () => {
        attempts += 1;
        if (attempts > 1) return buildDeployment();
        throw buildApiError(409, {
          error: 'One check of this version fails: adding a plant',
          code: 'CONFLICT',
          failing: ['adding a plant'],
        });
      },
    });
    await press();
    const anyway = await screen.findByRole('button', { name: 'Deploy anyway' });
    expect(screen.getByText('adding a plant')).toBeVisible();
    expect(anyway).toBeDisabled();

    await userEvent.click(screen.getByRole('checkbox', { name: 'Deploy it although these checks fail' }));
    await userEvent.click(anyway);

    expect(await screen.findByRole('heading', { name: 'Deployment Successful!' })).toBeVisible();
    expect(sent()).toEqual([
      expect.not.objectContaining({ despiteChecks: true }),
      expect.objectContaining({ despiteChecks: true }),
    ]);
  });

  it('[SCR-27] on a phone says a shortage first, and brings the progress into view', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const media = jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width'),
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const { unmount } = renderForm({ balance: 50 });
    const shortage = await screen.findByText('Insufficient Credits');
    const picker = screen.getByRole('radio', { name: /Plant diary/ });
    expect(shortage.compareDocumentPosition(picker)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    renderForm();
    await press();
    await screen.findByRole('region', { name: 'Progress' });
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
    media.mockRestore();
  });

  it('[SCR-27] leads to the variables when a service lacks the value of one', async () => {
    const error = 'The service "openai" needs NO_SUCH, which has no value.';
    renderForm({
      create: () => {
        throw buildApiError(409, { error, code: 'CONFLICT' });
      },
    });
    await press();
    expect(await screen.findByText(error)).toBeVisible();
    const env = `/project/${uuid(1)}/env`;
    expect(screen.getByRole('link', { name: 'Set variables' })).toHaveAttribute('href', env);
    expect(screen.getByRole('link', { name: 'Variables of this application' })).toHaveAttribute('href', env);
  });

  it('[SCR-27] says that the plan allows no more, with the way to another', async () => {
    renderForm({
      create: () => {
        throw buildApiError(403, { error: 'Your plan allows 1 public app.', code: 'PLAN_LIMIT' });
      },
    });
    await press();

    expect(await screen.findByText('Your plan allows 1 public app.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/plan-upgrade');
  });

  it('[SCR-27] says why it failed and that it was refunded, with the way to mend it', async () => {
    renderForm({
      create: () =>
        buildDeployment({ status: 'failed', charged: 0, error: 'src/App.tsx:4 does not compile.' }),
    });
    await press();

    expect(await screen.findByText('src/App.tsx:4 does not compile. 1000 credits refunded.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fix in builder' })).toHaveAttribute('href', `/app/${uuid(1)}`);
    expect(screen.getByRole('link', { name: 'See the log' })).toHaveAttribute(
      'href',
      `/deployment/${uuid(901)}`,
    );
  });

  it('[DEP-09] asks under the same key again where a proxy answered in the place of the server', async () => {
    let attempts = 0;
    const { keys } = renderForm({
      create: () => {
        attempts += 1;
        if (attempts > 1) return buildDeployment();
        // It may have been charged before the answer was lost.
        throw buildApiError(502, { error: '', code: 'INTERNAL' });
      },
    });
    await press();
    expect(await screen.findByText(/^It is not known whether the application was deployed\./)).toBeVisible();
    await press();

    expect(await screen.findByRole('heading', { name: 'Deployment Successful!' })).toBeVisible();
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('[SCR-27] deploys the version of the address, until the newest is asked for', async () => {
    const { sent, address } = renderForm({ search: `?project=${uuid(1)}&version=${uuid(103)}` });
    expect(await screen.findByText('This deploys v3, not the newest version.')).toBeVisible();
    await press();
    expect(sent()).toEqual([expect.objectContaining({ versionId: uuid(103) })]);
    expect(address()).toContain('version=');
  });

  it('[SCR-27] goes back to the newest version', async () => {
    const { sent, address } = renderForm({ search: `?project=${uuid(1)}&version=${uuid(103)}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Deploy the newest' }));
    await press();

    expect(address()).toBe(`/deployment/new?project=${uuid(1)}`);
    expect(sent()).toEqual([expect.not.objectContaining({ versionId: uuid(103) })]);
  });

  it('[SCR-27] keeps the name that a deployment is made anew under', async () => {
    const { unmount } = renderForm({ search: `?project=${uuid(1)}` });
    await userEvent.type(await screen.findByRole('textbox', { name: 'App name' }), '-left-behind');
    unmount();

    renderForm({ search: `?project=${uuid(1)}&name=window-sill` });

    expect(await screen.findByRole('textbox', { name: 'App name' })).toHaveValue('window-sill');
  });
});
