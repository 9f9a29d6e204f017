import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startIdentityServer, type IdentityServer } from './identity-server';
import { test as base } from './test';

interface WorkerFixtures {
  /** One for all tests of a worker: each test makes people of its own. */
  readonly identity: IdentityServer;
}

export const PASSWORD = 'correct horse battery';

/** An address that no other test uses. */
export function newAddress(name = 'person'): string {
  return `${name}-${randomUUID()}@example.com`;
}

/** The tests' base address is the second server's: with mail and with providers. */
export const test = base.extend<object, WorkerFixtures>({
  identity: [
    // Playwright reads which fixtures are wanted from the first parameter's names: none.
    async ({}, use) => {
      const server = await startIdentityServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ identity }, use) => {
    await use(identity.url);
  },
});

export const signUpForm = (page: Page) => page.getByRole('form', { name: 'Sign up' });
export const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' });

/** Fills in and sends the sign-up form; ends at /verify. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  const form = signUpForm(page);
  await form.getByLabel('First name').fill('Grace');
  await form.getByLabel('Last name').fill('Hopper');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL(/\/verify\?/);
}

/** Types a code into the six boxes and sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = signInForm(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
}

/** Makes an account by the page; ends signed in at /apphome. */
export async function signUp(page: Page, { mailbox }: IdentityServer, email = newAddress()): Promise<string> {
  await page.goto('/signup');
  await fillSignUp(page, email);
  await enterCode(page, await mailbox.takeCode(email));
  await page.waitForURL(/\/apphome/);
  return email;
}
