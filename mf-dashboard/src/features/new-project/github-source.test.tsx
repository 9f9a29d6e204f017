import type { ImportReport } from '@tessera/shared/contracts';
import { BrowserPortsContext, ownStorage } from '@tessera/shared/remote';
import {
  buildApi,
  buildApiError,
  buildNetworkError,
  buildProject,
  buildRepository,
  buildSession,
  buildUser,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NewProject } from './new-project';

const commit = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
const report: ImportReport = {
  files: 42,
  bytes: 120_000,
  skipped: [{ path: '.env', why: 'Looks like a secret' }],
  moreSkipped: 0,
  framework: 'React with Vite',
  isCodeOnly: true,
  hasEntry: true,
  source: { repository: 'ada-l/plant-diary', branch: 'next', commit },
};

const refuse = (...refusal: Parameters<typeof buildApiError>) => {
  return () => {
    throw buildApiError(...refusal);
  };
};

interface Options {
  path?: string;
  answers?: Parameters<typeof buildApi>[0];
}

function renderForm({ path = '/create-project', answers = {} }: Options = {}) {
  const { api, made } = buildApi({
    'GET /template': () => ({ data: [] }),
    'GET /project': () => [buildProject({ name: 'Plant diary' })],
    'GET /github/repositories': () => [
      buildRepository({ name: 'plant-diary' }),
      buildRepository({ id: 43, name: 'wine_cellar' }),
    ],
    'GET /github/branches': () => ({
      items: [
        { name: 'main', isDefault: true },
        { name: 'next', isDefault: false },
      ],
    }),
    'GET /github/options': () => ({ canConnect: true, url: 'https://github.test', callbackUrl: '/' }),
    'GET /github/oauth/initiate': () => ({ success: true, authUrl: 'https://github.test/authorize' }),
    'POST /project/import': ({ body }) =>
      (body as { dryRun?: boolean }).dryRun ? { report } : { project: buildProject({ id: uuid(7) }) },
    ...answers,
  });
  const leave = jest.fn();
  const view = renderRemote(
    <BrowserPortsContext value={{ leave, leaveForGood: leave }}>
      <NewProject />
    </BrowserPortsContext>,
    { path, shell: { api, session: buildSession(buildUser()) } },
  );
  const imports = () => made.filter(({ name }) => name === 'POST /project/import');
  return { ...view, made, imports, leave };
}

