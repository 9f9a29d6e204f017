import { login, resendOtp, resetPassword, verifyOtp, verifyResetOtp } from '@tessera/shared/contracts';
import {
  buildApi,
  buildApiError,
  buildNetworkError,
  buildSessionTokens,
  callName,
  renderRemote,
  type Answers,
} from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
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
    { path, shell: { api } },
  );
  // The page's code arrives on its own.
  await screen.findByRole('heading', { level: 1 });
  return { ...view, ...server };
}

const ADDRESS = '/verify?email=ada%40example.com';
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
const box = (index: number) => screen.getByRole('textbox', { name: `Digit ${String(index + 1)} of 6` });
const typed = () =>
  boxes()
    .map((box) => box.value)
    .join('');
const pressVerify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }));

async function enter(code: string) {
  await userEvent.click(box(0));
  await userEvent.paste(code);
}

describe('the boxes', () => {
  it('[OTP-01] take digits only, one each, and move on', async () => {
    await renderAuth(ADDRESS);
    await userEvent.click(box(0));
    await userEvent.keyboard('1x2');
    expect(typed()).toBe('12');
    expect(box(2)).toHaveFocus();
  });

  it('[OTP-01] are filled by a paste into any of them', async () => {
    await renderAuth(ADDRESS);
    await userEvent.click(box(3));
    await userEvent.paste('123 456');
    expect(typed()).toBe('123456');
    expect(box(5)).toHaveFocus();
  });

  it('[OTP-01] go back by backspace, clearing the box before', async () => {
    await renderAuth(ADDRESS);
    await userEvent.click(box(0));
    await userEvent.keyboard('123{Backspace}');
    expect(typed()).toBe('12');
    expect(box(2)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(typed()).toBe('1');
    expect(box(1)).toHaveFocus();
  });

  it('replace a digit by the one typed over it', async () => {
    await renderAuth(ADDRESS);
    await enter('123456');
    await userEvent.click(box(0));
    await userEvent.keyboard('9');
    expect(typed()).toBe('923456');
  });

  it("offer the phone's own code", async () => {
    await renderAuth(ADDRESS);
    expect(box(0)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(0)).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('verifying', () => {
  it('[SES-01] establishes the session and goes to the app home', async () => {
    const session = buildSessionTokens();
    const { shell, address, made } = await renderAuth(ADDRESS, {
      [callName(verifyOtp)]: () => Promise.resolve(session),
    });
    await enter('123456');
    await pressVerify();
    await waitFor(() => {
      expect(address()).toBe('/apphome');
    });
    expect(made).toEqual([{ name: callName(verifyOtp), body: { email: 'ada@example.com', otp: '123456' } }]);
    expect(shell.session.establish).toHaveBeenCalledWith(session);
  });

  it('[SAFE-10] goes on to choosing a password where the sign-up was begun in another browser, and signs in', async () => {
    const session = buildSessionTokens();
    const { shell, address, made } = await renderAuth(ADDRESS, {
      [callName(verifyOtp)]: () => Promise.resolve({ passwordNeeded: true, token: 'first' }),
      [callName(resetPassword)]: () => Promise.resolve({ message: 'Set' }),
      [callName(login)]: () => Promise.resolve(session),
    });
    await enter('123456');
    await pressVerify();
    expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeVisible();
    expect(shell.session.establish).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('New password'), 'my own password');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'my own password');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => {
      expect(address()).toBe('/apphome');
    });
    expect(shell.session.establish).toHaveBeenCalledWith(session);
    const email = 'ada@example.com';
    expect(made.slice(1).map(({ body }) => body)).toEqual([
      { email, token: 'first', newPassword: 'my own password' },
      { email, password: 'my own password' },
    ]);
  });

  it('[OTP-02] needs all six digits', async () => {
    const { made } = await renderAuth(ADDRESS);
    await enter('12345');
    await pressVerify();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter all 6 digits of your verification code',
    );
    expect(made).toEqual([]);
  });

  it('[OTP-02] needs an email in the address', async () => {
    await renderAuth('/verify');
    expect(screen.getByRole('alert')).toHaveTextContent('Email address is missing. Please go back.');
    expect(screen.getByRole('link', { name: 'Back to sign-up' })).toHaveAttribute('href', '/signup');
  });

  it.each([
    [
      { remainingAttempts: 2 },
      30,
      'Too many OTP attempts. 2 attempts remaining. Please try again in 30 seconds.',
    ],
    [{}, 60, 'Too many OTP attempts. Please try again in 60 seconds.'],
    [{}, undefined, 'Too many OTP attempts. Please wait before trying again.'],
  ])('[OTP-06] explains a 429 with %j and retry-after %s', async (more, retryAfter, text) => {
    await renderAuth(ADDRESS, {
      [callName(verifyOtp)]: () =>
        Promise.reject(buildApiError(429, { error: 'Too many', ...more }, retryAfter)),
    });
    await enter('123456');
    await pressVerify();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it("[OTP-09] shows the server's message, else 'Verification failed. Please try again.', and keeps the digits", async () => {
    const messages = ['Invalid verification code', ''];
    await renderAuth(ADDRESS, {
      [callName(verifyOtp)]: () => Promise.reject(buildApiError(400, { error: messages.shift() ?? '' })),
    });
    await enter('123456');
    await pressVerify();
    expect(await screen.findByText('Invalid verification code')).toBeInTheDocument();
    expect(typed()).toBe('123456');
    await pressVerify();
    expect(await screen.findByText('Verification failed. Please try again.')).toBeInTheDocument();
  });

  it('[OTP-06] says how many attempts are left after a wrong code', async () => {
    await renderAuth(ADDRESS, {
      [callName(verifyOtp)]: () =>
        Promise.reject(
          buildApiError(400, {
            error: 'Invalid verification code',
            fields: { otp: 'Invalid verification code' },
            remainingAttempts: 1,
          }),
        ),
    });
    await enter('123456');
    await pressVerify();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid verification code1 attempt remaining.',
    );
  });

  it('[OTP-09] says when no answer came', async () => {
    await renderAuth(ADDRESS, { [callName(verifyOtp)]: () => Promise.reject(buildNetworkError()) });
    await enter('123456');
    await pressVerify();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error during verification');
  });
});

describe('the code', () => {
  it('[OTP-05] is on its way for a second; without a mail server it then shows, fills the boxes and verifies', async () => {
    const { made } = await renderAuth(
      { pathname: '/verify', search: '?email=ada%40example.com', state: { otp: '424242' } },
      { [callName(verifyOtp)]: () => Promise.reject(buildApiError(400, { error: 'Not yet' })) },
    );
    expect(screen.getByText('Sending your code…')).toBeInTheDocument();
    expect(await screen.findByText('424242')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(typed()).toBe('424242');
    expect(made).toEqual([{ name: callName(verifyOtp), body: { email: 'ada@example.com', otp: '424242' } }]);
  });

  it('is taken out of the address at once', async () => {
    const { address } = await renderAuth(`${ADDRESS}&otp=424242`);
    await waitFor(() => {
      expect(address()).toBe(ADDRESS);
    });
    expect(await screen.findByText('424242')).toBeInTheDocument();
  });

  it('[OTP-04] is sent again: by mail, or shown with what would happen in production', async () => {
    const answers = [{ message: 'Sent', otp: '777777' }, { message: 'Sent' }];
    await renderAuth(ADDRESS, { [callName(resendOtp)]: () => Promise.resolve(answers.shift()) });
    await screen.findByText(/We sent a code to/);

    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/A new code would be sent by mail in production/)).toHaveTextContent(
      '777777',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/A new code was sent to/)).toHaveTextContent('ada@example.com');
  });

  it('[OTP-04] says nothing of the last code once another is sent', async () => {
    await renderAuth(ADDRESS, {
      [callName(verifyOtp)]: () => Promise.reject(buildApiError(400, { remainingAttempts: 3 })),
      [callName(resendOtp)]: () => Promise.resolve({ message: 'Sent' }),
    });
    await screen.findByText(/We sent a code to/);
    await enter('123456');
    await pressVerify();
    expect(await screen.findByRole('alert')).toHaveTextContent('3 attempts remaining');
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText(/A new code was sent to/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
  });

  it('[OTP-06] explains too many requests for one', async () => {
    await renderAuth(ADDRESS, {
      [callName(resendOtp)]: () => Promise.reject(buildApiError(429, {}, 45)),
    });
    await screen.findByText(/We sent a code to/);
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many OTP attempts. Please try again in 45 seconds.',
    );
  });
});

