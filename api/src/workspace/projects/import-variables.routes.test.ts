import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { importProject, projectSchema, type VariableSet } from '@tessera/shared/contracts';
import { strToU8, zipSync } from 'fflate';
import { tablesWith } from '../../testing/find-text';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { uploadFile } from '../../testing/upload-file';

const logged: string[] = [];
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged.push(chunk.toString());
    done();
  },
});

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi({ logger: { level: 'trace', stream } });
  ada = await api.register();
});
afterAll(() => api.close());

async function send(files: Readonly<Record<string, string>>): Promise<string> {
  const content = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  return (await uploadFile(api, ada, { name: 'project.zip', content, purpose: 'import' })).id;
}

function ask(wish: { readonly uploadId: string; readonly dryRun?: boolean }) {
  return api.call('POST', '/project/import', {
    token: ada.token,
    body: { source: 'zip', projectName: `Import ${randomUUID().slice(0, 8)}`, ...wish },
    headers: { 'idempotency-key': randomUUID() },
  });
}

const REACT_APP = {
  'package.json': '{"dependencies":{"react":"19"}}',
  'src/main.jsx': "import { createRoot } from 'react-dom/client';\n",
};

describe('what of an import is not for everybody', () => {
  it('[SCR-04] makes variables of .env files beside everything, which are in no file, no version and no answer', async () => {
    const files = {
      ...REACT_APP,
      '.env': 'TOKEN=hunter2-of-ada\nVITE_TITLE=Plants\n',
      '.env.production': 'TOKEN=hunter3-of-ada\n',
      '.env.test': 'TOKEN=hunter4-of-ada\n',
      'packages/a/.env': 'TOKEN=hunter5-of-ada\n',
    };
    const uploadId = await send(files);
    const answer = await ask({ uploadId, dryRun: true });
    const { report } = importProject.response.parse(answer.json());
    if (report === undefined) throw new Error(answer.body);
    expect(report.variables).toEqual([
      { path: '.env', environment: 'all', names: ['TOKEN', 'VITE_TITLE'] },
      { path: '.env.production', environment: 'production', names: ['TOKEN'] },
    ]);
    expect(Object.fromEntries(report.skipped.map(({ path, why }) => [path, why]))).toMatchObject({
      '.env.test': expect.stringMatching(/tests/) as string,
      'packages/a/.env': expect.stringMatching(/secret/) as string,
    });
    expect(JSON.stringify(report)).not.toContain('-of-ada');
    const made = await ask({ uploadId });
    expect(made.body).not.toContain('-of-ada');
    const project = projectSchema.parse(importProject.response.parse(made.json()).project);
    const { revision, items } = (await api.get(`/project/${project.id}/env`, ada.token)).json<VariableSet>();
    expect(revision).toBe(1);
    expect(items).toMatchObject([
      { key: 'TOKEN', isSecret: true, value: null, environment: 'all' },
      { key: 'VITE_TITLE', isSecret: false, value: 'Plants', environment: 'all' },
      { key: 'TOKEN', isSecret: true, value: null, environment: 'production' },
    ]);
    const [everywhere, , production] = await Promise.all(
      items.map(({ id }) => api.get(`/project/${project.id}/env/${id}/value`, ada.token)),
    );
    expect([everywhere?.json(), production?.json()]).toEqual([
      { value: 'hunter2-of-ada' },
      { value: 'hunter3-of-ada' },
    ]);
    expect(await tablesWith(api.db, '-of-ada')).toEqual([]);
    expect(logged.join('')).toContain('/project/import');
    expect(logged.join('')).not.toContain('-of-ada');
    // The search finds what is there: a file's text.
    expect(await tablesWith(api.db, 'createRoot')).not.toEqual([]);
  });

  it('[SCR-04] leaves out a file that holds a secret, and says on which line', async () => {
    const secret = ['sk_', 'live_', 'aB3dE5gH7jK9mN2pQ4sT6vW8'].join('');
    const uploadId = await send({ ...REACT_APP, 'src/config.js': `// Payments\nconst key = '${secret}';\n` });
    const answer = await ask({ uploadId, dryRun: true });
    expect(answer.json()).toMatchObject({
      report: {
        skipped: [
          { path: 'src/config.js', why: 'Line 2 holds what looks like a private key or an access token' },
        ],
      },
    });
    expect((await ask({ uploadId })).statusCode).toBe(200);
    expect(await tablesWith(api.db, secret)).toEqual([]);
  });
});
