import type { ProjectRepository } from '@tessera/shared/contracts';
import { BrowserPortsContext } from '@tessera/shared/remote';
import {
  buildApi,
  buildApiError,
  buildProject,
  buildRepository,
  buildSession,
  buildUser,
  renderRemote,
  uuid,
  type Answers,
} from '@tessera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ProjectSettings } from '../project-settings';

function buildLink(overrides: Partial<ProjectRepository> = {}): ProjectRepository {
  return {
    repository: 'ada-l/plants',
    url: 'https://github.test/ada-l/plants/tree/main',
    branch: 'main',
    pushOnVersion: false,
    ahead: 3,
    behind: 1,
    isDiverged: true,
    branchVersionId: null,
    branchVersionNumber: 0,
    mergedUpTo: null,
    lastPush: {
      at: '2026-11-20T10:00:00.000Z',
      commit: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
      url: 'https://github.test/ada-l/plants/commit/1a2b3c4',
      versionNumber: 12,
    },
    pushProblem: null,
    problem: null,
    isEmpty: false,
    ...overrides,
  };
}

const refuse = (...refusal: Parameters<typeof buildApiError>) => {
  return () => {
    throw buildApiError(...refusal);
  };
};

function renderTab(first: ProjectRepository | null, answers: Answers = {}, path = '/?tab=github') {
  let link = first;
  const { api, made } = buildApi({
    'GET /project/:id': () => buildProject(),
    'GET /project/:id/github': () => ({ link }),
    'PUT /project/:id/github': ({ body }) => {
      const { repository, ...rest } = body as Partial<ProjectRepository>;
      link = repository ? buildLink({ repository, ahead: 1, behind: 0, lastPush: null, ...rest }) : null;
      return { link };
    },
    'GET /github/repositories': () => [
      buildRepository(),
      buildRepository({ id: 43, name: 'readonly', canPush: false }),
      buildRepository({ id: 44, name: 'old', isArchived: true }),
    ],
    'GET /github/branches': () => ({
      items: [
        { name: 'main', isDefault: true },
        { name: 'next', isDefault: false },
      ],
    }),
    'GET /github/options': () => ({ canConnect: true, url: 'https://github.test', callbackUrl: '/' }),
    'GET /github/oauth/initiate': () => ({ success: true, authUrl: 'https://github.test/authorize' }),
    ...answers,
  });
  const leave = jest.fn();
  const view = renderRemote(
    <BrowserPortsContext value={{ leave, leaveForGood: leave }}>
      <ProjectSettings projectId={uuid(1)} renderSharing={() => null} />
    </BrowserPortsContext>,
    { path, shell: { api, session: buildSession(buildUser()) } },
  );
  const saved = () => made.filter(({ name }) => name === 'PUT /project/:id/github').map(({ body }) => body);
  return { ...view, made, saved, leave };
}

