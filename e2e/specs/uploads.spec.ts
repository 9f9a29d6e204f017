import type { Page } from '@playwright/test';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const PLANTS = `Plant;Price;Bought on;Light
Monstera;24,90;03.02.2025;bright
Basil;2,49;17.04.2025;bright
Ivy;8,00;29.05.2025;low
Peace lily;12,50;30.05.2025;low
`;

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('[HOME-02] a CSV beside the prompt becomes an application that holds its rows', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/apphome');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles(csv('plants.csv', PLANTS));
  const files = page.getByRole('list', { name: 'Attached files' });
  await expect(files.getByRole('listitem')).toContainText('plants.csv');
  // With its size, once the server has it.
  await expect(files).toContainText(/\d B$/);
  // What is attached stays over a reload, as what is typed does.
  await page.getByLabel('Describe what you want to build').fill('An app for my plants');
  await page.reload();
  await expect(files.getByRole('listitem')).toContainText('plants.csv');
  await expect(page.getByLabel('Describe what you want to build')).toHaveValue('An app for my plants');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/create-app\//);
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('plants.csv');
  const app = page.frameLocator('iframe[title^="Preview of"]');
  for (const name of ['Monstera', 'Basil', 'Ivy', 'Peace lily'])
    await expect(app.getByText(name, { exact: true }).first()).toBeVisible();
});

test('[HOME-02] a file that is refused says why at itself, and stops nothing', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/apphome');
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /type|kind|file/i })
      .first(),
  ).toBeVisible();
  // By what is in it, too: its name says that it is a picture.
  await choose({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  const refused = page.getByRole('listitem').filter({ hasText: 'cat.png' });
  await expect(refused.getByRole('alert')).toBeVisible();
  await refused.getByRole('button', { name: 'Remove cat.png' }).click();
  await expect(refused).toBeHidden();
  await page.getByLabel('Describe what you want to build').fill('a plant log with name and room');
  await page.getByRole('button', { name: 'Send' }).click();
  // What did not go with it is named where it was sent to.
  await expect(page).toHaveURL(/\/create-app\//);
  await expect(page.getByRole('list', { name: 'Attached files' })).toHaveText('tool.exeNot sent');

  await page.getByRole('button', { name: 'Open in builder' }).click();
  const field = page.getByRole('textbox', { name: 'Describe a change' });
  await field.fill('add a height');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach', exact: true }).click();
  await (
    await chooser
  ).setFiles({ name: 'set.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(page.getByText('Files of this type are not taken.')).toBeVisible();
  await expect(field).toHaveValue('add a height');
  await page.getByRole('button', { name: 'Send' }).click();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByRole('list', { name: 'Attached files' })).toHaveText('set.exeNot sent');
  await expect(page.getByText('Your message was sent without it.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove set.exe' }).click();
  await expect(page.getByText('Files of this type are not taken.')).toBeHidden();
  await expect(messages.getByText('set.exe')).toBeVisible();
});

test('[HOME-02] a large picture is made small enough, becomes the logo, and stands on a page', async ({
  page,
  request,
  signIn,
}) => {
  const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and room');
  await page.goto(`/app/${projectId}`);
  // As a camera makes them: megabytes of noise.
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(2400, 1800);
    if (!context || !pixels) throw new Error('Nothing can be drawn here');
    for (let at = 0; at < pixels.data.length; at += 1)
      pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(pixels, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 })).arrayBuffer(),
    );
    return bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
  });
  const file = { name: 'window sill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo, 'latin1') };
  expect(file.buffer.length).toBeGreaterThan(1_000_000);
  const send = async (words: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach' }).click();
    await (await chooser).setFiles(file);
    // The list of the field comes after those of the messages.
    const sent = page.getByRole('list', { name: 'Attached files' }).last().getByRole('listitem');
    await expect(sent).toContainText('window sill.jpg');
    await expect(sent).toContainText(/\d KB/);
    await expect(sent.getByRole('alert')).toBeHidden();
    await page.getByLabel('Describe a change').fill(words);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  const app = page.frameLocator('iframe[title^="Preview of"]');
  await send('Use this as the logo');
  const logo = app.locator('.app-logo');
  await expect(page.getByText('The picture is now the logo.').last()).toBeVisible();
  await expect(logo).toBeVisible();
  const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(100);
  expect(await width()).toBeLessThan(1281);

  await send('Show this on the first page');
  await expect(app.getByRole('img', { name: 'Window sill' })).toBeVisible();
  await expect(logo).toBeVisible();
});

