import { expect, test } from '../support/test';

const PROMPT =
  'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered and notes';

/** What a page showed, frame by frame. */
interface Seen {
  /** The most frames on end in which main was empty. */
  blank: number;
  /** In how many the tables of the application were listed. */
  kept: number;
  /** The addresses under which it was being made. */
  places: Set<string>;
  texts: Set<string>;
}

test('[SCR-03, HOME-06] making is one continuous view: nothing blank, no file names, each step with its time', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/apphome');
  await page.getByRole('textbox').fill(PROMPT);
  // What typing fetches is there.
  await expect(page.getByRole('list', { name: 'What this becomes' })).toBeVisible();
  // Every frame from here on.
  await page.evaluate(() => {
    const seen: Seen = { blank: 0, kept: 0, places: new Set(), texts: new Set() };
    let blank = 0;
    const look = () => {
      const main = document.querySelector('main');
      const isEmpty = !main || (main.innerText.trim() === '' && !main.querySelector('[aria-busy="true"]'));
      blank = isEmpty ? blank + 1 : 0;
      seen.blank = Math.max(seen.blank, blank);
      seen.texts.add(main?.innerText ?? '');
      if (main?.querySelector('[aria-label="Steps"]')) seen.places.add(location.pathname);
      if (main?.querySelector('[aria-label="What it keeps"]')) seen.kept += 1;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const preview = page.locator('iframe[title^="Preview of"]');
  await preview.evaluate((frame) => Object.assign(frame, { isFirst: true }));
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
  // The same view in both places: the application was not loaded again.
  expect(await preview.evaluate((frame) => 'isFirst' in frame)).toBe(true);

  await page.getByRole('button', { name: 'Open in builder' }).click();
  await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
  await expect(page.getByLabel('Describe a change')).toBeVisible();
  const seen = await page.evaluate(() => {
    const { places, texts, ...rest } = (globalThis as unknown as { seen: Seen }).seen;
    return { ...rest, places: [...places], texts: [...texts].join('\n') };
  });
  // It begins where the prompt was, before it has its address, and shows what it keeps before it runs.
  expect(seen.places).toEqual(['/apphome', '/create-app/Guitar%20practice']);
  expect(seen.kept).toBeGreaterThan(0);
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

test('[SCR-03] an app of which little was made is not called ready, and waits', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/create-app/Assistant');
  await page
    .getByLabel(/^What should/)
    .fill('send SMS reminders, scan barcodes, print PDF invoices, sync with Outlook and back up to Dropbox');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Here is what I made of it')).toBeVisible();
  await expect(page.getByText(/^Not built: “send SMS reminders”/)).toBeVisible();
  await expect(page.getByText(/ is ready$/)).toBeHidden();
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await expect(page.getByText(/^Here is what I made of it\. Not built: 'send SMS reminders'/)).toBeVisible();
});
