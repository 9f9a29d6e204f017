import { login, register } from '@tessera/shared/contracts';
import { renderRemote } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildSession, createFakeServer, noAnswer, refusal, type Answers } from './lib/fake-server';
import { AuthRoutes } from './routes';

function renderAuth(
  path: string | { pathname: string; search?: string; state?: unknown },
  answers: Answers = {},
) {
  const { api, AddressWatcher, ...server } = createFakeServer(answers);
  const view = renderRemote(
    <>
      <AuthRoutes />
      <AddressWatcher />
    </>,
    { path, shell: { api } },
  );
  return { ...view, ...server };
}

const field = (form: 'Sign in' | 'Sign up', label: string) =>
  within(screen.getByRole('form', { name: form })).getByLabelText(label);

async function fillSignIn(email = 'ada@example.com', password = 'analytical') {
  await userEvent.type(field('Sign in', 'Email'), email);
  await userEvent.type(field('Sign in', 'Password'), password);
}

async function fillSignUp() {
  await userEvent.type(field('Sign up', 'First name'), 'Ada');
  await userEvent.type(field('Sign up', 'Last name'), 'Lovelace');
  await userEvent.type(field('Sign up', 'Email'), 'ada@example.com');
  await userEvent.type(field('Sign up', 'Password'), 'analytical');
}

const pressSignIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
const pressSignUp = () => userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

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
    renderAuth('/signin', { [login.path]: () => Promise.reject(noAnswer()) });
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
    const session = buildSession();
    const { shell, calls, address } = renderAuth('/signin', { [login.path]: () => Promise.resolve(session) });
    await fillSignIn();
    await userEvent.click(
      within(screen.getByRole('form', { name: 'Sign in' })).getByRole('checkbox', { name: 'Remember me' }),
    );
    await pressSignIn();

    await waitFor(() => {
      expect(address()).toBe('/apphome');
    });
    expect(shell.session.establish).toHaveBeenCalledWith(session);
    expect(calls).toEqual([
      [login.path, { email: 'ada@example.com', password: 'analytical', rememberMe: true }],
    ]);
  });

  it('goes back to the page that asked for it, and never to another site', async () => {
    const answer = { [login.path]: () => Promise.resolve(buildSession()) };
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
    const { calls } = renderAuth('/signin');
    await userEvent.type(field('Sign in', 'Email'), 'ada');
    await pressSignIn();

    expect(field('Sign in', 'Email')).toHaveAccessibleDescription('Invalid email format');
    expect(field('Sign in', 'Password')).toHaveAccessibleDescription('Password is required');
    expect(field('Sign in', 'Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("[ERR-01] shows the server's message, else 'Login failed', and keeps what was typed", async () => {
    const messages = ['Invalid email or password', ''];
    renderAuth('/signin', {
      [login.path]: () => Promise.reject(refusal(401, messages.shift() ?? '')),
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

  it.each(['Google', 'GitHub', 'Apple'])('[AUTH-08] says that %s is not configured', async (provider) => {
    renderAuth('/signin');
    await userEvent.click(screen.getByRole('button', { name: provider }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${provider} sign-in is not configured on the server. Please contact support.`,
    );
  });

  it.each([
    ['oauth_failed&provider=google', 'Google sign-in failed. Please try again.'],
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

describe('signing up', () => {
  it('[AUTH-06] goes to /verify with the email, and carries the code outside the address', async () => {
    const { address, state } = renderAuth('/signup', {
      [register.path]: () => Promise.resolve({ message: 'Registered', otp: '123456' }),
    });
    await fillSignUp();
    await pressSignUp();

    await waitFor(() => {
      expect(address()).toBe('/verify?email=ada%40example.com');
    });
    expect(state()).toMatchObject({ otp: '123456' });
  });

  it('[AUTH-10] sends the plan that was chosen on /pricing', async () => {
    const plan = {
      type: 'pro',
      name: 'Pro',
      basePrice: 20,
      billingPeriod: 'monthly',
      description: 'For builders',
    };
    const { calls } = renderAuth(
      { pathname: '/signup', state: { plan } },
      { [register.path]: () => Promise.resolve({ message: 'Registered' }) },
    );
    expect(screen.getByText('You chose Pro. It is kept for you while you sign up.')).toBeInTheDocument();
    await fillSignUp();
    await pressSignUp();
    await waitFor(() => {
      expect(calls).toEqual([[register.path, expect.objectContaining({ plan })]]);
    });
  });

  it('[AUTH-04] asks for a password of 8 characters, says so, and refuses a shorter one', async () => {
    const { calls } = renderAuth('/signup');
    const password = field('Sign up', 'Password');
    expect(password).toHaveAttribute('minlength', '8');
    expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
    await userEvent.type(password, 'short');
    await pressSignUp();

    expect(password).toBeInvalid();
    expect(field('Sign up', 'First name')).toHaveAccessibleDescription('First name is required');
    expect(field('Sign up', 'First name')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("shows the server's word on a field at that field", async () => {
    renderAuth('/signup', {
      [register.path]: () =>
        Promise.reject(
          refusal(400, 'Validation failed: Invalid email format', {
            fields: { email: 'Invalid email format' },
          }),
        ),
    });
    await fillSignUp();
    await pressSignUp();
    await waitFor(() => {
      expect(field('Sign up', 'Email')).toHaveAccessibleDescription('Invalid email format');
    });
  });

  it('[ERR-02] says when no answer came', async () => {
    renderAuth('/signup', { [register.path]: () => Promise.reject(noAnswer()) });
    await fillSignUp();
    await pressSignUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error during registration');
  });
});
