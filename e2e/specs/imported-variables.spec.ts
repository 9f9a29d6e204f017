import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { cloneFiles, test } from '../support/github-test';
import { saveFile } from '../support/projects';
import { expect, WIDE } from '../support/test';

test.use({ viewport: WIDE });

const SECRETS = ['hunter2-of-all', 'hunter2-of-production'] as const;
const FILES = {
  '.env': `API_TOKEN=${SECRETS[0]}\nVITE_TITLE=hunter2-of-the-title\n`,
  '.env.production': `API_TOKEN="${SECRETS[1]}"\n`,
  '.env.example': 'API_TOKEN=\nVITE_TITLE=\n',
  'package.json': '{"dependencies":{"react":"19","react-dom":"19"}}',
  'index.html': '<div id="root"></div><script type="module" src="/src/main.jsx"></script>',
  'src/main.jsx':
    "import { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(<h1>Hello</h1>);\n",
};

test('[SCR-18, ENV-01] the .env of a repository becomes variables, and its values are in no file', async ({
  page,
  request,
  signIn,
  connected: { github },
}) => {
  const account = await signIn();
  const headers = { authorization: `Bearer ${account.token}` };
  const name = `shop-${randomUUID().slice(0, 8)}`;
  await github.createRepository(name, FILES);
  await page.goto('/github');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page.getByText('Connected as')).toBeVisible();
  await page.goto(`/create-project?repository=ada-l/${name}`);

  await test.step('the report names them, and shows no value', async () => {
    await page.getByRole('button', { name: 'Create project' }).click();
    const variables = page.getByRole('list', { name: 'Variables that are set' });
    await expect(variables.getByRole('listitem')).toHaveText([
      /^\.env: 2 variables\s*API_TOKEN, VITE_TITLE$/,
      /^\.env\.production: 1 variable for Production\s*API_TOKEN$/,
    ]);
    await expect(page.getByText(/hunter2/)).toHaveCount(0);
  });

  await test.step('the import says how many are set, and leads to them', async () => {
    await page.getByRole('button', { name: 'Import project' }).click();
    await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}$/);
    await expect(page.getByText('3 variables set.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'See variables' }).click();
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}\/env$/);
    const tokens = page.getByLabel('Value of API_TOKEN', { exact: true });
    await expect(tokens).toHaveCount(2);
    await page.getByRole('button', { name: 'Show value of API_TOKEN' }).first().click();
    await expect(tokens.first()).toHaveValue(/^hunter2-of-(?:all|production)$/);
  });

  const projectId = /\/project\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  await test.step('no file of the project has a value of them', async () => {
    const listed = await request.get(`/api/project/${projectId}/versions`, { headers });
    const [newest] = ((await listed.json()) as { items: { id: string }[] }).items;
    const archive = await request.get(`/api/versions/${newest?.id ?? ''}/archive`, { headers });
    const files = unzipSync(await archive.body());
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['.env.example', 'src/main.jsx']));
    expect(Object.keys(files)).not.toContain('.env');
    for (const bytes of Object.values(files))
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('hunter2');
  });

  await test.step('the code tab lists the example alone', async () => {
    await page.goto(`/edit-app/${projectId}`);
    const tree = page.getByRole('navigation', { name: 'Files' });
    await expect(tree.getByRole('button', { name: '.env.example', exact: true })).toBeVisible();
    await expect(tree.getByText('.env', { exact: true })).toHaveCount(0);
    await expect(tree.getByText('.env.production', { exact: true })).toHaveCount(0);
  });

  await test.step('a push brings no value into another file, and leaves theirs alone', async () => {
    const text = `${FILES['index.html']}<!-- from Tessera -->\n`;
    await saveFile(request, account, projectId, { path: 'index.html', text });
    await page.goto('/github?tab=projects');
    await page.getByRole('button', { name: 'Push', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Push / });
    await dialog.getByRole('button', { name: 'Push', exact: true }).click();
    await expect(page.getByText(/Pushed 1 commit to main/)).toBeVisible();
    const cloned = await cloneFiles(github, `ada-l/${name}`);
    expect(cloned.get('index.html')?.toString()).toContain('from Tessera');
    const holding = [...cloned].filter(([, bytes]) => bytes.includes('hunter2')).map(([path]) => path);
    expect(holding.toSorted()).toEqual(['.env', '.env.production']);
    expect(cloned.get('.env')?.toString()).toBe(FILES['.env']);
  });
});
