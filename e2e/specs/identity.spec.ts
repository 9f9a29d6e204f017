import {
  enterCode,
  fillSignIn,
  fillSignUp,
  newAddress,
  PASSWORD,
  signInForm,
  signUp,
  signUpForm,
  test,
} from '../support/identity-test';
import { expect } from '../support/test';

test.describe('Signing up', () => {
  test('[AUTH-06, SES-01] a stranger signs up with the code from the mail', async ({
    page,
    identity,
    pageErrors,
  }) => {
    await page.goto('/signup');
    const email = newAddress();
    await fillSignUp(page, email);
    await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?email=${encodeURIComponent(email)}`);
    await enterCode(page, await identity.mailbox.takeCode(email));
    await expect(page).toHaveURL(/\/apphome/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of Grace Hopper' })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('[AUTH-07, VAL-01] what is wrong is said at its field, and a misspelled domain can be mended', async ({
    page,
  }) => {
    await page.goto('/signup');
    const form = signUpForm(page);
    await form.getByLabel('First name').fill('R2-D2');
    await form.getByLabel('Email').fill('grace@gmial.com');
    await form.getByLabel('Password', { exact: true }).fill('short');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(form.getByLabel('First name')).toHaveAccessibleDescription(
      'First name contains invalid characters',
    );
    await expect(form.getByLabel('First name')).toBeFocused();
    await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Did you mean gmail.com?');
    await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    );
    await form.getByRole('button', { name: 'Use gmail.com' }).click();
    await expect(form.getByLabel('Email')).toHaveValue('grace@gmail.com');
    await expect(page).toHaveURL(/\/signup$/);
  });

  test('[OTP-06, OTP-04] a wrong code counts attempts; a new one is sent and works', async ({
    page,
    identity,
  }) => {
    await page.goto('/signup');
    const email = newAddress();
    await fillSignUp(page, email);
    const first = await identity.mailbox.takeCode(email);
    // Every digit another one, so that it is wrong for certain.
    await enterCode(
      page,
      first.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
    );
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Invalid verification code');
    await expect(alert).toContainText('4 attempts remaining.');
    for (const left of [3, 2, 1]) {
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(alert).toContainText(left === 1 ? '1 attempt remaining.' : `${left} attempts remaining.`);
    }
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(alert).toContainText(
      /^Too many OTP attempts\. 0 attempts remaining\. Please try again in \d+ seconds\.$/,
    );
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(`A new code was sent to ${email}.`)).toBeVisible();
    await enterCode(page, await identity.mailbox.takeCode(email));
    await expect(page).toHaveURL(/\/apphome/);
  });

  test('[AUTH-10] the plan chosen on /pricing is shown at sign-up and leads to the checkout', async ({
    page,
    identity,
  }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await page.waitForURL(/\/auth$/);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByText('You chose Pro. It is kept for you while you sign up.')).toBeVisible();
    const email = newAddress();
    await fillSignUp(page, email);
    await enterCode(page, await identity.mailbox.takeCode(email));
    await expect(page).toHaveURL(/\/checkout\?item=plan(?::|%3A)pro(?::|%3A)/);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    // Once: whoever does not pay now is not led here again.
    expect(await page.evaluate(() => sessionStorage.getItem('tessera.plan'))).toBeNull();
  });
});

test.describe('A forgotten password', () => {
  test('[OTP-07, OTP-03, OTP-08] is replaced by the code from the mail; the old one is refused', async ({
    page,
    identity,
    pageErrors,
  }) => {
    const email = await signUp(page, identity);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(/\/auth$/);

    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('form', { name: 'Forgot password' }).getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(
      page.getByText("If an account exists with this email, we've sent a verification code."),
    ).toBeVisible();
    await page.waitForURL(/\/verify\?email=.*&mode=reset$/);
    await enterCode(page, await identity.mailbox.takeCode(email));
    await page.waitForURL(/\/reset-password\?email=/);
    expect(page.url()).not.toContain('token');

    const send = page.getByRole('button', { name: 'Reset password' });
    await expect(send).toBeDisabled();
    await page.getByLabel('New password').fill('another battery staple');
    await page.getByLabel('Confirm password').fill('another battery stable');
    await send.click();
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await page.getByLabel('Confirm password').fill('another battery staple');
    await send.click();
    await expect(page.getByText('Your password has been reset.')).toBeVisible();
    await page.waitForURL(/\/signin$/);

    await fillSignIn(page, email, PASSWORD);
    await signInForm(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await fillSignIn(page, email, 'another battery staple');
    await signInForm(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/apphome/);
    // The refused sign-in, which the browser itself notes.
    expect(pageErrors.filter((text) => !text.includes('401'))).toEqual([]);
  });

  test('[OAU-05, OTP-08] a token in the address is wiped at once; without one there is nothing to do', async ({
    page,
  }) => {
    await page.goto('/reset-password?email=a%40example.com&token=not-a-good-one');
    await expect(page).toHaveURL(/\/reset-password\?email=a%40example\.com$/);
    await page.getByLabel('New password').fill('another battery staple');
    await page.getByLabel('Confirm password').fill('another battery staple');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('alert')).toContainText('used before or is too old');
    await expect(page.getByRole('link', { name: 'Send a new code' })).toBeVisible();
    await page.goto('/reset-password?email=b%40example.com');
    await expect(page).toHaveURL(/\/signin$/);
  });
});
