import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PROMPT = 'A guitar practice journal with song, composer, minutes and date';
const PASSWORD = 'correct horse battery';

const card = (page: Page) => page.getByRole('region', { name: 'Your prompt' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function sendPrompt(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Describe an application' }).fill(PROMPT);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(card(page)).toContainText(PROMPT);
}

async function signUp(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Byron');
  await form.getByLabel('Email').fill(`person-${randomUUID()}@example.com`);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/verify/);
}

const expectBuilt = async (page: Page) => {
  await expect(page).toHaveURL(/\/app\/[\w-]+/);
  await expect(
    page.frameLocator('iframe[title^="Preview of"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
};

test.describe('A prompt that is sent on the start page', () => {
  test('[LAND-03] [HOME-04] is quoted on the way in, and sent once its writer is verified', async ({
    page,
  }) => {
    await sendPrompt(page);
    await expect(heading(page)).toHaveText('Join Tessera');
    await page.reload();
    await expect(heading(page)).toHaveText('Join Tessera');
    await signUp(page);
    await expect(card(page)).toContainText(PROMPT);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expectBuilt(page);
    // Once: a later visit of the app home begins with an empty field.
    await page.goto('/apphome');
    await expect(page.getByRole('textbox', { name: 'Describe what you want to build' })).toHaveValue('');
  });

  test('[LAND-03] [AUTH-02] meets the sign-in in a browser that somebody signed in with before', async ({
    page,
    signIn,
  }) => {
    const { email, password } = await signIn();
    await page.goto('/apphome');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(heading(page)).toHaveText('Welcome Back');
    const form = page.getByRole('form', { name: 'Sign in' });
    const enter = async () => {
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Sign In' }).click();
    };
    await enter();
    await expect(page).toHaveURL(/\/apphome$/);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await sendPrompt(page);
    await expect(heading(page)).toHaveText('Welcome Back');
    await enter();
    await expectBuilt(page);
  });

  test('[LAND-03] is kept in its field, and not sent, where its writer changed their mind', async ({
    page,
  }) => {
    await sendPrompt(page);
    await card(page).getByRole('button', { name: 'Don’t send it' }).click();
    await expect(card(page)).toBeHidden();
    await signUp(page);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page).toHaveURL(/\/apphome$/);
    await expect(page.getByRole('textbox', { name: 'Describe what you want to build' })).toHaveValue(PROMPT);
  });
});

test.describe('What one person typed', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Describe what you want to build' });

  async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/apphome$/);
  }

  test('[SAFE-09] is not sent by who signs in on another tab, and waits in the field', async ({
    page,
    context,
    signIn,
  }) => {
    await sendPrompt(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    const account = await signIn();
    const tab = await context.newPage();
    await tab.goto('/signin');
    await enter(tab, account);
    await expect(page).toHaveURL(/\/apphome$/);
    await expect(field(page)).toHaveValue(PROMPT);
    const answer = await page.request.get(`/api/project/user/${account.userId}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(await answer.json()).toEqual([]);
  });

  test('[SES-07] goes with them when they log out', async ({ page, signIn }) => {
    const account = await signIn();
    await page.goto('/apphome');
    await field(page).fill('the plan for next year');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await enter(page, account);
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('Ways that lead on', () => {
  test('[LAND-07] View All Templates asks a visitor to sign in, and goes on to the templates', async ({
    page,
    signIn,
  }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'View All Templates' }).click();
    await expect(page).toHaveURL('/signin?return=%2Ftemplate');
    await expect(page.getByText('Sign in to go on to the page you chose.')).toBeVisible();
    await signIn();
    await page.goto('/templates');
    await expect(page).toHaveURL('/template');
  });

  test('[PRC-05] Choose Pro takes a visitor to the sign-up, and who is signed in to changing the plan', async ({
    page,
    signIn,
  }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('You chose Pro.', { exact: false })).toBeAttached();
    await signIn();
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await expect(page).toHaveURL('/plan-upgrade');
    await expect(page.getByRole('radio', { name: 'Pro' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
  });

  for (const [path, title, way] of [
    ['/Docs/features', 'Features', 'See the features'],
    ['/Docs/analytics', 'Page not found', 'Read about the assistant'],
  ] as const)
    test(`[DOC-02] ${path} says more than its heading, and leads on`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      const link = page.getByRole('article').getByRole('link', { name: way });
      await link.click();
      await expect(page).not.toHaveURL(path);
      await expect(heading(page).first()).toBeVisible();
    });
});

test.describe('Where nothing is set up', () => {
  test('[AUTH-03] providers that cannot be used say so before they are pressed, without a call', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto('/signin');
    const providers = page.getByRole('group', { name: 'Sign in with a provider' });
    for (const name of ['Google', 'GitHub', 'Apple']) {
      const button = providers.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription('Not set up on this server.');
    }
    // What is the same for everybody comes with the page.
    expect(calls).toEqual([]);
  });

  test('[OTP-07] a forgotten password says where its code is, whether the account exists or not', async ({
    page,
  }) => {
    await page.goto('/forgot-password');
    const where = 'its code is in the terminal where this server runs';
    await expect(page.getByText(where, { exact: false })).toBeVisible();
    await page.getByLabel('Email').fill('nobody-at-all@example.com');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL(/\/verify\?email=.*mode=reset/);
    await expect(page.getByText(where, { exact: false })).toBeVisible();
  });

  test('[API-06] a sign-up with an address that has an account names the ways in', async ({
    page,
    signIn,
  }) => {
    const { email } = await signIn();
    await page.goto(`/verify?email=${encodeURIComponent(email)}`);
    const help = page.getByText('Already have an account?');
    await expect(help).toBeVisible();
    await expect(help.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
    await help.getByRole('link', { name: 'reset your password' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('[API-05] a locked sign-in counts down, and names the other way in', async ({ page, signIn }) => {
    const { email } = await signIn();
    await page.goto('/signin');
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('not the password');
    const alert = form.getByRole('alert');
    await expect(async () => {
      await form.getByRole('button', { name: 'Sign In' }).click();
      await expect(alert).toContainText('Too many failed sign-ins.', { timeout: 1500 });
    }).toPass();
    const clock = async () => {
      const [, minutes, seconds] = /in (\d+):(\d\d)/.exec((await alert.textContent()) ?? '') ?? [];
      return Number(minutes) * 60 + Number(seconds);
    };
    const before = await clock();
    await expect.poll(clock).toBeLessThan(before);
    await expect(alert).not.toContainText('seconds');
    await alert.getByRole('link', { name: 'reset your password' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('[AUTH-03] Remember me is a target of 24 px', async ({ page }) => {
    await page.goto('/signin');
    const box = page.getByRole('checkbox', { name: 'Remember me' });
    const place = await box.boundingBox();
    expect(place?.width).toBeGreaterThanOrEqual(24);
    expect(place?.height).toBeGreaterThanOrEqual(24);
    await box.click({ position: { x: 1, y: 1 } });
    await expect(box).toBeChecked();
  });
});

test.describe('Skip to content', () => {
  for (const path of ['/', '/home', '/pricing', '/landing', '/enhanced', '/newhero', '/Docs'])
    test(`skips the navigation of ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('#main h1')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main h1')).toBeFocused();
      await page.keyboard.press('Tab');
      const isInBar = await page.evaluate(() => document.activeElement?.closest('header') !== null);
      expect(isInBar).toBe(false);
    });
});