/** Half a megabyte: some seconds at the pace of `sendSlowly`. */
const NOTES = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Water the plants on the sill.\n'.repeat(17_500)),
};

/** Holds what the page sends to 100 KB a second, until it is let go. */
async function sendSlowly(page: Page) {
  const session = await page.context().newCDPSession(page);
  const hold = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await hold(100_000);
  return () => hold(-1);
}

test('[HOME-02] a file says in percent how much of it is sent, and is there when all of it is', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/apphome');
  const letGo = await sendSlowly(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles(NOTES);
  const sent = page.getByRole('listitem').filter({ hasText: 'notes.txt' });
  const bar = sent.getByRole('progressbar', { name: 'Uploading notes.txt' });
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect(sent.getByText(/^[1-9]\d?%$/)).toBeVisible();
  const first = await percent();
  expect(first).toBeGreaterThanOrEqual(1);
  expect(first).toBeLessThanOrEqual(99);
  // It goes on by what is sent, not at once to the end.
  await expect.poll(percent).toBeGreaterThan(first);
  expect(await percent()).toBeLessThanOrEqual(99);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await letGo();
  await expect(sent).toContainText(/\d KB/);
  await expect(bar).toBeHidden();
});

test('[HOME-02] a file that is removed while it is sent is not sent any further', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/apphome');
  const letGo = await sendSlowly(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles(NOTES);
  const sent = page.getByRole('listitem').filter({ hasText: 'notes.txt' });
  await expect(sent.getByText(/^[1-9]\d?%$/)).toBeVisible();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/uploads'));
  await sent.getByRole('button', { name: 'Remove notes.txt' }).click();
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(sent).toBeHidden();
  await letGo();
  // The field takes the next as if nothing had been.
  await page.getByLabel('Describe what you want to build').fill('a plant log with name and room');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('[HOME-02] a file whose connection is lost says so, and can be sent again', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/apphome');
  await page.route('**/api/uploads', (route) => route.abort('connectionreset'), { times: 1 });
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    await (await chooser).setFiles(NOTES);
  };
  await choose();
  const sent = page.getByRole('listitem').filter({ hasText: 'notes.txt' });
  await expect(sent.getByRole('alert')).toContainText('You are offline or the server cannot be reached');
  await expect(sent.getByRole('progressbar')).toBeHidden();
  await sent.getByRole('button', { name: 'Remove notes.txt' }).click();
  await choose();
  await expect(sent).toContainText(/\d KB/);
  await expect(sent.getByRole('alert')).toBeHidden();
});

test('[SES-04] a file that comes with a token that ran out is sent once more, by itself', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/apphome');
  const tries: (string | undefined)[] = [];
  await page.route('**/api/uploads', async (route) => {
    tries.push(route.request().headers()['authorization']);
    if (tries.length > 1) return route.continue();
    const json = { error: 'User not authenticated or token expired', code: 'UNAUTHENTICATED' };
    return route.fulfill({ status: 401, json });
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles(NOTES);
  await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toContainText(/\d KB/);
  expect(tries).toHaveLength(2);
  expect(tries[1]).not.toBe(tries[0]);
});

test('[SCR-04] a ZIP that becomes a project says in percent how much of it is sent', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/create-project');
  await page.getByRole('radio', { name: 'ZIP or folder' }).check();
  // No ZIP at all, which the server says once it has it: only the way there is looked at.
  const zip = { name: 'app.zip', mimeType: 'application/zip', buffer: Buffer.alloc(500_000, 'PK') };
  await page.getByLabel('ZIP or HTML file').setInputFiles(zip);
  const letGo = await sendSlowly(page);
  await page.getByRole('button', { name: 'Create project' }).click();
  const bar = page.getByRole('progressbar', { name: 'Uploading app.zip' });
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect(page.getByText(/^[1-9]\d?%$/)).toBeVisible();
  expect(await percent()).toBeLessThanOrEqual(99);
  await letGo();
  await expect(page.getByRole('group', { name: 'Check these fields' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('[SCR-02] a table that comes with a message becomes records of the app', async ({
    page,
    request,
    signIn,
  }) => {
    const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and room');
    await page.goto(`/app/${projectId}`);
    await page.getByLabel('Describe a change').fill('Add these suppliers');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach' }).tap();
    await (
      await chooser
    ).setFiles(
      csv('suppliers.csv', 'Supplier,Email\nGreen Ltd,green@example.com\nRoot Co,root@example.com\n'),
    );
    await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('suppliers.csv');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByText(/Supplier/).last()).toBeVisible();
    await expect(page.getByRole('button', { name: /Undo this change/ })).toBeVisible();
  });
});
