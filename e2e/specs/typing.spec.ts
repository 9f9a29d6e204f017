import type { Page } from '@playwright/test';
import { findAll, lookAt } from '../support/look';
import { expect, test } from '../support/test';

/** The files that read and show what is typed. */
const AID = /\/typing-(?:aid|worker)\.\w+\.js$/;

const PROMPT =
  'Track the tools I lend to neighbours. For each loan: tool, lent on, due date and whether it is back. Show the loans per month as a chart. My gromblefitz agrees';

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Describe what you want to build' });
const strip = (page: Page) => page.getByRole('list', { name: 'What this becomes' });
const marks = (page: Page, kind: string) => page.locator(`[data-mark="${kind}"]`);

/** What is asked for of these files from now on. */
function asksFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (AID.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('A prompt while it is typed', () => {
  test('[READ-06] has its words marked and shows what they become, and loads nothing before the first key', async ({
    page,
    signIn,
    pageErrors,
  }) => {
    await signIn();
    const asked = asksFor(page);
    await page.goto('/apphome');
    await prompt(page).click();
    await expect(prompt(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'What shall we make?' })).toBeVisible();
    expect(asked).toEqual([]);

    await prompt(page).pressSequentially(`${PROMPT}.`);
    await expect(strip(page)).toContainText('Loan');
    await expect(strip(page)).toContainText('Due date (date)');
    await expect(strip(page)).toContainText('Figure');
    await expect(marks(page, 'field').filter({ hasText: 'due date' })).toHaveCount(1);
    await expect(marks(page, 'unknown')).toHaveText('gromblefitz');
    await expect(strip(page)).toContainText('gromblefitz');
    expect(new Set(asked).size).toBe(2);
    expect(pageErrors).toEqual([]);
  });

  test('[READ-06] has its marks exactly at its words, scrolled as far as they are', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/apphome');
    await prompt(page).fill(`${'A long story about the garden. '.repeat(80)}\n\n${PROMPT}.`);
    await expect(strip(page)).toContainText('Loan');
    const same = await page.evaluate(() => {
      const field = document.querySelector('textarea');
      const over = document.querySelector('[data-testid="marked-text"]');
      if (!field || !over) return undefined;
      field.scrollTop = 90;
      const [own, other] = [getComputedStyle(field), getComputedStyle(over)];
      const box = (one: Element) => ({ width: one.clientWidth, top: one.getBoundingClientRect().top });
      return {
        boxes: [box(field), box(over)],
        fonts: [own.font, other.font],
        heights: [field.scrollHeight, over.scrollHeight],
      };
    });
    expect(same?.boxes[1]).toEqual(same?.boxes[0]);
    expect(same?.fonts[1]).toBe(same?.fonts[0]);
    expect(same?.heights[1]).toBe(same?.heights[0]);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('[data-testid="marked-text"]')?.scrollTop))
      .toBe(90);
  });

  test('[READ-06] goes on to be written and sent where the worker cannot be loaded', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.route(/\/typing-worker\.\w+\.js$/, (route) => route.abort());
    await page.goto('/apphome');
    await prompt(page).pressSequentially('a reading list with title, author and rating');
    await expect(prompt(page)).toHaveValue('a reading list with title, author and rating');
    await expect(page.getByTestId('marked-text')).toBeAttached();
    await expect(strip(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/create-app\//);
  });

  test('[READ-06] refuses a worker that is not what was released', async ({ page, signIn }) => {
    await signIn();
    await page.route(/\/typing-worker\.\w+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'postMessage({ number: 1, reading: { records: [] } })',
      }),
    );
    await page.goto('/apphome');
    await prompt(page).pressSequentially('loans with tool and due date');
    await expect(page.getByTestId('marked-text')).toBeAttached();
    await expect(marks(page, 'field')).toHaveCount(0);
    expect(page.workers()).toEqual([]);
  });

  test('[READ-06] looks well with marks at every width and in both themes', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/apphome');
    await prompt(page).fill(`${PROMPT}.`);
    await expect(strip(page)).toContainText('Loan');
    await lookAt(page, 'typing-home');
    expect(await findAll(page)).toEqual([]);
  });
});

test('[READ-06] a message in the builder has the names of the application marked', async ({
  page,
  openProject,
}) => {
  await openProject('Loans with tool, lent on, due date and status (out, returned)');
  const field = page.getByLabel('Describe a change');
  await field.pressSequentially('rename lent on and add an email to loans, no gromblefitz please');
  await expect(marks(page, 'field').filter({ hasText: 'lent on' })).toHaveCount(1);
  await expect(marks(page, 'record')).toHaveText('loans');
  await expect(marks(page, 'unknown')).toHaveText('gromblefitz');
  await expect(strip(page)).toContainText('Email (e-mail)');
  await lookAt(page, 'typing-builder');
});
