import {
  disconnectGithub,
  exchangeGithub,
  initiateGithub,
  readGithubInfo,
  type User,
} from '@tessera/shared/contracts';
import { BrowserPortsContext } from '@tessera/shared/remote';
import {
  buildApi,
  buildApiError,
  buildNetworkError,
  buildSession,
  buildSessionTokens,
  buildUser,
  callName,
  renderRemote,
  type Answers,
} from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GithubApp } from './app';

const tokens = buildSessionTokens();
const CONNECTED = {
  githubUsername: 'ada-l',
  githubaccesstoken: '••••cafe',
  auth: { provider: 'github', accessToken: '••••cafe', displayName: 'ada-l' },
};
const NOBODY = { githubUsername: null, githubaccesstoken: null, auth: null };

function renderGithub(path: string, answers: Answers = {}, user: User | null = buildUser()) {
  const { api, ...server } = buildApi(answers);
  const leave = jest.fn<undefined, [string]>();
  const session = buildSession(user ?? undefined);
  const view = renderRemote(
    <BrowserPortsContext value={{ leave, leaveForGood: leave }}>
      <GithubApp />
    </BrowserPortsContext>,
    { path, shell: { api, session } },
  );
  return { ...view, ...server, leave, establish: session.establish };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  jest.useRealTimers();
});

