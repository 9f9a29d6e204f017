import {
  connectGithubToken,
  readGithubInfo,
  readGithubOptions,
  initiateGithub,
  listRepositories,
  readSelectedRepositories,
} from '@tessera/shared/contracts';
import { personStorage } from '@tessera/shared/remote';
import { buildApiError, buildNetworkError, buildRepository, callName } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CONNECTED, NOBODY, OPTIONS, openGithub, user } from './github-testing';

const INFO = callName(readGithubInfo);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});

describe('[GIT-01] connecting by an access token', () => {
  const openDialog = async (answers: Parameters<typeof openGithub>[1] = {}) => {
    const view = openGithub('/github', { [INFO]: () => NOBODY, ...answers });
    await screen.findByText('Connect GitHub to import and push code.');
    await press('Use an access token');
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Use an access token' }) };
  };

  it('says where to make one and with which rights, and asks for one', async () => {
    const { dialog, sent, container } = await openDialog();
    expect(within(dialog).getByRole('link', { name: 'Make a token at GitHub' })).toHaveAttribute(
      'href',
      'https://github.test/settings/tokens/new?scopes=repo&description=Tessera',
    );
    await press('Connect');
    expect(screen.getByLabelText('Access token')).toHaveAccessibleDescription(
      /GitHub access token is required/,
    );
    expect(sent(callName(connectGithubToken))).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('connects the account, and shows how', async () => {
    let info: object = NOBODY;
    const { shell, sent } = await openDialog({
      [INFO]: () => info,
      [callName(connectGithubToken)]: () => {
        info = CONNECTED;
        return { success: true, githubUsername: 'ada-l' };
      },
    });
    await userEvent.type(screen.getByLabelText('Access token'), ' ghp_cafe {Enter}');
    expect(await screen.findByText('Connected with an access token that ends in cafe')).toBeVisible();
    expect(sent(callName(connectGithubToken))[0]?.body).toEqual({ apiKey: 'ghp_cafe' });
    expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: 'Connected as ada-l' });
    // The button that opened the dialog is gone.
    expect(screen.getByRole('group', { name: 'GitHub account' })).toHaveFocus();
    expect(await screen.findByRole('article', { name: 'ada-l/plants' })).toBeVisible();
  });

  it('says at the field what is wrong with it, and keeps what was typed', async () => {
    const refusals = [
      buildApiError(422, { error: 'GitHub does not accept this token', code: 'UNPROCESSABLE' }),
      buildApiError(400, { error: 'x', fields: { apiKey: 'The token is too long' } }),
      buildApiError(502, { error: '', code: 'UPSTREAM_FAILED' }),
      buildNetworkError(),
    ];
    await openDialog({
      [callName(connectGithubToken)]: () => Promise.reject(refusals.shift() ?? new Error()),
    });
    const field = screen.getByLabelText('Access token');
    await userEvent.type(field, 'ghp_1');
    for (const said of [
      /GitHub does not accept this token/,
      /The token is too long/,
      /Failed to update GitHub token/,
      /Network error during GitHub token update/,
    ]) {
      await press('Connect');
      await waitFor(() => expect(field).toHaveAccessibleDescription(said));
      expect(field).toHaveValue('ghp_1');
    }
  });
});

