import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { importProject, projectSchema } from '@tessera/shared/contracts';
import { strToU8, zipSync } from 'fflate';
import { tablesWith } from '../../testing/find-text';
import {
  expectVariablesNamed,
  expectVariablesSealed,
  MARK,
  REACT_APP,
  WITH_VARIABLES,
} from '../../testing/imported-variables';
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

describe('what of an import is not for everybody', () => {
  it('[SCR-04] makes variables of .env files beside everything, which are in no file, no version and no answer', async () => {
    const uploadId = await send(WITH_VARIABLES);
    const answer = await ask({ uploadId, dryRun: true });
    expectVariablesNamed(importProject.response.parse(answer.json()).report);
    const made = await ask({ uploadId });
    expect(made.body).not.toContain(MARK);
    const project = projectSchema.parse(importProject.response.parse(made.json()).project);
    await expectVariablesSealed(api, ada.token, project.id);
    expect(logged.join('')).toContain('/project/import');
    expect(logged.join('')).not.toContain(MARK);
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
