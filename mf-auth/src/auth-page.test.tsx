import { initiateGoogle, login, startApple, startGithub } from '@tessera/shared/contracts';
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
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { field, fillSignIn, pressSignIn, withOptions } from './lib/auth-forms-testing';
import { AuthRoutes } from './routes';

function renderAuth(
  path: string | { pathname: string; search?: string; state?: unknown },
  answers: Answers = {},
) {
  const { api, ...server } = buildApi(answers);
  const leave = jest.fn<void, [string]>();
  const view = renderRemote(
    <BrowserPortsContext value={{ leave, leaveForGood: leave }}>
      <AuthRoutes />
    </BrowserPortsContext>,
    { path, shell: { api: withOptions(api) } },
  );
  return { ...view, ...server, leave };
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('the card', () => {
  it('[AUTH-02] is headed "Welcome Back" at /signin and announces it', () => {
    renderAuth('/signin');
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toHaveFocus();
  });

  it.each(['/auth', '/signin'])(
    '[RT-07] starts by signing in at %s, with the other face out of reach',
    (path) => {
      renderAuth(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
      expect(screen.queryByRole('form', { name: 'Sign up' })).not.toBeInTheDocument();
    },
  );

  it('[RT-07] starts by signing up at /signup, headed "Join Tessera"', () => {
    renderAuth('/signup');
    expect(screen.getByRole('heading', { name: 'Join Tessera' })).toHaveFocus();
  });

  it('[AUTH-01] turns by the switch link, hides the password, clears the error, and keeps what was typed', async () => {
    renderAuth('/signin', { [callName(login)]: () => Promise.reject(buildNetworkError()) });
    await fillSignIn();
    await userEvent.click(
      within(screen.getByRole('form', { name: 'Sign in' })).getByRole('button', { name: 'Show password' }),
    );
    await pressSignIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error during login');

    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Sign up', 'First name')).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(field('Sign in', 'Password')).toHaveAttribute('type', 'password');
    expect(field('Sign in', 'Email')).toHaveValue('ada@example.com');
    expect(field('Sign in', 'Password')).toHaveValue('analytical');
  });

  it('has no accessibility violations', async () => {
    const { container } = renderAuth('/signin');
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('signing in', () => {
  it('[AUTH-05] establishes the session and goes to the app home', async () => {
    const session = buildSessionTokens();
    const { shell, made, address } = renderAuth('/signin', {
      [callName(login)]: () => Promise.resolve(session),
    });
    await fillSignIn();
    await userEvent.click(
      within(screen.getByRole('form', { name: 'Sign in' })).getByRole('checkbox', { name: 'Remember me' }),
    );
    await pressSignIn();

    await waitFor(() => {
      expect(address()).toBe('/apphome');
    });
    expect(shell.session.establish).toHaveBeenCalledWith(session, { isRemembered: true });
    expect(made).toEqual([
      { name: callName(login), body: { email: 'ada@example.com', password: 'analytical', rememberMe: true } },
    ]);
  });

  it('goes back to the page that asked for it, and never to another site', async () => {
    const answer = { [callName(login)]: () => Promise.resolve(buildSessionTokens()) };
    const { address, unmount } = renderAuth('/signin?return=/edit-app/7', answer);
    await fillSignIn();
    await pressSignIn();
    await waitFor(() => {
      expect(address()).toBe('/edit-app/7');
    });
    unmount();

    const view = renderAuth('/signin?return=//evil.example/x', answer);
    await fillSignIn();
    await pressSignIn();
    await waitFor(() => {
      expect(view.address()).toBe('/apphome');
    });
  });

  it('[AUTH-07] refuses a bad email and an empty password at their fields, without a call', async () => {
    const { made } = renderAuth('/signin');
    await userEvent.type(field('Sign in', 'Email'), 'ada');
    await pressSignIn();

    expect(field('Sign in', 'Email')).toHaveAccessibleDescription('Invalid email format');
    expect(field('Sign in', 'Password')).toHaveAccessibleDescription('Password is required');
    expect(field('Sign in', 'Email')).toHaveFocus();
    expect(made).toEqual([]);
  });

  it("[ERR-01] shows the server's message, else 'Login failed', and keeps what was typed", async () => {
    const messages = ['Invalid email or password', ''];
    renderAuth('/signin', {
      [callName(login)]: () => Promise.reject(buildApiError(401, { error: messages.shift() ?? '' })),
    });
    await fillSignIn();
    await pressSignIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(field('Sign in', 'Password')).toHaveValue('analytical');

    await pressSignIn();
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
  });

  it('[AUTH-03] lets password managers know the fields and links to /forgot-password', () => {
    renderAuth('/signin');
    expect(field('Sign in', 'Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Sign in', 'Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('[AUTH-09] asks for the address of Google and leaves for it, with the way back', async () => {
    const authUrl = 'https://accounts.example/consent';
    const { leave, made } = renderAuth('/signin?return=/edit-app/7', {
      [callName(initiateGoogle)]: () => Promise.resolve({ success: true, authUrl }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() => {
      expect(leave).toHaveBeenCalledWith(authUrl);
    });
    expect(made).toEqual([{ name: callName(initiateGoogle), query: { state: '/edit-app/7' } }]);
    expect(screen.getByRole('button', { name: 'Google' })).toHaveAttribute('aria-busy', 'true');

    // The way back may show the page as it was left.
    fireEvent(window, new Event('pageshow'));
    expect(screen.getByRole('button', { name: 'Google' })).not.toHaveAttribute('aria-busy');
  });

  it.each([
    [buildApiError(502), 'Failed to initiate Google sign-in'],
    [buildNetworkError(), 'Failed to connect to Google'],
    [
      buildApiError(503, {
        error: 'Google sign-in is not configured on the server.',
        code: 'oauth_not_configured',
      }),
      'Google sign-in is not configured on the server. Please contact support.',
    ],
  ])('[AUTH-09] says why Google cannot be reached: %s', async (failure, text) => {
    const { leave } = renderAuth('/signin', { [callName(initiateGoogle)]: () => Promise.reject(failure) });
    await userEvent.click(screen.getByRole('button', { name: 'Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(leave).not.toHaveBeenCalled();
  });

  it('[AUTH-09] does not follow an address that is none of the web', async () => {
    const { leave } = renderAuth('/signin', {
      [callName(initiateGoogle)]: () => Promise.resolve({ success: true, authUrl: 'javascript:alert(1)' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Google Sign-In failed');
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['GitHub', '/signin', `/api${startGithub.path}`],
    ['Apple', '/signin', `/api${startApple.path}`],
    ['GitHub', '/signin?return=/app/1', '/api/auth/github?state=%2Fapp%2F1'],
  ])('[AUTH-09] leaves for %s from %s by a navigation to %s', async (provider, from, address) => {
    const { leave } = renderAuth(from);
    await userEvent.click(screen.getByRole('button', { name: provider }));
    expect(leave).toHaveBeenCalledWith(address);
  });

  it('[AUTH-09] leaves for the API where the shell says that it is', async () => {
    const leave = jest.fn<void, [string]>();
    renderRemote(
      <BrowserPortsContext value={{ leave, leaveForGood: leave }}>
        <AuthRoutes />
      </BrowserPortsContext>,
      { path: '/signin', shell: { apiUrl: 'https://api.example.com/v1' } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'GitHub' }));
    expect(leave).toHaveBeenCalledWith(`https://api.example.com/v1${startGithub.path}`);
  });

  it.each([
    ['oauth_failed&provider=google', 'Google sign-in failed. Please try again.'],
    ['no_token', 'Authentication failed: No token received'],
    ['auth_failed', 'Failed to complete authentication'],
    ['something_new', 'Failed to complete authentication'],
    [
      'email_not_verified&provider=GitHub',
      'GitHub has not verified your email address. Verify it there, or sign in with your password.',
    ],
    ['no_code', 'Authentication was cancelled or failed. Please try again.'],
    [
      'oauth_not_configured&provider=github',
      'GitHub sign-in is not configured on the server. Please contact support.',
    ],
  ])('[AUTH-08] shows ?error=%s and clears the query', async (query, text) => {
    const { address } = renderAuth(`/auth?error=${query}`);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await waitFor(() => {
      expect(address()).toBe('/auth');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
