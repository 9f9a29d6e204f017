import { enterCode, fillSignUp, newAddress, PASSWORD, signUpForm, test } from '../support/identity-test';
import { expect } from '../support/test';

test.describe('A sign-up that goes on in another browser', () => {
  test('[SAFE-10] asks for a new password by keyboard on a phone, and only that one opens the account', async ({
    page,
    browser,
    identity,
  }) => {
    await page.goto('/signup');
    const email = newAddress();
    await fillSignUp(page, email);
    const code = await identity.mailbox.takeCode(email);

    const phone = await browser.newContext({ baseURL: identity.url, viewport: { width: 390, height: 800 } });
    const other = await phone.newPage();
    const errors: string[] = [];
    other.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    other.on('pageerror', (error) => errors.push(error.message));
    await other.goto(`/verify?email=${encodeURIComponent(email)}`);
    await enterCode(other, code);
    await expect(other.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
    expect(other.url()).not.toContain('token');
    const width = () => other.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);

    const mine = 'chosen on the phone';
    await other.getByLabel('New password').focus();
    await other.keyboard.type(mine);
    await other.getByLabel('Confirm password').focus();
    await other.keyboard.type(mine);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/apphome/);
    await other.reload();
    await expect(other).toHaveURL(/\/apphome/);
    expect(errors).toEqual([]);
    await phone.close();

    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const login = (password: string) =>
      page.request.post('/api/auth/login', { headers, data: { email, password } });
    expect((await login(PASSWORD)).status()).toBe(401);
    expect((await login(mine)).status()).toBe(200);
  });
});

test.describe('One of the most used passwords', () => {
  test('[SAFE-11] is refused at its field, and nothing that was typed is lost', async ({ page }) => {
    await page.goto('/signup');
    const form = signUpForm(page);
    const email = newAddress();
    await form.getByLabel('First name').fill('Grace');
    await form.getByLabel('Last name').fill('Hopper');
    await form.getByLabel('Email').fill(email);
    const password = form.getByLabel('Password', { exact: true });
    await password.fill('password1');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(password).toHaveAccessibleDescription(
      'This password is one of the most used. Choose another.',
    );
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('password1');
    await expect(form.getByLabel('First name')).toHaveValue('Grace');
    await expect(form.getByLabel('Last name')).toHaveValue('Hopper');
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await password.fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/verify\?/);
  });
});
