import { readSignInOptions } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (form: 'Sign in' | 'Sign up', label: string) =>
  within(screen.getByRole('form', { name: form })).getByLabelText(label);

export async function fillSignIn(email = 'ada@example.com', password = 'analytical') {
  await userEvent.type(field('Sign in', 'Email'), email);
  await userEvent.type(field('Sign in', 'Password'), password);
}

export async function fillSignUp(email = 'ada@example.com') {
  await userEvent.type(field('Sign up', 'First name'), 'Ada');
  await userEvent.type(field('Sign up', 'Last name'), 'Lovelace');
  await userEvent.type(field('Sign up', 'Email'), email);
  await userEvent.type(field('Sign up', 'Password'), 'analytical');
}

export const pressSignIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
export const pressSignUp = () => userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

interface Options {
  readonly providers: readonly string[];
  readonly resetCodes: string;
}

/** An api that says what the server is set up for, everything unless told, and passes all other calls on. */
export function withOptions(api: ApiPort, options: Partial<Options> = {}): ApiPort {
  const all = { providers: ['google', 'github', 'apple'], resetCodes: 'mail', ...options };
  return {
    ...api,
    call: (contract, ...rest) =>
      contract.path === readSignInOptions.path ? Promise.resolve(all as never) : api.call(contract, ...rest),
  };
}
