import { register } from '@tessera/shared/contracts';
import { BrowserPortsContext } from '@tessera/shared/remote';
import { readPlan } from '@tessera/shared/remote/hand-over';
import {
  buildApi,
  buildApiError,
  buildNetworkError,
  callName,
  renderRemote,
  type Answers,
} from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, fillSignUp, pressSignUp, withOptions } from './lib/auth-forms-testing';
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

describe('signing up', () => {
  it('[AUTH-06] goes to /verify with the email, and carries the code outside the address', async () => {
    const { address, state } = renderAuth('/signup', {
      [callName(register)]: () => Promise.resolve({ message: 'Registered', otp: '123456' }),
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
    const { made } = renderAuth(
      { pathname: '/signup', state: { plan } },
      { [callName(register)]: () => Promise.resolve({ message: 'Registered' }) },
    );
    expect(screen.getByText('You chose Pro. It is kept for you while you sign up.')).toBeInTheDocument();
    await fillSignUp();
    await pressSignUp();
    await waitFor(() => {
      expect(made).toEqual([
        { name: callName(register), body: expect.objectContaining({ plan }) as unknown },
      ]);
    });
  });

  it('[AUTH-10] finds the plan again in the same tab, and keeps it for the checkout', () => {
    const plan = {
      type: 'premium',
      name: 'Premium',
      basePrice: 35,
      billingPeriod: 'monthly',
      description: 'For teams',
    };
    const { unmount } = renderAuth({ pathname: '/auth', state: plan });
    expect(readPlan()).toEqual(plan);
    unmount();
    renderAuth('/signup');
    expect(screen.getByText('You chose Premium. It is kept for you while you sign up.')).toBeInTheDocument();
  });

  it('[AUTH-07] shows each message of the validators at its field, together', async () => {
    const { made } = renderAuth('/signup');
    await userEvent.type(field('Sign up', 'First name'), 'Ada1');
    await userEvent.type(field('Sign up', 'Email'), 'ada@');
    await userEvent.type(field('Sign up', 'Password'), 'short');
    await pressSignUp();
    expect(field('Sign up', 'First name')).toHaveAccessibleDescription(
      'First name contains invalid characters',
    );
    expect(field('Sign up', 'Last name')).toHaveAccessibleDescription('Last name is required');
    expect(field('Sign up', 'Email')).toHaveAccessibleDescription('Invalid email format');
    expect(field('Sign up', 'Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    );
    expect(made).toEqual([]);
  });

  it('[VAL-01] proposes the domain that was meant, and takes the proposal', async () => {
    const { made } = renderAuth('/signup', {
      [callName(register)]: () => Promise.resolve({ message: 'Registered' }),
    });
    await fillSignUp('ada@gmial.com');
    await pressSignUp();
    expect(field('Sign up', 'Email')).toHaveAccessibleDescription('Did you mean gmail.com?');

    await userEvent.click(screen.getByRole('button', { name: 'Use gmail.com' }));
    expect(field('Sign up', 'Email')).toHaveValue('ada@gmail.com');
    expect(field('Sign up', 'Email')).toHaveFocus();
    await pressSignUp();
    await waitFor(() => {
      expect(made).toEqual([
        { name: callName(register), body: expect.objectContaining({ email: 'ada@gmail.com' }) as unknown },
      ]);
      expect(made[0]?.body).not.toHaveProperty('keepEmail');
    });
  });

  it('[VAL-01] lets a person insist on an address that looks misspelled', async () => {
    const { made } = renderAuth('/signup', {
      [callName(register)]: () => Promise.resolve({ message: 'Registered' }),
    });
    await fillSignUp('ada@gmial.com');
    await pressSignUp();
    await userEvent.click(screen.getByRole('button', { name: 'Keep as typed' }));
    expect(screen.queryByText('Did you mean gmail.com?')).not.toBeInTheDocument();
    await pressSignUp();
    await waitFor(() => {
      expect(made).toEqual([
        {
          name: callName(register),
          body: expect.objectContaining({ email: 'ada@gmial.com', keepEmail: true }) as unknown,
        },
      ]);
    });
  });

  it('[AUTH-04] asks for a password of 8 characters, says so, and refuses a shorter one', async () => {
    const { made } = renderAuth('/signup');
    const password = field('Sign up', 'Password');
    expect(password).toHaveAttribute('minlength', '8');
    expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
    await userEvent.type(password, 'short');
    await pressSignUp();

    expect(password).toBeInvalid();
    expect(field('Sign up', 'First name')).toHaveAccessibleDescription('First name is required');
    expect(field('Sign up', 'First name')).toHaveFocus();
    expect(made).toEqual([]);
  });

  it("shows the server's word on a field at that field", async () => {
    renderAuth('/signup', {
      [callName(register)]: () =>
        Promise.reject(
          buildApiError(400, {
            error: 'Validation failed: Invalid email format',
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
    renderAuth('/signup', { [callName(register)]: () => Promise.reject(buildNetworkError()) });
    await fillSignUp();
    await pressSignUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error during registration');
  });
});

describe('an error while its field is being mended', () => {
  it('[AUTH-07] goes once the field holds, and the focus stays where one types', async () => {
    renderAuth('/signup');
    await fillSignUp('ada');
    await pressSignUp();
    const email = field('Sign up', 'Email');
    expect(email).toBeInvalid();

    await userEvent.type(email, '@example');
    expect(email).toBeInvalid();
    await userEvent.type(email, '.com');
    expect(email).toBeValid();
    expect(email).toHaveFocus();
  });

  it('[AUTH-07] goes when something else is wrong by now, which is said at the next try', async () => {
    renderAuth('/signup');
    await pressSignUp();
    const password = field('Sign up', 'Password');
    expect(password).toHaveAccessibleDescription(/required/);
    await userEvent.click(password);
    await userEvent.paste('short');
    expect(password).toBeValid();
    expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
    await pressSignUp();
    expect(password).toBeInvalid();
  });

  it('[AUTH-07] goes with the value that the server refused', async () => {
    renderAuth('/signup', {
      [callName(register)]: () => {
        throw buildApiError(400, { code: 'VALIDATION', error: 'Invalid', fields: { lastname: 'Too plain' } });
      },
    });
    await fillSignUp();
    await pressSignUp();
    await waitFor(() => {
      expect(field('Sign up', 'Last name')).toBeInvalid();
    });

    await userEvent.type(field('Sign up', 'Last name'), 's');

    expect(field('Sign up', 'Last name')).toBeValid();
  });
});