describe('[SCR-18] what the operator has not set up', () => {
  it('is said before anything is pressed, with what is to be set; a token is offered first', async () => {
    const { calls } = openGithub('/github', {
      [INFO]: () => NOBODY,
      [callName(readGithubOptions)]: () => ({ ...OPTIONS, canConnect: false }),
    });
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('An access token of your own works today.');
    expect(note).toHaveTextContent('GITHUB_CLIENT_ID');
    expect(note).toHaveTextContent('GITHUB_CLIENT_SECRET');
    expect(within(note).getByText(OPTIONS.callbackUrl)).toBeVisible();
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.indexOf('Use an access token')).toBeLessThan(names.indexOf('Connect GitHub'));
    expect(screen.getByRole('button', { name: 'Connect GitHub' })).toBeDisabled();
    expect(calls).not.toContain(callName(initiateGithub));
  });

  it('offers both ways where that cannot be read', async () => {
    openGithub('/github', {
      [INFO]: () => NOBODY,
      [callName(readGithubOptions)]: () => Promise.reject(buildApiError(500)),
    });
    expect(await screen.findByRole('button', { name: 'Connect GitHub' })).toBeEnabled();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('[SCR-18] a connection that GitHub no longer takes', () => {
  const refused = () => Promise.reject(buildApiError(409, { error: 'x', code: 'RECONNECT' }));

  it("offers 'Reconnect', which comes back to where one was", async () => {
    const { leave, sent } = openGithub('/github?tab=projects', {
      [callName(listRepositories)]: refused,
      [callName(initiateGithub)]: () => ({ success: true, authUrl: 'https://github.test/consent' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://github.test/consent'));
    expect(sent(callName(initiateGithub))[0]?.query).toEqual({ redirect: '/github?tab=projects' });
  });

  it('asks for a token where the operator has set no client', async () => {
    openGithub('/github', {
      [callName(listRepositories)]: refused,
      [callName(readGithubOptions)]: () => ({ ...OPTIONS, canConnect: false }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
    expect(await screen.findByRole('dialog', { name: 'Use an access token' })).toBeVisible();
  });
});

it('[GIT-04] forgets the names of repositories with the account', async () => {
  let isGone = false;
  let tell: ((info: object) => void) | undefined;
  const { sent } = openGithub('/github', {
    [INFO]: () => (isGone ? new Promise((resolve) => (tell = resolve)) : CONNECTED),
    'POST /auth/disconnectedgithub': () => {
      isGone = true;
      return { success: true, message: 'GitHub account disconnected' };
    },
  });
  await screen.findByRole('article', { name: 'ada-l/plants' });
  expect(personStorage(user.id).read('repositories')).toContain('ada-l/plants');
  await press('Disconnect');
  const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect ada-l?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(tell).toBeDefined());
  act(() => tell?.(NOBODY));
  expect(await screen.findByText('Connect GitHub to import and push code.')).toBeVisible();
  expect(personStorage(user.id).read('repositories')).toBeNull();
  expect(screen.getByRole('group', { name: 'GitHub account' })).toHaveFocus();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  // Nobody asks for the repositories of an account that was let go.
  expect(sent('GET /github/repositories')).toHaveLength(1);
});

it('[GIT-04] shows nothing that this browser keeps of an account that was changed elsewhere', async () => {
  const view = openGithub('/github', {
    [callName(listRepositories)]: () => [buildRepository({ name: 'private-plan' })],
    [callName(readSelectedRepositories)]: () => ({ repositories: ['ada-l/private-plan'] }),
  });
  await screen.findByRole('article', { name: 'ada-l/private-plan' });
  await screen.findByText('1 selected · kept for deploying');
  view.unmount();
  // The same account: there at once.
  const away = () => new Promise(() => undefined);
  const same = openGithub('/github', { [callName(listRepositories)]: away });
  await screen.findByRole('article', { name: 'ada-l/private-plan' });
  same.unmount();

  openGithub('/github', {
    [INFO]: () => ({ ...CONNECTED, githubUsername: 'bob' }),
    [callName(listRepositories)]: away,
    [callName(readSelectedRepositories)]: away,
  });
  await screen.findByRole('searchbox');
  expect(screen.queryByRole('article', { name: 'ada-l/private-plan' })).not.toBeInTheDocument();
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  for (const key of ['repositories', 'selected-repositories']) {
    expect(personStorage(user.id).read(key)).toBeNull();
  }
});

it('[GIT-04] shows nothing of the account before where another one is connected here', async () => {
  const repositories = () => [buildRepository({ name: 'private-plan' })];
  const view = openGithub('/github', { [callName(listRepositories)]: repositories });
  await screen.findByRole('article', { name: 'ada-l/private-plan' });
  view.unmount();
  let isOther = false;
  openGithub('/github', {
    [INFO]: () => (isOther ? { ...CONNECTED, githubUsername: 'bob' } : CONNECTED),
    [callName(readGithubOptions)]: () => ({ ...OPTIONS, canConnect: false }),
    [callName(listRepositories)]: () => {
      throw isOther
        ? buildApiError(429, { code: 'RATE_LIMITED' }, 3600)
        : buildApiError(409, { code: 'RECONNECT' });
    },
    [callName(readSelectedRepositories)]: () => ({ repositories: isOther ? [] : ['ada-l/private-plan'] }),
    [callName(connectGithubToken)]: () => {
      isOther = true;
      return { success: true, githubUsername: 'bob' };
    },
  });
  await screen.findByText('1 selected · kept for deploying');
  expect(screen.getByRole('article', { name: 'ada-l/private-plan' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
  await userEvent.type(await screen.findByLabelText('Access token'), 'ghp_cafe{Enter}');
  expect(await screen.findByText('No repositories found')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByText('1 selected · kept for deploying')).not.toBeInTheDocument();
});