const kept = ownStorage('mf-dashboard', 'sessionStorage');
const nameField = () => screen.getByRole('textbox', { name: 'Project name' });
const picker = () => screen.findByRole('combobox', { name: 'Repository' });
const branches = () => screen.findByRole('combobox', { name: 'Branch' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openCard = () => userEvent.click(screen.getByRole('radio', { name: 'GitHub repository' }));

async function chooseRepository(words: string): Promise<void> {
  await openCard();
  await userEvent.type(await picker(), `${words}{Enter}`);
  await waitFor(async () => {
    expect(await branches()).toHaveValue('main');
  });
}

/** As far as the report. */
async function inspect(): Promise<void> {
  await branches();
  await press('Create project');
  await screen.findByRole('heading', { name: 'What will be imported' });
}

describe('a project from a repository', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('[SCR-04] says what becomes of a branch, and imports the very commit that was looked at', async () => {
    const { imports, address } = renderForm();
    await chooseRepository('plant');
    expect(nameField()).toHaveValue('Plant diary');
    await userEvent.selectOptions(await branches(), 'next');
    await press('Create project');

    expect(await screen.findByRole('heading', { name: 'What will be imported' })).toHaveFocus();
    const found = within(screen.getByRole('region', { name: 'What will be imported' }));
    expect(found.getByText('ada-l/plant-diary · next · 1a2b3c4')).toBeVisible();
    expect(found.getByRole('list', { name: 'Files left out' })).toHaveTextContent('.envLooks like a secret');
    await press('Import project');

    await waitFor(() => {
      expect(address()).toBe(`/app/${uuid(7)}`);
    });
    const wish = {
      source: 'github',
      repository: 'ada-l/plant-diary',
      branch: 'next',
      projectName: 'Plant diary',
      dataPlace: 'database',
    };
    expect(imports().map(({ body }) => body)).toEqual([
      { ...wish, dryRun: true },
      { ...wish, commit },
    ]);
    expect(kept.read('new-project')).toBeNull();
  });

  it('[SCR-04] has the repository, the branch and the name that the address asks for', async () => {
    const { address } = renderForm({ path: '/create-project?repository=ada-l/wine_cellar&branch=next' });
    expect(screen.getByRole('radio', { name: 'GitHub repository' })).toBeChecked();
    expect(await picker()).toHaveValue('ada-l/wine_cellar');
    expect(await branches()).toHaveValue('next');
    expect(nameField()).toHaveValue('Wine cellar');
    // What is chosen from here on is not replaced when the page is loaded again.
    expect(address()).toBe('/create-project');
  });

  it('[SCR-04] takes the name of another repository along, until one is typed', async () => {
    renderForm();
    await chooseRepository('plant');
    await userEvent.clear(await picker());
    await userEvent.type(await picker(), 'wine{Enter}');
    expect(nameField()).toHaveValue('Wine cellar');
    await userEvent.type(nameField(), ' two');
    await userEvent.clear(await picker());
    await userEvent.type(await picker(), 'plant{Enter}');
    expect(nameField()).toHaveValue('Wine cellar two');
  });

  it('[SCR-04] connects GitHub from the card, and loses nothing on the way there and back', async () => {
    const answers = { 'GET /github/repositories': refuse(409, { error: 'No.', code: 'NOT_CONNECTED' }) };
    const { made, leave, unmount } = renderForm({
      path: '/create-project?repository=ada-l/wine_cellar',
      answers,
    });
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), 'Cellar');
    await userEvent.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
    await waitFor(() => {
      expect(leave).toHaveBeenCalledWith('https://github.test/authorize');
    });
    const { query } = made.find(({ name }) => name === 'GET /github/oauth/initiate') ?? {};
    expect(query).toEqual({ redirect: '/create-project?repository=ada-l%2Fwine_cellar' });
    unmount();

    renderForm({ path: query?.['redirect'] ?? '' });
    expect(await picker()).toHaveValue('ada-l/wine_cellar');
    expect(nameField()).toHaveValue('Cellar');
  });

  it('[SCR-04] leads to the GitHub page where this server has no client of its own', async () => {
    renderForm({
      answers: {
        'GET /github/repositories': refuse(409, { error: 'No.', code: 'NOT_CONNECTED' }),
        'GET /github/options': () => ({ canConnect: false, url: 'https://github.test', callbackUrl: '/' }),
      },
    });
    await openCard();
    expect(await screen.findByRole('link', { name: 'Connect GitHub' })).toHaveAttribute('href', '/github');
  });

  it.each([
    ['NOT_FOUND', 404, 'GitHub shows no repository of this name.'],
    ['UNPROCESSABLE', 422, 'This repository has no commit yet.'],
    ['TOO_LARGE', 413, 'The repository is too large.'],
  ] as const)(
    '[SCR-04] says at its field what is wrong with a repository: %s',
    async (code, status, error) => {
      renderForm({ answers: { 'POST /project/import': refuse(status, { error, code }) } });
      await chooseRepository('plant');
      await press('Create project');
      const summary = await screen.findByRole('group', { name: 'Check these fields' });
      expect(summary).toHaveFocus();
      await userEvent.click(within(summary).getByRole('link', { name: error }));
      expect(await picker()).toHaveFocus();
      expect(await picker()).toHaveAccessibleDescription(expect.stringContaining(error));
    },
  );

  it('[SCR-04] says at its field what is wrong with the branch', async () => {
    const error = 'GitHub has no such branch.';
    const refusal = refuse(404, { error, code: 'NOT_FOUND', fields: { branch: error } });
    renderForm({ answers: { 'POST /project/import': refusal } });
    await chooseRepository('plant');
    await press('Create project');
    await screen.findByRole('group', { name: 'Check these fields' });
    expect(await branches()).toHaveAccessibleDescription(error);
  });

  it('[SCR-04] offers to reconnect where GitHub takes the token no longer', async () => {
    const error = 'GitHub no longer accepts the connection.';
    renderForm({ answers: { 'POST /project/import': refuse(409, { error, code: 'RECONNECT' }) } });
    await chooseRepository('plant');
    await press('Create project');
    expect(await screen.findByRole('button', { name: 'Reconnect' })).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
  });

  it('[SCR-04] says when GitHub can be asked again, and asks again', async () => {
    let isOver = false;
    const limited = refuse(429, { error: 'Later.', code: 'RATE_LIMITED' }, 600);
    renderForm({
      answers: { 'GET /github/repositories': () => (isOver ? [buildRepository()] : limited()) },
    });
    await openCard();
    expect(await screen.findByText(/^GitHub allows no more calls until \d/)).toBeVisible();
    isOver = true;
    await press('Try again');
    await waitFor(() => {
      expect(screen.queryByText(/^GitHub allows no more calls/)).toBeNull();
    });
  });

  it('[SCR-04] keeps the report where the name is taken meanwhile, and offers a free one', async () => {
    const message = 'You already have "Plant diary"';
    const taken = refuse(409, { error: message, code: 'CONFLICT', fields: { projectName: message } });
    const answer = ({ body }: { body?: unknown }) =>
      (body as { dryRun?: boolean }).dryRun ? { report } : taken();
    renderForm({ answers: { 'POST /project/import': answer } });
    await chooseRepository('plant');
    await inspect();
    await press('Import project');
    await press((await screen.findByRole('button', { name: 'Use "Plant diary 2"' })).textContent);
    expect(nameField()).toHaveValue('Plant diary 2');
    expect(screen.getByRole('region', { name: 'What will be imported' })).toBeVisible();
  });

  it('[SCR-04] says that it is read, and stops when told', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { imports } = renderForm({ answers: { 'POST /project/import': answer } });
    await chooseRepository('plant');
    await press('Create project');
    expect(await screen.findByText(/^Reading ada-l\/plant-diary/)).toHaveAttribute('role', 'status');
    await press('Stop');
    expect(screen.queryByText(/^Reading/)).toBeNull();
    await act(() => Promise.resolve(arrive({ report })));
    expect(screen.queryByRole('heading', { name: 'What will be imported' })).toBeNull();
    expect(await picker()).toHaveValue('ada-l/plant-diary');
    expect(imports()).toHaveLength(1);
  });

  it('[SCR-04] imports under the same key when nobody answered', async () => {
    let isBack = false;
    const { imports, address } = renderForm({
      answers: {
        'POST /project/import': ({ body }) => {
          if ((body as { dryRun?: boolean }).dryRun) return { report };
          if (!isBack) throw buildNetworkError();
          return { project: buildProject({ id: uuid(7) }) };
        },
      },
    });
    await chooseRepository('plant');
    await inspect();
    await press('Import project');
    expect(await screen.findByText(/server cannot be reached/)).toBeVisible();
    isBack = true;
    await press('Import project');
    await waitFor(() => {
      expect(address()).toBe(`/app/${uuid(7)}`);
    });
    const [, first, second] = imports();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it.each([
    ['/deployment/new?imported=yes', `/deployment/new?imported=yes&project=${uuid(7)}`],
    ['https://evil.test/', `/app/${uuid(7)}`],
  ])('[SCR-27] goes on from the import to %s on this site only', async (next, place) => {
    const { address } = renderForm({
      path: `/create-project?repository=ada-l/plant-diary&next=${encodeURIComponent(next)}`,
    });
    await inspect();
    await press('Import project');
    await waitFor(() => {
      expect(address()).toBe(place);
    });
  });

  it('[SCR-27] makes no link to the preview where it goes on to deploying', async () => {
    renderForm({ path: '/create-project?repository=ada-l/plant-diary&next=/deployment/new' });
    await branches();
    expect(screen.queryByRole('radiogroup', { name: 'Visibility of the preview' })).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('You deploy it')).toBeVisible();
  });

  it('[SCR-04] has no accessibility faults', async () => {
    const { container } = renderForm();
    await chooseRepository('plant');
    expect((await axe(container)).violations).toEqual([]);
  });
});
