import { forgotPassword, resetPassword } from '@tessera/shared/contracts';
import {
  buildApi,
  buildApiError,
  buildNetworkError,
  callName,
  renderRemote,
  type Answers,
} from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { withOptions } from './lib/auth-forms-testing';
import { AuthRoutes } from './routes';

async function renderAuth(
  path: string | { pathname: string; search?: string; state?: unknown },
  answers: Answers = {},
) {
  const { api, ...server } = buildApi(answers);
  const view = renderRemote(
    <>
      <AuthRoutes />
    </>,
    { path, shell: { api: withOptions(api) } },
  );
  // The page's code arrives on its own.
  await screen.findByRole('heading', { level: 1 });
  return { ...view, ...server };
}

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('/forgot-password', () => {
  const send = async (email: string) => {
    if (email) await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
  };

  it('[OTP-07] says that it is sent, and two seconds later goes to /verify in reset mode', async () => {
    const { address, made } = await renderAuth('/forgot-password', {
      [callName(forgotPassword)]: () => Promise.resolve({ message: 'whatever' }),
    });
    await send('Ada@Example.com');
    expect(await screen.findByRole('status')).toHaveTextContent(
      "If an account exists with this email, we've sent a verification code.",
    );
    await pass(1900);
    expect(address()).toBe('/forgot-password');
    await pass(200);
    expect(address()).toBe('/verify?email=ada%40example.com&mode=reset');
    expect(made).toEqual([{ name: callName(forgotPassword), body: { email: 'Ada@Example.com' } }]);
  });

  it.each([
    ['', 'Email is required'],
    ['ada', 'Please enter a valid email address'],
  ])('[OTP-07] refuses %j without a call', async (email, text) => {
    const { made } = await renderAuth('/forgot-password');
    await send(email);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(made).toEqual([]);
  });

  it.each([
    [buildApiError(500), 'Failed to send reset instructions. Please try again later.'],
    [buildNetworkError(), 'Network error during password reset request'],
    [buildApiError(429, { error: 'Too many' }, 30), 'Too many OTP attempts. Please try again in 30 seconds.'],
  ])('[OTP-09] explains %s and keeps the address', async (failure, text) => {
    await renderAuth('/forgot-password', { [callName(forgotPassword)]: () => Promise.reject(failure) });
    await send('ada@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('[OTP-07] leads back to /signin', async () => {
    await renderAuth('/forgot-password');
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
    expect(document.title).toBe('Forgot password · Tessera');
  });
});

describe('/reset-password', () => {
  const HERE = { pathname: '/reset-password', search: '?email=ada%40example.com', state: { token: 't-1' } };
  const button = () => screen.getByRole('button', { name: 'Reset password' });
  const fill = async (password: string, confirmation: string) => {
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), confirmation);
  };

  it('[OTP-08] sets the password and two seconds later goes to /signin', async () => {
    const { address, made } = await renderAuth(HERE, {
      [callName(resetPassword)]: () =>
        Promise.resolve({ message: 'Your password has been reset. Please sign in.' }),
    });
    await fill('new password', 'new password');
    await user.click(button());
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been reset.');
    expect(made).toEqual([
      {
        name: callName(resetPassword),
        body: { email: 'ada@example.com', token: 't-1', newPassword: 'new password' },
      },
    ]);
    await pass(1900);
    expect(address()).toBe('/reset-password?email=ada%40example.com');
    await pass(200);
    expect(address()).toBe('/signin');
  });

  it('[OTP-08] cannot be sent while either field is empty', async () => {
    await renderAuth(HERE);
    expect(button()).toBeDisabled();
    await user.type(screen.getByLabelText('New password'), 'new password');
    expect(button()).toBeDisabled();
    await user.type(screen.getByLabelText('Confirm password'), 'n');
    expect(button()).toBeEnabled();
  });

  it.each([
    ['        ', 'x', 'New password', 'Password is required'],
    ['short', 'short', 'New password', 'Password must be at least 8 characters'],
    ['new password', '   ', 'Confirm password', 'Please confirm your password'],
    ['new password', 'new passwort', 'Confirm password', 'Passwords do not match'],
  ])('[OTP-08] refuses %j with %j at %s', async (password, confirmation, field, text) => {
    const { made } = await renderAuth(HERE);
    await fill(password, confirmation);
    await user.click(button());
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(made).toEqual([]);
  });

  it.each(['/reset-password', '/reset-password?email=ada%40example.com', '/reset-password?token=t'])(
    '[OTP-08] sends %s to /signin',
    async (path) => {
      const { address } = await renderAuth(path);
      expect(address()).toBe('/signin');
    },
  );

  it('[OAU-05] takes a token out of the address at once, and still has it', async () => {
    const { address, state } = await renderAuth('/reset-password?email=ada%40example.com&token=t-2');
    await waitFor(() => {
      expect(address()).toBe('/reset-password?email=ada%40example.com');
    });
    expect(state()).toEqual({ token: 't-2' });
    expect(button()).toBeInTheDocument();
  });

  it.each([
    [buildApiError(500), 'Failed to reset password. Please try again.'],
    [buildNetworkError(), 'Network error during password reset'],
  ])('[OTP-09] explains %s and keeps what was typed', async (failure, text) => {
    await renderAuth(HERE, { [callName(resetPassword)]: () => Promise.reject(failure) });
    await fill('new password', 'new password');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Confirm password')).toHaveValue('new password');
  });

  it('offers a new code when the token is used up', async () => {
    const gone = buildApiError(410, { error: 'This link is too old.', code: 'GONE' });
    await renderAuth(HERE, { [callName(resetPassword)]: () => Promise.reject(gone) });
    await fill('new password', 'new password');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old.');
    expect(screen.getByRole('link', { name: 'Send a new code' })).toHaveAttribute('href', '/forgot-password');
  });

  it('lets password managers know the account and the new password', async () => {
    await renderAuth(HERE);
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

it.each(['/forgot-password', '/reset-password?email=a%40b.cc&token=t'])(
  '%s has no accessibility violations',
  async (path) => {
    jest.useRealTimers();
    const { container } = await renderAuth(path);
    expect((await axe(container)).violations).toEqual([]);
  },
);
