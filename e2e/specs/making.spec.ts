import { expect, test } from '../support/test';

const PROMPT =
  'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered and notes';

test('[SCR-03, HOME-06] making is one continuous view: nothing blank, no file names, each step with its time', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/apphome');
  await page.getByRole('textbox').fill(PROMPT);
  // Every frame from here on: for how many on end main was empty, and what it showed.
  await page.evaluate(() => {
    const seen = { blank: 0, texts: new Set<string>() };
    let blank = 0;
    const look = () => {
      const main = document.querySelector('main');
      const isEmpty = !main || (main.innerText.trim() === '' && !main.querySelector('[aria-busy="true"]'));
      blank = isEmpty ? blank + 1 : 0;
      seen.blank = Math.max(seen.blank, blank);
      seen.texts.add(main?.innerText ?? '');
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create-app\/Guitar%20practice$/);
  // Who is busy on the page keeps it open.
  await page.getByRole('button', { name: 'Change the name' }).focus();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  // It takes the application's own title; the address stays.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guitar practice journal');
  await expect(page).toHaveURL(/\/create-app\/Guitar%20practice$/);
  const times = await steps.evaluateAll((items) =>
    items.map((item) => /(?:< 1|[\d.]+) m?s$/.exec((item as HTMLElement).innerText.trim())?.[0]),
  );
  expect(times.filter((time) => time === undefined)).toEqual([]);
  expect(new Set(times).size).toBeGreaterThan(1);
  await expect(page.getByText('Guitar practice journal is ready')).toBeVisible();

  await page.getByRole('button', { name: 'Open in builder' }).click();
  await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
  await expect(page.getByLabel('Describe a change')).toBeVisible();
  const seen = await page.evaluate(() => {
    const { blank, texts } = (globalThis as unknown as { seen: { blank: number; texts: Set<string> } }).seen;
    return { blank, texts: [...texts].join('\n') };
  });
  expect(seen.texts).not.toMatch(/app\.ir\.json|src\/|package\.json/);
  expect(seen.blank).toBeLessThanOrEqual(3);
  await page.goto('/app');
  await expect(page.getByRole('link', { name: 'Guitar practice journal' })).toBeVisible();
});

test('[HOME-06] a project keeps the name that somebody gave it', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/create-app/Practice');
  await page.getByLabel('Name', { exact: true }).fill('My strings');
  await page.getByLabel(/^What should/).fill(PROMPT);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('My strings is ready')).toBeVisible();
  await page.goto('/app');
  await expect(page.getByRole('link', { name: 'My strings' })).toBeVisible();
});
