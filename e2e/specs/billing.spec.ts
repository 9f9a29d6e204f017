import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { lookAt } from '../support/look';
import { buyCredits, payByCard } from '../support/payment';
import { expect, test, type Account } from '../support/test';

const received = (page: Page) => page.getByRole('heading', { name: 'Payment received' });
const payments = (page: Page) => page.getByRole('table', { name: 'Payments' });

/** Counts what was paid, by the payments themselves and not by what a page says. */
async function countPaid(request: APIRequestContext, { token }: Account): Promise<number> {
  const answer = await request.get('/api/payments', { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await answer.json()) as { items: { status: string }[] };
  return items.filter(({ status }) => status === 'succeeded').length;
}

test.describe('Buying credits', () => {
  test('[BIL-03] [SCR-24] a pack is paid by card, once: a reload, Back and Forward show its result', async ({
    page,
    request,
    signIn,
  }) => {
    const account = await signIn();
    await page.goto('/add-credits?return=/app');
    await buyCredits(page);
    await expect(received(page)).toBeFocused();
    await expect(page.getByText('Your balance is now 5,050 credits.')).toBeVisible();
    await expect(page.getByText(/^TES-\d{6}\b/)).toBeVisible();

    await page.reload();
    await expect(received(page)).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/app');
    await page.goBack();
    await expect(received(page)).toBeVisible();
    expect(await countPaid(request, account)).toBe(1);
  });

  test('[SCR-24] a declined card says why, keeps what was typed, and another one pays', async ({
    page,
    request,
    signIn,
  }) => {
    const account = await signIn();
    await page.goto('/checkout?item=credits:1000');
    await payByCard(page, '4000000000000002');
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveValue(/0002$/);
    expect(await countPaid(request, account)).toBe(0);

    await payByCard(page);
    await expect(received(page)).toBeVisible();
    expect(await countPaid(request, account)).toBe(1);
    await page.goto('/billing');
    await expect(payments(page).getByRole('link', { name: 'Pay again' })).toBeVisible();
  });

  test('[SCR-24] a card whose bank asks for a code pays once the code is right', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/checkout?item=credits:1000');
    await payByCard(page, '4000002500003155');
    const dialog = page.getByRole('dialog', { name: /^Confirm ₹/ });
    await dialog.getByLabel('Confirmation code').fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByLabel('Confirmation code')).toHaveAccessibleDescription(/\S/);
    await dialog.getByLabel('Confirmation code').fill('123456');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(received(page)).toBeVisible();
  });

  test('[SCR-24] an answer that got lost is found after a reload, and not paid twice', async ({
    page,
    request,
    signIn,
  }) => {
    const account = await signIn();
    await page.goto('/checkout?item=credits:1000');
    await page.route('**/api/payments', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await payByCard(page);
    await expect(page.getByText('No answer came to your payment')).toBeVisible();
    await page.unroute('**/api/payments');
    await page.reload();
    await expect(page.getByText('No answer came to your last payment')).toBeVisible();
    await payByCard(page);
    await expect(received(page)).toBeVisible();
    expect(await countPaid(request, account)).toBe(1);
  });

  test('[SCR-24] an address without anything to pay leads on', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/checkout?item=plan:gold:weekly');
    await expect(page.getByText('There is nothing to pay under this address.')).toBeVisible();
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await expect(page).toHaveURL('/plan-upgrade');
  });
});

test.describe('Plans', () => {
  test('[BIL-02] [BIL-01] Pro is chosen, paid and shown with its payment and its invoice; cancelled and kept', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/billing');
    await expect(page.getByText('You are on Starter. 50 credits a month.')).toBeVisible();
    await page.getByRole('link', { name: 'See plans' }).click();
    await page.getByRole('radio', { name: 'Pro' }).check();
    await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await expect(page).toHaveURL('/checkout?item=plan:pro:monthly');
    await expect(page.getByText(/^\$20 at ₹88\.00 for a dollar/)).toBeVisible();
    await payByCard(page);
    await expect(received(page)).toBeVisible();
    await expect(page.getByText(/^You are on Pro until /)).toBeVisible();
    await page.getByRole('link', { name: 'Go to billing' }).click();

    await expect(page.getByText(/^Paid until /)).toBeVisible();
    await expect(payments(page).getByRole('row').filter({ hasText: 'Pro' })).toContainText('₹1,760');
    const invoices = page.getByRole('table', { name: 'Invoices' });
    const number = await invoices.getByText(/^TES-\d{6}/).innerText();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      invoices.getByRole('button', { name: /^Download TES-/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number.slice(0, 10)}.html`);
    expect(await readFile(await file.path(), 'utf8')).toContain(number.slice(0, 10));

    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel Pro?' });
    await expect(dialog).toContainText('Your applications, your credits and your invoices stay.');
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText(/^Pro until .*, then Starter$/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Keep plan' }).click();
    await expect(page.getByText(/^Paid until /)).toBeVisible();
  });

  test('[SCR-23] a cheaper plan begins at the end of the period, and is taken back', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/checkout?item=plan:premium:monthly');
    await payByCard(page);
    await expect(received(page)).toBeVisible();
    await page.goto('/plan-upgrade?plan=pro');
    await page.getByRole('button', { name: 'Switch at period end' }).click();
    const dialog = page.getByRole('alertdialog', { name: /^Switch to Pro on/ });
    await dialog.getByRole('button', { name: 'Switch at period end' }).click();
    await expect(page.getByText(/^Premium until .*, then Pro$/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep Premium' }).click();
    await expect(page.getByText(/^Premium until .*, then Pro$/)).toBeHidden();
  });

  test('[AUTH-10] the plan chosen on /pricing is paid after the sign-up, and leads on to the start page', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await expect(page).toHaveURL('/auth');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    const form = page.getByRole('form', { name: 'Sign up' });
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Byron');
    await form.getByLabel('Email').fill(`person-${randomUUID()}@example.com`);
    await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page).toHaveURL('/checkout?item=plan:pro:monthly&return=%2Fapphome');
    await payByCard(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/apphome');
  });
});

test('[BIL-04] [SCR-20] the usage tells where credits came from, keeps its view in the address, and is exported', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/usage');
  await expect(page.getByText('No credits used yet. The built-in assistant is free.')).toBeVisible();
  await page.goto('/add-credits');
  await buyCredits(page);
  await expect(received(page)).toBeVisible();

  await page.goto('/usage');
  const entries = page.getByRole('table', { name: 'Every movement of credits in this period' });
  await expect(entries.getByRole('row').filter({ hasText: 'Purchase' })).toContainText('+5,000');
  await page.getByLabel('Period').selectOption('Last 7 days');
  await page.getByLabel('Show', { exact: true }).selectOption('Purchases');
  await expect(page).toHaveURL('/usage?period=7&kind=purchase');
  await page.goBack();
  await expect(page).toHaveURL('/usage?period=7');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^usage-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('5000,5050');
  await entries.getByRole('row').filter({ hasText: 'Purchase' }).getByRole('link').click();
  await expect(received(page)).toBeVisible();
});

test('[BIL-01] the pages of money fit every width and both themes', async ({ page, signIn }) => {
  await signIn();
  for (const [path, ready] of [
    ['/billing', 'Save details'],
    ['/plan-upgrade', 'Upgrade to Premium'],
    ['/add-credits', 'Continue'],
    ['/checkout?item=credits:5000', 'Pay by card'],
    ['/usage', 'Export CSV'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(ready).first()).toBeVisible();
    await lookAt(page, path);
  }
});
