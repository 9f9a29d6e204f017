import { randomUUID } from 'node:crypto';
import { versionSchema } from '@tessera/shared/contracts';
import { unzipSync } from 'fflate';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { keptProjectSchema, PROJECT_ELEMENT } from './archive.schema';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

/** A built project and its newest version. */
async function newVersion(projectName?: string) {
  const { project } = await buildProject(api, ada, projectName === undefined ? {} : { projectName });
  return { projectId: project.id, versionId: project.headVersion?.id ?? '' };
}

const archiveOf = (versionId: string, format: string, token = ada.token) =>
  api.get(`/versions/${versionId}/archive?format=${format}`, token);

/** The texts of a version's files, by path. */
async function textsOf(versionId: string): Promise<Record<string, string>> {
  const { items } = (await api.get(`/versions/${versionId}/files`, ada.token)).json<{
    items: { path: string }[];
  }>();
  const texts = items.map(async ({ path }) => {
    const file = await api.get(`/versions/${versionId}/file?path=${encodeURIComponent(path)}`, ada.token);
    return [path, file.json<{ text: string }>().text] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** With the byte order marks that a text begins with. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function unzip(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, decoder.decode(content)]),
  );
}

/** What the one HTML file keeps of the project. */
function keptIn(html: string) {
  const element = new RegExp(`<script type="application/json" id="${PROJECT_ELEMENT}">([^<]+)</script>`);
  return keptProjectSchema.parse(JSON.parse(element.exec(html)?.[1] ?? 'null'));
}

async function edit(projectId: string, baseVersionId: string, changes: object[]): Promise<string> {
  const saved = await api.post(
    `/project/${projectId}/versions`,
    { baseVersionId, changes, note: 'By hand' },
    ada.token,
  );
  return versionSchema.parse(saved.json()).id;
}

const keepIn = (dataPlace: 'browser' | 'database', projectId: string) =>
  api.call('PUT', `/project/${projectId}`, { token: ada.token, body: { dataPlace } });

describe('GET /versions/:id/archive', () => {
  it('[PRJ-03] answers the files byte for byte as a ZIP, with the model, hand edits and how to run it', async () => {
    const { projectId, versionId } = await newVersion('Müller & Co');
    expect((await keepIn('browser', projectId)).statusCode).toBe(200);
    const edited = await edit(projectId, versionId, [{ path: 'notes/umlaut.md', text: '\uFEFFÄ\r\n' }]);
    const archive = await archiveOf(edited, 'vite');
    expect(archive.statusCode).toBe(200);
    expect(archive.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="muller-co-v2.zip"; filename*=UTF-8''M%C3%BCller%20%26%20Co-v2.zip`,
      'cache-control': 'no-store',
    });
    const files = unzip(archive.rawPayload);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['app.ir.json', 'README.md', 'package.json']));
    expect(files['notes/umlaut.md']).toBe('\uFEFFÄ\r\n');
    expect(files).toEqual(await textsOf(edited));
    expect((await archiveOf(edited, 'vite')).rawPayload).toEqual(archive.rawPayload);
  });

  it('[PRJ-03] has a server in the ZIP where the project keeps its records in a database, and nowhere else', async () => {
    const { projectId, versionId } = await newVersion();
    const pathsOf = async () => Object.keys(unzip((await archiveOf(versionId, 'vite')).rawPayload));
    const served = await pathsOf();
    expect((await keepIn('browser', projectId)).statusCode).toBe(200);
    expect(served).toEqual([...(await pathsOf()), 'server/index.js', 'server/rules.js']);
    // The one HTML file has none: it asks no address for anything.
    expect((await archiveOf(versionId, 'html')).payload).not.toContain('server/index.js');
  });

  it('says how to run it where the files say nothing', async () => {
    const { projectId, versionId } = await newVersion();
    expect((await keepIn('browser', projectId)).statusCode).toBe(200);
    const bare = await edit(projectId, versionId, [{ path: 'README.md', text: null }]);
    const { 'README.md': readme = '' } = unzip((await archiveOf(bare, 'vite')).rawPayload);
    expect(readme).toMatch(/npm install/);
    expect(readme.trim().split('\n')).toHaveLength(2);
  });

  it('[MODEL-09] answers one HTML file that asks no address for anything and names version and checks', async () => {
    const { versionId } = await newVersion('Riffs --> and <licks>');
    const page = await archiveOf(versionId, 'html');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-disposition']).toContain('filename="riffs-and-licks-v1.html"');
    expect(page.headers['content-security-policy']).toContain('sandbox');
    const html = page.payload;
    expect(html).toMatch(/^<!doctype html>\n<!--\n {2}Riffs [^\n]*version 1 of \d{4}-\d{2}-\d{2}/);
    expect(html).toMatch(/Checks: \d+ of \d+ passed\./);
    expect(html.slice(0, html.indexOf('<html')).match(/-->/g)).toHaveLength(1);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('url(data:font/woff2;base64,');
    expect(html).not.toMatch(/\/vendor\/|<link rel="stylesheet"|<script[^>]* src=/);
    expect(html.length).toBeLessThan(2_000_000);
  });

  it('keeps the whole project inside of the HTML file, as its files are', async () => {
    const { projectId, versionId } = await newVersion();
    const edited = await edit(projectId, versionId, [{ path: 'notes/a.md', text: '</script><!-- <script>' }]);
    const { model, files } = keptIn((await archiveOf(edited, 'html')).payload);
    const { 'app.ir.json': modelText = '', ...others } = await textsOf(edited);
    expect(unzip(Buffer.from(files, 'base64'))).toEqual(others);
    expect(`${JSON.stringify(model, null, 2)}\n`).toBe(modelText);
  });

  it('keeps the records of each project under a name of its own', async () => {
    const { projectId, versionId } = await newVersion();
    const { payload } = await archiveOf(versionId, 'html');
    const code = payload.slice(
      payload.indexOf('<script>'),
      payload.indexOf('<script type="application/json"'),
    );
    expect(code).toContain(`"tessera-app:${projectId}"`);
    expect(code).not.toContain('"tessera-app"');
  });

  it('answers 422 with file and line for code that does not build, and still its files', async () => {
    const { projectId, versionId } = await newVersion();
    const broken = await edit(projectId, versionId, [{ path: 'src/App.tsx', text: '\nexport const = 1;' }]);
    const page = await archiveOf(broken, 'html');
    expect(page.statusCode).toBe(422);
    expect(page.json()).toMatchObject({ code: 'BUILD_FAILED', path: 'src/App.tsx', line: 2 });
    expect(unzip((await archiveOf(broken, 'vite')).rawPayload)['src/App.tsx']).toBe('\nexport const = 1;');
  });

  it('answers 422 for code that cannot be one script', async () => {
    const { projectId, versionId } = await newVersion();
    const waiting = await edit(projectId, versionId, [
      { path: 'src/App.tsx', text: 'export const App = () => null;\nawait Promise.resolve();' },
    ]);
    const page = await archiveOf(waiting, 'html');
    expect([page.statusCode, page.json<{ code: string }>().code]).toEqual([422, 'BUILD_FAILED']);
  });

  it('answers 400 for another format, 401 without a session, 403 to others and for no version', async () => {
    const { versionId } = await newVersion();
    const wrong = await archiveOf(versionId, 'rar');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ fields: { format: 'The format is vite or html' } });
    expect((await api.get(`/versions/${versionId}/archive`)).statusCode).toBe(401);
    expect((await archiveOf(versionId, 'vite', bob.token)).statusCode).toBe(403);
    expect((await archiveOf(randomUUID(), 'html')).statusCode).toBe(403);
  });
});
