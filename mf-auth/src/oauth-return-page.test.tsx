import { exchangeOauthCode, readCurrentUser } from '@tessera/shared/contracts';
import { BrowserPortsContext } from '@tessera/shared/remote';
import {
  buildApi,
  buildApiError,
  buildNetworkError,
  buildSessionTokens,
  callName,
  renderRemote,
  type Answers,
} from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AuthRoutes } from './routes';

async function renderReturn(path: string, answers: Answers = {}) {
  const { api, ...server } = buildApi(answers);
  const leaveForGood = jest.fn<void, [string]>();
  const view = renderRemote(
    <BrowserPortsContext value={{ leave: leaveForGood, leaveForGood }}>
      <AuthRoutes />
    </BrowserPortsContext>,
    { path, shell: { api } },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, ...server, leaveForGood };
}

const { user } = buildSessionTokens();
const never = () => new Promise(() => undefined);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  jest.useRealTimers();
});

describe('/auth/callback', () => {
  it('[OAU-02] exchanges the code and goes to the path of the state', async () => {
    const session = buildSessionTokens();
    const { shell, address, made } = await renderReturn('/auth/callback?code=c-1', {
      [callName(exchangeOauthCode)]: () => Promise.resolve({ ...session, state: '/edit-app/7?tab=code' }),
    });
    await waitFor(() => {
      expect(address()).toBe('/edit-app/7?tab=code');
    });
    expect(made).toEqual([{ name: callName(exchangeOauthCode), body: { code: 'c-1' } }]);
    expect(shell.session.establish).toHaveBeenCalledWith(session);
  });

  it.each([
    ['/auth/callback?code=c-1', undefined, '/apphome'],
    ['/auth/callback?code=c-1&state=/app/1', undefined, '/app/1'],
    ['/auth/callback?code=c-1&state=//evil.example', 'https://evil.example/x', '/apphome'],
    ['/auth/callback?code=c-1&state=/%5Cevil.example', '/\\evil.example', '/apphome'],
  ])('[OAU-05] goes from %s with the state %s to %s', async (path, state, expected) => {
    const { address } = await renderReturn(path, {
      [callName(exchangeOauthCode)]: () => Promise.resolve({ ...buildSessionTokens(), state }),
    });
    await waitFor(() => {
      expect(address()).toBe(expected);
    });
  });

  it('[OAU-05] wipes the query before the exchange is answered, and says that it is under way', async () => {
    const { address } = await renderReturn('/auth/callback?code=c-1&state=/app', {
      [callName(exchangeOauthCode)]: never,
    });
    await waitFor(() => {
      expect(address()).toBe('/auth/callback');
    });
    expect(screen.getByRole('heading')).toHaveTextContent('Signing you in');
    expect(screen.getByRole('status')).toHaveTextContent('Asking who you are…');
  });

  it('[OAU-02] takes tokens too, and asks whose they are', async () => {
    const { shell, address, made } = await renderReturn(
      '/auth/callback?token=access&refreshToken=refresh&expiresIn=600&state=/app/1',
      { [callName(readCurrentUser)]: () => Promise.resolve({ user }) },
    );
    await waitFor(() => {
      expect(address()).toBe('/app/1');
    });
    expect(made).toEqual([{ name: callName(readCurrentUser), token: 'access' }]);
    expect(shell.session.establish).toHaveBeenCalledWith(buildSessionTokens({ expiresIn: 600 }));
  });

  it.each([
    ['/auth/callback', never, 'No authentication data received', '/auth'],
    [
      '/auth/callback?code=c',
      () => Promise.reject(buildNetworkError()),
      'Network error during callback processing',
      '/auth',
    ],
    [
      '/auth/callback?code=c',
      () => Promise.reject(buildApiError(410)),
      'Failed to complete authentication',
      '/auth',
    ],
    ['/auth/callback?error=denied', never, 'Failed to complete authentication', '/auth'],
    [
      '/auth/callback?error=oauth_failed&provider=Apple',
      never,
      'Apple sign-in failed. Please try again.',
      '/auth',
    ],
  ])('[OAU-02] %s fails in words, and three seconds later at /auth', async (path, answer, text, at) => {
    jest.useFakeTimers();
    const { address, shell } = await renderReturn(path, { [callName(exchangeOauthCode)]: answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('heading')).toHaveTextContent('Sign-in failed');
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\?error=(auth_failed|oauth_failed&provider=Apple)$/),
    );
    await pass(2500);
    expect(address()).toBe('/auth/callback');
    await pass(600);
    expect(address()).toBe(at);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(shell.session.establish).not.toHaveBeenCalled();
  });

  it('has no accessibility violations', async () => {
    const { container } = await renderReturn('/auth/callback');
    await screen.findByRole('alert');
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('/auth/success', () => {
  const HERE = '/auth/success?token=access&refreshToken=refresh&expiresIn=600';

  it('[OAU-01] takes the tokens and leaves for /app by a full redirect', async () => {
    const { shell, address, leaveForGood } = await renderReturn(HERE, {
      [callName(readCurrentUser)]: () => Promise.resolve({ user }),
    });
    expect(await screen.findByText('Taking you to your applications.')).toBeInTheDocument();
    await waitFor(() => {
      expect(address()).toBe('/auth/success');
    });
    expect(shell.session.establish).toHaveBeenCalledWith(buildSessionTokens({ expiresIn: 600 }));
    await waitFor(() => {
      expect(leaveForGood).toHaveBeenCalledWith('/app');
    });
  });

  it('[OAU-01] says that no token came, and goes to /auth', async () => {
    jest.useFakeTimers();
    const { address } = await renderReturn('/auth/success');
    expect(await screen.findByRole('alert')).toHaveTextContent('Authentication failed: No token received');
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
      'href',
      '/auth?error=no_token',
    );
    await pass(3100);
    expect(address()).toBe('/auth');
  });

  it.each([
    ['/auth/success?token=+', never, 'Token is required for OAuth success'],
    [HERE, () => Promise.reject(buildApiError(500)), 'Failed to get user data after OAuth'],
    [HERE, () => Promise.reject(buildNetworkError()), 'Failed to get user information'],
    [HERE, () => Promise.reject(new TypeError('not a user')), 'Failed to get user data'],
  ])('[OAU-04] %s fails visibly', async (path, answer, text) => {
    const { shell } = await renderReturn(path, { [callName(readCurrentUser)]: answer });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(shell.session.establish).not.toHaveBeenCalled();
  });

  it('[SES-08] takes 900 seconds when no expiry is given', async () => {
    const { shell } = await renderReturn('/auth/success?token=access&refreshToken=refresh', {
      [callName(readCurrentUser)]: () => Promise.resolve({ user }),
    });
    await waitFor(() => {
      expect(shell.session.establish).toHaveBeenCalledWith(buildSessionTokens({ expiresIn: 900 }));
    });
  });
});
