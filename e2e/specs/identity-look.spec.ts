import { enterCode, fillSignUp, newAddress, signUpForm, test } from '../support/identity-test';
import { lookAt } from '../support/look';
import { expect } from '../support/test';

test('the screens of a forgotten password look right, empty and with errors', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await lookAt(page, 'forgot-password-error');
  await page.goto('/verify?email=a-rather-long-address-of-somebody%40department.example.com&mode=reset');
  await expect(page.getByText(/a code was sent to it/)).toBeVisible();
  await lookAt(page, 'verify-reset');
  await page.goto('/reset-password?email=a-rather-long-address-of-somebody%40department.example.com&token=t');
  await page.getByLabel('New password').fill('another battery staple');
  await page.getByLabel('Confirm password').fill('another');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await lookAt(page, 'reset-password');
  expect(pageErrors).toEqual([]);
});

test('sign-up with errors and a proposal looks right', async ({ page }) => {
  await page.goto('/signup');
  const form = signUpForm(page);
  await form.getByLabel('Email').fill('grace@gmial.com');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByRole('button', { name: 'Use gmail.com' })).toBeVisible();
  await lookAt(page, 'signup-errors');
});

test('a wrong code looks right', async ({ page }) => {
  await page.goto('/signup');
  await fillSignUp(page, newAddress());
  await enterCode(page, '000000');
  await expect(page.getByRole('alert')).toContainText('4 attempts remaining.');
  await lookAt(page, 'verify-wrong');
});

test('the return screens look right, at work and failed', async ({ page }) => {
  await page.route('**/api/auth/oauth/exchange', () => undefined);
  await page.goto('/auth/callback?code=c');
  await expect(page.getByText('Asking who you are…')).toBeVisible();
  await lookAt(page, 'auth-callback-working');
  await page.goto('/auth/error');
  await expect(page.getByRole('heading', { name: 'Authentication failed.' })).toBeVisible();
  await lookAt(page, 'auth-error');
});