const picker = () => screen.findByRole('combobox', { name: 'Repository' });
const branches = () => screen.findByRole('combobox', { name: 'Branch' });
const pushSwitch = () => screen.findByRole('switch', { name: 'Push after every version' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('the tab GitHub of the settings', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('[SCR-05] links one of the repositories that can be pushed to, with its branch', async () => {
    const { saved } = renderTab(null);
    await userEvent.click(await picker());
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
    await userEvent.type(await picker(), 'plants{Enter}');
    await waitFor(async () => {
      expect(await branches()).toHaveValue('main');
    });
    await userEvent.selectOptions(await branches(), 'next');
    await userEvent.click(await pushSwitch());
    expect(screen.getByText('Not saved')).toBeVisible();
    await press('Link repository');

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved()).toEqual([{ repository: 'ada-l/plants', branch: 'next', pushOnVersion: true }]);
    expect(screen.getByRole('link', { name: 'ada-l/plants' })).toBeVisible();
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('[SCR-05] shows the last push and how far both have come, and where to push and pull', async () => {
    const { container } = renderTab(buildLink());
    expect(await screen.findByRole('link', { name: 'ada-l/plants' })).toHaveAttribute(
      'href',
      'https://github.test/ada-l/plants/tree/main',
    );
    const lastPush = expect.stringMatching(/^v12 as 1a2b3c4, /) as unknown;
    expect(facts()).toEqual(['ada-l/plants', lastPush, '3 versions', '1 commit']);
    expect(screen.getByRole('link', { name: 'Push or pull on the GitHub page' })).toHaveAttribute(
      'href',
      `/github?tab=projects&project=${uuid(1)}`,
    );
    await waitFor(async () => {
      expect(await branches()).toBeEnabled();
    });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-05] saves what is changed of the link, by button and by key', async () => {
    const { saved } = renderTab(buildLink());
    await userEvent.click(await pushSwitch());
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    await waitFor(async () => {
      expect(await branches()).toBeEnabled();
    });
    await userEvent.selectOptions(await branches(), 'next');
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved()).toEqual([
      { repository: 'ada-l/plants', branch: 'main', pushOnVersion: true },
      { repository: 'ada-l/plants', branch: 'next', pushOnVersion: true },
    ]);
  });

  it('[SCR-05] keeps what is chosen for the tab, and throws it away when told', async () => {
    const { unmount } = renderTab(buildLink());
    await userEvent.click(await pushSwitch());
    unmount();
    renderTab(buildLink());
    expect(await pushSwitch()).toBeChecked();
    await press('Discard changes');
    expect(await pushSwitch()).not.toBeChecked();
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('[SCR-05] unlinks after a question, and says what stays', async () => {
    const { saved } = renderTab(buildLink());
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Unlink ada-l/plants?' }));
    expect(question.getByText(/Nothing changes on GitHub/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Unlink' }));
    expect(await picker()).toHaveValue('');
    expect(saved()).toEqual([{ repository: null }]);
  });

  it('[SCR-05] names what is missing, and what the server refuses, at the field', async () => {
    const error = 'This account may not push to ada-l/plants.';
    renderTab(null, { 'PUT /project/:id/github': refuse(403, { error, code: 'FORBIDDEN' }) });
    await picker();
    await press('Link repository');
    const summary = screen.getByRole('group', { name: 'Check these fields' });
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose a repository' }));
    expect(await picker()).toHaveFocus();
    await userEvent.type(await picker(), 'plants{Enter}');
    await press('Link repository');
    expect(await screen.findByRole('link', { name: error })).toBeVisible();
    expect(await picker()).toHaveValue('ada-l/plants');
    await press('Discard changes');
    expect(await picker()).toHaveValue('');
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('[SCR-05] keeps what was changed of a link where the server refuses it, and says why', async () => {
    const error = 'This account may no longer push to ada-l/plants.';
    renderTab(buildLink(), { 'PUT /project/:id/github': refuse(403, { error, code: 'FORBIDDEN' }) });
    await userEvent.click(await pushSwitch());
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(await pushSwitch()).toBeChecked();
  });

  it('[SCR-05] connects GitHub and comes back to the tab', async () => {
    const answers = { 'GET /github/repositories': refuse(409, { error: 'No.', code: 'NOT_CONNECTED' }) };
    const { made, leave } = renderTab(null, answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://github.test/authorize'));
    const { query } = made.find(({ name }) => name === 'GET /github/oauth/initiate') ?? {};
    expect(query).toEqual({ redirect: '/?tab=github' });
    expect(screen.queryByRole('button', { name: 'Link repository' })).toBeNull();
  });

  it.each([
    ['reconnect', 'GitHub no longer accepts this connection.'],
    ['rateLimited', 'GitHub allows no more calls for now.'],
    ['away', 'GitHub cannot be reached right now.'],
    ['notFound', 'GitHub no longer shows ada-l/plants.'],
  ] as const)('[SCR-05] says why GitHub could not be asked: %s', async (problem, words) => {
    renderTab(buildLink({ problem, behind: null }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(facts()).toContain('Not known right now');
    expect(screen.getByRole('button', { name: 'Unlink' })).toBeEnabled();
  });

  it('[SCR-05] says that the branch is made by the first push', async () => {
    renderTab(buildLink({ branch: 'later', isEmpty: true, lastPush: null, behind: 0 }));
    await waitFor(async () => {
      expect(await branches()).toHaveAccessibleDescription(
        'GitHub has no such branch yet: the first push makes it.',
      );
    });
    expect(await branches()).toHaveValue('later');
    expect(facts()).toEqual(['ada-l/plants', 'None', '3 versions', 'Nothing']);
  });

  it('[SCR-05] says why the last automatic push failed', async () => {
    renderTab(buildLink({ pushOnVersion: true, pushProblem: 'GitHub has 2 newer commits.' }));
    expect(await screen.findByText('The last automatic push failed')).toBeVisible();
    expect(screen.getByText('GitHub has 2 newer commits.')).toBeVisible();
  });

  it('[SCR-05] asks again when the link could not be read', async () => {
    let isUp = false;
    const down = refuse(503, { error: 'Not now.', code: 'UNAVAILABLE' });
    renderTab(null, { 'GET /project/:id/github': () => (isUp ? { link: buildLink() } : down()) });
    expect(await screen.findByText('Not now.')).toBeVisible();
    isUp = true;
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'ada-l/plants' })).toBeVisible();
  });
});
