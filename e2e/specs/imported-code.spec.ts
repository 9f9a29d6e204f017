import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from '../support/test';

type Files = Readonly<Record<string, string>>;

/** Brings code along by the product's own calls. */
async function bringCode(request: APIRequestContext, token: string, files: Files): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const buffer = Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
  const file = { name: 'code.zip', mimeType: 'application/zip', buffer };
  const sent = await request.post('/api/uploads', { headers, multipart: { purpose: 'import', file } });
  const { id: uploadId } = (await sent.json()) as { id: string };
  const made = await request.post('/api/project/import', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { source: 'zip', projectName: `Code ${randomUUID().slice(0, 8)}`, uploadId },
  });
  const { project } = (await made.json()) as { project: { id: string } };
  return project.id;
}

const REACT: Files = {
  'package.json': '{"dependencies":{"react":"19","react-dom":"19"},"devDependencies":{"vite":"8"}}',
  'index.html': '<div id="root"></div><script type="module" src="/src/main.jsx"></script>',
  'public/vite.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"></svg>',
  'src/App.css': 'button { color: rgb(1, 2, 3) }',
  'src/main.jsx': `import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import logo from '/vite.svg'
import './App.css'
function App() {
  const [count, setCount] = useState(0)
  return <><img src={logo} alt="Imported" /><img src="/vite.svg" alt="Public" /><button onClick={() => setCount(count + 1)}>count is {count}</button></>
}
createRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>)
`,
};

const PAGES: Files = {
  'index.html': `<!doctype html><html><head><link rel="stylesheet" href="css/style.css"></head><body>
<h1>Home</h1><a href="about.html">About us</a><img src="img/logo.svg" alt="Logo">
<p id="classic"></p><p id="module"></p><p id="fetched"></p><p id="inline"></p>
<script src="script.js"></script><script type="module" src="js/module.js"></script>
<script>document.getElementById('inline').textContent = 'inline ran'</script></body></html>`,
  'about.html': '<!doctype html><h1>About us</h1><a href="./">Home</a>',
  'css/style.css': "@import './colours.css';",
  'css/colours.css': 'h1 { color: rgb(4, 5, 6) }',
  'script.js': `document.getElementById('classic').textContent = 'classic ran'
fetch('data/list.json').then((answer) => answer.json()).then(({ told }) => {
  document.getElementById('fetched').textContent = told
})`,
  'js/module.js': "import { told } from './other.js'\ndocument.getElementById('module').textContent = told\n",
  'js/other.js': "export const told = 'module ran'\n",
  'data/list.json': '{"told":"fetched it"}',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"></svg>',
};

test('[PRJ-02] code that came from Vite runs in the preview', async ({ page, request, signIn }) => {
  const { token } = await signIn();
  await page.goto(`/app/${await bringCode(request, token, REACT)}`);
  const app = page.frameLocator('iframe[title^="Preview of"]');
  // By keyboard: a preview that is drawn smaller is not where the pointer is taken to.
  await app.getByRole('button', { name: 'count is 0' }).press('Enter');
  await expect(app.getByRole('button', { name: 'count is 1' })).toHaveCSS('color', 'rgb(1, 2, 3)');
  for (const name of ['Imported', 'Public']) {
    await expect(app.getByRole('img', { name })).toHaveJSProperty('naturalWidth', 40);
  }
  await expect(page.getByText('has not shown itself')).toBeHidden();
});

test('[PRJ-02] pages that nothing is built for run in the preview, and lead to each other', async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  await page.goto(`/app/${await bringCode(request, token, PAGES)}`);
  const site = page.frameLocator('iframe[title^="Preview of"]');
  for (const text of ['classic ran', 'module ran', 'inline ran', 'fetched it']) {
    await expect(site.getByText(text)).toBeVisible();
  }
  await expect(site.getByRole('heading', { name: 'Home' })).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(site.getByRole('img', { name: 'Logo' })).toHaveJSProperty('naturalWidth', 40);
  await site.getByRole('link', { name: 'About us' }).press('Enter');
  await expect(site.getByRole('heading', { name: 'About us' })).toBeVisible();
  await site.getByRole('link', { name: 'Home' }).press('Enter');
  await expect(site.getByText('fetched it')).toBeVisible();
});

test('[SCR-02] the code of a project with a thousand files is opened', async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const parts = Array.from({ length: 1000 }, (_, index) => {
    return [
      `src/part-${String(index % 25)}/module-${String(index)}.ts`,
      `export const value = ${String(index)};\n`,
    ] as const;
  });
  const projectId = await bringCode(request, token, { ...REACT, ...Object.fromEntries(parts) });
  await page.goto(`/edit-app/${projectId}`);
  const tree = page.getByRole('navigation', { name: 'Files' });
  await tree.getByText('src', { exact: true }).click();
  await tree.getByText('part-7', { exact: true }).click();
  await tree.getByRole('button', { name: 'module-7.ts', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /module-7\.ts/ })).toContainText('value = 7');
  // Of folders that nobody opened nothing is drawn.
  expect(await tree.getByText(/^module-/).count()).toBeLessThanOrEqual(40);
});
