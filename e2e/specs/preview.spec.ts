import { saveFile } from '../support/projects';
import { expect, test } from '../support/test';

/** What code of a stranger would try from inside a preview; each attempt answers what became of it. */
const HOSTILE_MAIN = `
const attempt = async (name, run) => {
  let outcome;
  try { outcome = 'reached: ' + String(await run()); } catch (error) { outcome = 'refused'; }
  const line = document.createElement('li');
  line.textContent = name + ' ' + outcome;
  document.getElementById('root').append(line);
};
(async () => {
  await attempt('parent document', () => window.parent.document.title);
  await attempt('parent address', () => window.parent.location.href);
  await attempt('top navigation', () => { window.top.location.href = 'about:blank'; return 'moved'; });
  await attempt('cookies', () => document.cookie);
  await attempt('local storage', () => localStorage.length);
  await attempt('api', () => fetch('http://localhost:' + location.port + '/api/auth/user', { credentials: 'include' }).then((r) => r.status));
  await attempt('eval', () => eval('1 + 1'));
  await attempt('end', () => 'done');
})();
`;

test('a preview reaches nothing of Tessera: no parent, no navigation, no storage, no API', async ({
  page,
  openProject,
  request,
}) => {
  const { account, projectId, app } = await openProject(
    'a reading list with title, author and status (to read, reading, read)',
  );
  await saveFile(request, account, projectId, { path: 'src/main.tsx', text: HOSTILE_MAIN });
  await page.reload();
  await expect(app.getByText('end reached: done')).toBeVisible();
  await expect(app.getByText(/parent document refused/)).toBeVisible();
  await expect(app.getByText(/parent address refused/)).toBeVisible();
  await expect(app.getByText(/cookies (refused|reached: $)/)).toBeVisible();
  await expect(app.getByText(/local storage refused/)).toBeVisible();
  await expect(app.getByText(/api refused/)).toBeVisible();
  await expect(app.getByText(/eval refused/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/app/${projectId}`));
});

test('[MODEL-07] a preview copies the link to a view, and cannot read what was copied', async ({
  page,
  context,
  openProject,
}) => {
  // The browser would allow both: what is refused is refused by the page.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { app } = await openProject('a reading list with title and author');
  await app.getByRole('button', { name: 'More for books' }).click();
  await app.getByRole('button', { name: 'Copy link to this view' }).click();
  await expect(app.getByText(/^Link copied\./).first()).toBeVisible();

  const read = () => navigator.clipboard.readText();
  await expect(app.locator('body').evaluate(read)).rejects.toThrow(/permissions policy/i);
  await page.getByLabel('Describe a change').focus();
  const address = await page.evaluate(read);
  expect(address).toMatch(/\.preview\..+#\/\?view=v1$/);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Books' }).first()).toBeVisible();
});

/** Messages that take long to read, without end. */
const FLOOD = `
const deep = Array.from({ length: 50000 }, (_, index) => ({ index, text: 'x'.repeat(20) }));
setInterval(() => { for (let sent = 0; sent < 20; sent += 1) parent.postMessage(deep, '*'); }, 20);
`;

test('[SAFE-16] a preview that floods the page with messages is stopped, and the page goes on', async ({
  page,
  openProject,
  request,
}) => {
  const { account, projectId } = await openProject('a plant log with name, last watered and notes');
  await saveFile(request, account, projectId, { path: 'src/main.tsx', text: FLOOD });
  await page.reload();
  await expect(page.getByText('The preview was stopped')).toBeVisible();
  await page.getByLabel('Describe a change').fill('add a rating');
  await expect(page.getByLabel('Describe a change')).toHaveValue('add a rating');
  await expect(page.getByTitle(/^Preview of/)).toHaveCount(0);
});

test('an application that does not compile says where, instead of a blank frame', async ({
  page,
  openProject,
  request,
}) => {
  const { account, projectId } = await openProject('a plant log with name, last watered and notes');
  await saveFile(request, account, projectId, {
    path: 'src/App.tsx',
    text: "import { secret } from '/etc/passwd';\nexport const App = secret;\n",
  });
  await page.reload();
  await expect(page.getByText(/src\/App\.tsx/).first()).toBeVisible();
  await expect(page.getByText(/etc\/passwd/).first()).toBeVisible();
});

test('[SCR-02] the preview is gone through like a browser, and shows its app in a tab of its own', async ({
  page,
  context,
  openProject,
}) => {
  const { app } = await openProject('a reading list with title and author');
  await app.getByRole('link', { name: /^add/i }).first().click();
  await app.getByLabel('Title').fill('Middlemarch');
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(app.getByText('Middlemarch').first()).toBeVisible();
  const address = page.getByRole('combobox', { name: 'Address in the app' });
  const start = await address.inputValue();
  await address.fill('/books/new');
  await address.press('Enter');
  await expect(app.getByLabel('Title')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(address).toHaveValue(start);
  await expect(app.getByText('Middlemarch').first()).toBeVisible();
  await page.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(app.getByLabel('Title')).toBeVisible();
  await address.fill('/nowhere');
  await address.press('Enter');
  await expect(app.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open in new tab' }).click();
  const alone = await opened;
  // The session is the tab's own: whoever opens another one signs in there, or has it from this one.
  await expect(alone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    alone.frameLocator('iframe[title^="Preview of"]').getByText('Middlemarch').first(),
  ).toBeVisible();
});

test('[SCR-02] the address offers the pages of the app, and the status line counts its errors', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject('a plant log with name, last watered and notes');
  await expect(app.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Address in the app' }).focus();
  await expect(page.locator('datalist option').first()).toHaveAttribute('label', 'Plants');
  await expect(page.locator('datalist option').first()).toHaveAttribute('value', '/');

  await page.getByRole('tab', { name: 'History' }).click();
  for (const message of ['first', 'second'])
    await app.locator('body').evaluate((_, text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, message);
  await page.getByRole('button', { name: '2 errors in the preview' }).click();
  await expect(page.getByRole('heading', { name: 'Console' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: /errors? in the preview$/ })).toBeHidden();
});
