import { randomUUID } from 'node:crypto';
import { importProject, projectSchema, versionSchema } from '@tessera/shared/contracts';
import { unzipSync } from 'fflate';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { uploadFile } from '../../testing/upload-file';
import { zipFiles } from './pack-archive.child';

jest.setTimeout(60_000);

/** Names that repositories have, and an application that imports its files by them. */
const FILES = [
  {
    path: 'src/main.tsx',
    text: `import { createRoot } from 'react-dom/client';
import Page from './app/(shop)/[id]/page';
import { price } from "./it's.ts";
import { straße } from './Straße';
import { odd } from './a,b & {c} #1 100%+=!~@.ts';
import notes from './日本/ノート.json';
import './with space/styles.css';
createRoot(document.getElementById('root')!).render(<Page>{price}{straße}{odd}{notes.text}</Page>);
`,
  },
  {
    path: 'src/app/(shop)/[id]/page.tsx',
    text: 'export default ({ children }: { children?: React.ReactNode }) => <main>{children}</main>;\n',
  },
  { path: "src/it's.ts", text: "export const price = 'it costs';\n" },
  { path: 'src/Straße.ts', text: "export const straße = 'eine Straße';\n" },
  { path: 'src/a,b & {c} #1 100%+=!~@.ts', text: "export const odd = 'an odd name';\n" },
  { path: 'src/日本/ノート.json', text: '{"text":"読む"}' },
  { path: 'src/with space/styles.css', text: "main { background: url('./a (1).svg') }\r\n" },
  { path: 'src/with space/a (1).svg', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { path: 'src/routes/+page.svelte', text: '<h1>Hello</h1>' },
  { path: '#note.md', text: '# no end of line' },
  { path: '.github/workflows/ci.yml', text: 'on: push\n' },
  { path: '.gitignore', text: 'dist\n' },
  { path: `deep/${'ü'.repeat(100)}.md`, text: '\uFEFFwith a mark\n' },
];
const byPath = (files: readonly { readonly path: string; readonly text: string }[]) =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});

afterAll(() => api.close());

async function imported(content: Uint8Array): Promise<string> {
  const { id: uploadId } = await uploadFile(api, ada, { name: 'a.zip', content, purpose: 'import' });
  const body = { source: 'zip', projectName: `Import ${randomUUID().slice(0, 8)}`, uploadId };
  const answer = await api.post('/project/import', body, ada.token);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  const { project } = importProject.response.parse(answer.json());
  return projectSchema.parse(project).headVersion?.id ?? '';
}

async function textsOf(versionId: string): Promise<Record<string, string>> {
  const { items } = (await api.get(`/versions/${versionId}/texts`, ada.token)).json<{
    items: { path: string; text: string }[];
  }>();
  return byPath(items);
}

describe('names that repositories have', () => {
  it('[SCR-04] come in, build, go out as a ZIP and come back, byte for byte', async () => {
    const zip = zipFiles(FILES, new Date('2026-01-01T00:00:00Z'));
    const version = await imported(zip);
    expect(await textsOf(version)).toEqual(byPath(FILES));

    const { projectId } = versionSchema.parse((await api.get(`/versions/${version}`, ada.token)).json());
    const preview = await api.get(`/project/${projectId}/preview`, ada.token);
    expect([preview.statusCode, preview.body]).toEqual([200, expect.anything()]);
    const { host } = new URL(preview.json<{ url: string }>().url);
    const script = await api.inject({ method: 'GET', url: '/app.js', headers: { host } });
    for (const word of ['it costs', 'eine Straße', 'an odd name', '読む'])
      expect(script.body).toContain(word);
    const style = await api.inject({ method: 'GET', url: '/app.css', headers: { host } });
    expect(style.body).toContain('data:image/svg+xml');

    const archive = await api.get(`/versions/${version}/archive`, ada.token);
    const { 'README.md': _, ...taken } = unzipSync(archive.rawPayload);
    const texts = Object.entries(taken).map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]);
    expect(Object.fromEntries(texts)).toEqual(byPath(FILES));
    const { 'README.md': __, ...again } = await textsOf(await imported(archive.rawPayload));
    expect(again).toEqual(byPath(FILES));
  });

  it('[PRJ-03] go out as a ZIP also where they are __proto__', async () => {
    const files = [
      { path: 'index.html', text: '<p>Hello</p>' },
      { path: '__proto__', text: 'a file' },
      { path: 'README.md', text: 'Read' },
      { path: '1', text: 'after it' },
    ];
    const at = new Date('2026-01-01T00:00:00Z');
    expect(zipFiles(files, at)).toEqual(zipFiles(files, at));
    const version = await imported(zipFiles(files, at));
    const archive = await api.get(`/versions/${version}/archive`, ada.token);
    expect([archive.statusCode, archive.headers['content-type']]).toEqual([200, 'application/zip']);
    const again = await textsOf(await imported(archive.rawPayload));
    expect(Object.entries(again).sort()).toEqual(files.map(({ path, text }) => [path, text]).sort());
  });

  it('[SCR-11] are saved by hand, read and compared by their address', async () => {
    const version = await imported(zipFiles(FILES.slice(0, 1), new Date()));
    const { projectId } = versionSchema.parse((await api.get(`/versions/${version}`, ada.token)).json());
    const changes = FILES.slice(1);
    const body = { baseVersionId: version, changes, note: 'By hand' };
    const saved = await api.post(`/project/${projectId}/versions`, body, ada.token);
    expect([saved.statusCode, saved.body]).toEqual([201, expect.anything()]);
    const { id } = versionSchema.parse(saved.json());
    for (const { path, text } of changes) {
      const query = String(new URLSearchParams({ path }));
      expect((await api.get(`/versions/${id}/file?${query}`, ada.token)).json()).toEqual({ path, text });
      const diff = await api.get(`/versions/${id}/diff/file?${query}`, ada.token);
      expect(diff.json()).toEqual({ oldText: null, newText: text, status: 'added' });
    }
  });

  it('[SCR-02] are found again for an error of the running application', async () => {
    const broken = FILES.map((file) =>
      file.path.endsWith('page.tsx')
        ? { ...file, text: 'export default () => {\n  throw new Error("here it is");\n};\n' }
        : file,
    );
    const version = await imported(zipFiles(broken, new Date()));
    const { projectId } = versionSchema.parse((await api.get(`/versions/${version}`, ada.token)).json());
    const preview = await api.get(`/project/${projectId}/preview`, ada.token);
    const { host } = new URL(preview.json<{ url: string }>().url);
    const { body } = await api.inject({ method: 'GET', url: '/app.js', headers: { host } });
    const before = body.slice(0, body.indexOf('here it is')).split('\n');
    const frames = [{ line: before.length, column: (before.at(-1) ?? '').length }];
    const places = await api.post(`/versions/${version}/places`, { frames }, ada.token);
    expect(places.json()).toEqual({ places: [{ path: 'src/app/(shop)/[id]/page.tsx', line: 2 }] });
  });
});
