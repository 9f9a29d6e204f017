import { disconnectGithub, exchangeGithub, initiateGithub, readGithubInfo } from '@tessera/shared/contracts';
import type { SessionState } from '@tessera/shared/remote';
import { renderRemote } from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GithubApp } from './app';
import {
  CONNECTED,
  createFakeServer,
  NOBODY,
  noAnswer,
  refusal,
  tokens,
  user,
  type Answers,
} from './lib/testing/github-server';
import { LeaveContext } from './lib/use-leave';

function renderGithub(
  path: string,
  answers: Answers = {},
  session: SessionState = { status: 'signedIn', user },
) {
  const { api, AddressWatcher, ...server } = createFakeServer(answers);
  const leave = jest.fn<undefined, [string]>();
  const establish = jest.fn();
  const view = renderRemote(
    <LeaveContext value={leave}>
      <GithubApp />
      <AddressWatcher />
    </LeaveContext>,
    {
      path,
      shell: {
        api,
        session: { getState: () => session, subscribe: () => () => undefined, establish, signOut: jest.fn() },
      },
    },
  );
  return { ...view, ...server, leave, establish };
}

const later = { timeout: 4000 };

describe('/github-callback', () => {
  const exchanged = (redirectUrl: string) => ({
    [exchangeGithub.path]: () =>
      Promise.resolve({ success: true, message: 'Connected as ada-l', ...tokens, redirectUrl }),
    [readGithubInfo.path]: () => Promise.resolve(CONNECTED),
  });

  it('[OAU-03] exchanges code and state, takes the next tokens and goes to the redirectUrl', async () => {
    const { calls, establish, address } = renderGithub(
      '/github-callback?code=c-1&state=s-1',
      exchanged('/create-project?from=github'),
    );
    await waitFor(() => expect(address()).toBe('/create-project?from=github'));
    expect(calls).toEqual([[exchangeGithub.path, { code: 'c-1', state: 's-1' }]]);
    expect(establish).toHaveBeenCalledWith(tokens);
  });

  it('[OAU-03] goes to /github without a redirectUrl of this site', async () => {
    const { address } = renderGithub('/github-callback?code=c&state=s', exchanged('//evil.example'));
    await waitFor(() => expect(address()).toBe('/github'));
    expect(await screen.findByText('ada-l')).toBeVisible();
  });

  it('[OAU-05] wipes the query before the exchange is answered, and says that it is under way', async () => {
    const { address } = renderGithub('/github-callback?code=c&state=s', {
      [exchangeGithub.path]: () => new Promise(() => undefined),
    });
    await waitFor(() => expect(address()).toBe('/github-callback'));
    expect(screen.getByRole('status')).toHaveTextContent('Connecting your GitHub account…');
    expect(screen.getByRole('heading', { level: 1, name: 'Connecting GitHub' })).toBeVisible();
  });

  it('[OAU-03] says that no code came, and goes to /github with the error after 3 s', async () => {
    const { address, calls } = renderGithub('/github-callback', {
      [readGithubInfo.path]: () => Promise.resolve(NOBODY),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No authorization code received');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(address()).toBe('/github-callback');
    expect(calls).toEqual([]);
    await waitFor(() => expect(address()).toBe('/github'), later);
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
      [exchangeGithub.path]: () => refusal(403, 'This connection was not begun here, or is too old.'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This connection was not begun here');
    expect(establish).not.toHaveBeenCalled();
    unmount();
    renderGithub('/github-callback?code=c&state=s', {
      [exchangeGithub.path]: noAnswer,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error during callback processing');
  });

  it('[OAU-04] asks nothing of the server for someone who is not signed in', async () => {
    const { calls } = renderGithub('/github-callback?code=c&state=s', {}, { status: 'signedOut' });
    expect(await screen.findByRole('alert')).toHaveTextContent('User not authenticated or token expired');
    expect(calls).toEqual([]);
  });
});

describe('/github', () => {
  it('[GIT-01] offers to connect, and leaves for GitHub', async () => {
    const { leave } = renderGithub('/github', {
      [readGithubInfo.path]: () => Promise.resolve(NOBODY),
      [initiateGithub.path]: () => Promise.resolve({ success: true, authUrl: 'https://github.test/consent' }),
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
      [readGithubInfo.path]: () => Promise.resolve(info),
      [disconnectGithub.path]: () => {
        info = NOBODY;
        return Promise.resolve({ success: true, message: 'GitHub account disconnected' });
      },
    });
    expect(await screen.findByText('ada-l')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Disconnect ada-l?' });
    expect(dialog).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Disconnect' }).at(-1) ?? dialog);
    expect(await screen.findByRole('button', { name: 'Connect GitHub' })).toBeVisible();
    expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: 'GitHub account disconnected' });
  });

  it('[GIT-05] says what failed: reading, connecting and disconnecting', async () => {
    let canRead = false;
    renderGithub('/github', {
      [readGithubInfo.path]: () => (canRead ? Promise.resolve(NOBODY) : refusal(500, '')),
      [initiateGithub.path]: () => refusal(503, 'x', 'oauth_not_configured'),
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
      [readGithubInfo.path]: () => Promise.resolve(NOBODY),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to complete authentication');
    await act(() => Promise.resolve());
    expect(address()).toBe('/github');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to complete authentication');
  });
});