describe('in reset mode', () => {
  const RESET = `${ADDRESS}&mode=reset`;

  it('[OTP-03] goes on to /reset-password with email and token, the token outside the address', async () => {
    const { address, state, made, shell } = await renderAuth(RESET, {
      [callName(verifyResetOtp)]: () => Promise.resolve({ token: 'reset-token' }),
    });
    await enter('123456');
    await pressVerify();
    await waitFor(() => {
      expect(address()).toBe('/reset-password?email=ada%40example.com');
    });
    expect(state()).toEqual({ token: 'reset-token' });
    expect(made).toEqual([
      { name: callName(verifyResetOtp), body: { email: 'ada@example.com', otp: '123456' } },
    ]);
    expect(shell.session.establish).not.toHaveBeenCalled();
  });

  it('[OTP-04] asks for a new code, without telling whether the account exists', async () => {
    const { made } = await renderAuth(RESET, {
      [callName(resendOtp)]: () => Promise.resolve({ message: 'Sent' }),
    });
    await screen.findByText(/a code was sent to it/);
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/a new code was sent to it/)).toHaveTextContent(
      'If an account exists with ada@example.com, a new code was sent to it.',
    );
    expect(made).toEqual([{ name: callName(resendOtp), body: { email: 'ada@example.com', mode: 'reset' } }]);
  });

  it('[OTP-09] says when no answer came', async () => {
    await renderAuth(RESET, { [callName(verifyResetOtp)]: () => Promise.reject(buildNetworkError()) });
    await enter('123456');
    await pressVerify();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error during verification');
  });

  it('[OTP-02] leads back to /forgot-password when the email is missing', async () => {
    await renderAuth('/verify?mode=reset');
    expect(screen.getByRole('alert')).toHaveTextContent('Email address is missing. Please go back.');
    expect(screen.getByRole('link', { name: 'Back to forgot password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});

it('has no accessibility violations', async () => {
  const { container } = await renderAuth(ADDRESS);
  expect((await axe(container)).violations).toEqual([]);
});