describe('/github-callback', () => {
  const exchanged = (redirectUrl: string) => ({
    [callName(exchangeGithub)]: () =>
      Promise.resolve({ success: true, message: 'Connected as ada-l', ...tokens, redirectUrl }),
    [callName(readGithubInfo)]: () => Promise.resolve(CONNECTED),
  });

  it('[OAU-03] exchanges code and state, takes the next tokens and goes to the redirectUrl', async () => {
    const { made, establish, address } = renderGithub(
      '/github-callback?code=c-1&state=s-1',
      exchanged('/create-project?from=github'),
    );
    await waitFor(() => expect(address()).toBe('/create-project?from=github'));
    expect(made).toEqual([{ name: callName(exchangeGithub), body: { code: 'c-1', state: 's-1' } }]);
    expect(establish).toHaveBeenCalledWith(tokens);
  });

  it('[OAU-03] goes to /github without a redirectUrl of this site', async () => {
    const { address } = renderGithub('/github-callback?code=c&state=s', exchanged('//evil.example'));
    await waitFor(() => expect(address()).toBe('/github'));
    expect(await screen.findByText('ada-l')).toBeVisible();
  });

  it('[OAU-05] wipes the query before the exchange is answered, and says that it is under way', async () => {
    const { address } = renderGithub('/github-callback?code=c&state=s', {
      [callName(exchangeGithub)]: () => new Promise(() => undefined),
    });
    await waitFor(() => expect(address()).toBe('/github-callback'));
    expect(screen.getByRole('status')).toHaveTextContent('Connecting your GitHub account…');
    expect(screen.getByRole('heading', { level: 1, name: 'Connecting GitHub' })).toBeVisible();
  });

  it('[OAU-03] says that no code came, and goes to /github with the error after 3 s', async () => {
    jest.useFakeTimers();
    const { address, made } = renderGithub('/github-callback', {
      [callName(readGithubInfo)]: () => Promise.resolve(NOBODY),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No authorization code received');
    await pass(2500);
    expect(address()).toBe('/github-callback');
    expect(made).toEqual([]);
    await pass(600);
    expect(address()).toBe('/github');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Authentication was cancelled or failed. Please try again.',
    );
  });

  it('[OAU-03] says in words that someone declined at GitHub', async () => {
    renderGithub('/github-callback?error=access_denied&state=s');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Authentication was cancelled or failed. Please try again.',
    );
  });

  it('[OAU-03] shows the message of a refused exchange, and of one that nobody answered', async () => {
    const { establish, unmount } = renderGithub('/github-callback?code=c&state=s', {
      [callName(exchangeGithub)]: () =>
        Promise.reject(
          buildApiError(403, {
            error: 'This connection was not begun here, or is too old.',
            code: 'FORBIDDEN',
          }),
        ),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This connection was not begun here');
    expect(establish).not.toHaveBeenCalled();
    unmount();
    renderGithub('/github-callback?code=c&state=s', {
      [callName(exchangeGithub)]: () => Promise.reject(buildNetworkError()),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error during callback processing');
  });

  it('[OAU-03] goes to /github after 3 s with what failed', async () => {
    jest.useFakeTimers();
    const { address } = renderGithub('/github-callback?code=c&state=s', {
      [callName(readGithubInfo)]: () => Promise.resolve(NOBODY),
      [callName(exchangeGithub)]: () =>
        Promise.reject(buildApiError(502, { error: 'GitHub refused the code', code: 'UPSTREAM_FAILED' })),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('GitHub refused the code');
    expect(screen.getByRole('link', { name: 'Back to GitHub' })).toHaveAttribute(
      'href',
      '/github?error=auth_failed',
    );
    await pass(3100);
    expect(address()).toBe('/github');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to complete authentication');
  });

  it('[OAU-04] asks nothing of the server for someone who is not signed in', async () => {
    const { made } = renderGithub('/github-callback?code=c&state=s', {}, null);
    expect(await screen.findByRole('alert')).toHaveTextContent('User not authenticated or token expired');
    expect(made).toEqual([]);
  });
});

describe('/github', () => {
  it('[GIT-01] offers to connect, and leaves for GitHub', async () => {
    const { leave } = renderGithub('/github', {
      [callName(readGithubInfo)]: () => Promise.resolve(NOBODY),
      [callName(initiateGithub)]: () =>
        Promise.resolve({ success: true, authUrl: 'https://github.test/consent' }),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'GitHub' })).toBeVisible();
    expect(await screen.findByText('Connect GitHub to import and push code.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Connect GitHub' }));
    expect(leave).toHaveBeenCalledWith('https://github.test/consent');
    expect(document.title).toBe('GitHub · Tessera');
  });

  it('[GIT-02] shows the connected account and disconnects it once that is confirmed', async () => {
    let info: object = CONNECTED;
    const { shell } = renderGithub('/github', {
      [callName(readGithubInfo)]: () => Promise.resolve(info),
      [callName(disconnectGithub)]: () => {
        info = NOBODY;
        return Promise.resolve({ success: true, message: 'GitHub account disconnected' });
      },
    });
    expect(await screen.findByText('ada-l')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect ada-l?' });
    expect(dialog).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Disconnect' }).at(-1) ?? dialog);
    expect(await screen.findByRole('button', { name: 'Connect GitHub' })).toBeVisible();
    expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: 'GitHub account disconnected' });
  });

  it('[GIT-05] says what failed: reading, connecting and disconnecting', async () => {
    let canRead = false;
    renderGithub('/github', {
      [callName(readGithubInfo)]: () =>
        canRead ? Promise.resolve(NOBODY) : Promise.reject(buildApiError(500, { code: 'FORBIDDEN' })),
      [callName(initiateGithub)]: () =>
        Promise.reject(buildApiError(503, { error: 'x', code: 'oauth_not_configured' })),
    });
    expect(await screen.findByText('Failed to fetch GitHub configuration')).toBeVisible();
    canRead = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'GitHub sign-in is not configured on the server. Please contact support.',
    );
    expect(screen.getByRole('button', { name: 'Connect GitHub' })).toBeEnabled();
  });

  it('shows an error of the address once, and clears it', async () => {
    const { address } = renderGithub('/github?error=auth_failed', {
      [callName(readGithubInfo)]: () => Promise.resolve(NOBODY),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to complete authentication');
    await act(() => Promise.resolve());
    expect(address()).toBe('/github');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to complete authentication');
  });
});
