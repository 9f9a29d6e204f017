import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { previews } from '../../workspace/tables/previews.table';
import { buildProject, say, type BuiltProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let built: BuiltProject;
let now = new Date();

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ada = await api.register();
  built = await buildProject(api, ada);
});

afterAll(() => api.close());

interface PreviewAnswer {
  readonly url: string;
  readonly versionId: string;
  readonly expiresAt: string;
}

async function readPreview(query = ''): Promise<PreviewAnswer> {
  return (await api.get(`/project/${built.project.id}/preview${query}`, ada.token)).json<PreviewAnswer>();
}

function visit(url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'POST' = 'GET') {
  const { host, pathname, search } = new URL(url);
  return api.inject({ method, url: pathname + search, headers: { host, ...headers } });
}

describe('a preview', () => {
  it('[PRJ-02] runs on a host of its own that nobody guesses', async () => {
    const preview = await readPreview();
    const [label = '', ...rest] = new URL(preview.url).host.split('.');
    expect(label).toMatch(/^[a-z2-7]{26,}$/);
    expect(rest.join('.')).toBe(`preview.${api.environment.sitesDomain}`);
    expect(preview.versionId).toBe(built.project.headVersion?.id);

    const page = await visit(preview.url);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.payload).toContain('<div id="root"></div>');
    const script = await visit(`${preview.url}/app.js`);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(script.payload).toMatch(/react-dom\/client/);
    const style = await visit(`${preview.url}/app.css`);
    expect(style.headers['content-type']).toMatch(/^text\/css/);
    expect(style.payload.length).toBeGreaterThan(100);
  });

  it('serves the page for every address of the application, and 404 for unknown files', async () => {
    const { url } = await readPreview();
    expect((await visit(`${url}/practice-sessions/new?x=1.5`)).payload).toContain('<div id="root">');
    for (const path of ['/nothing.js', '/vendor/nothing.js', '/vendor/../manifest.json', '/app.js.map']) {
      expect([path, (await visit(url + path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('serves the vendor files of its import map for ever', async () => {
    const { url } = await readPreview();
    const page = await visit(url);
    const { imports } = JSON.parse(
      /<script type="importmap">(.*?)<\/script>/.exec(page.payload)?.[1] ?? '{}',
    ) as {
      imports: Record<string, string>;
    };
    for (const path of Object.values(imports)) {
      const file = await visit(url + path);
      expect(file.statusCode).toBe(200);
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('[MODEL-15] serves its checks when it is asked for them, light enough to be loaded behind a page', async () => {
    const { url } = await readPreview();
    const { payload, headers } = await visit(`${url}/?checks`);
    const [, path = ''] = /<script type="module" src="(\/vendor\/checks\.\w+\.js)"/.exec(payload) ?? [];
    expect(payload).not.toContain('src="/app.js"');
    expect(headers['content-security-policy']).toContain('sandbox allow-scripts');

    const script = await visit(url + path, { 'accept-encoding': 'br' });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.rawPayload.length).toBeLessThan(40_000);
    expect((await visit(url)).payload).not.toContain(path);
    // What draws a page in which something failed is asked for only then.
    const [later = ''] = /\/vendor\/checks-later\.\w+\.js/.exec(payload) ?? [];
    expect((await visit(url + later)).statusCode).toBe(200);
    expect(payload).not.toContain(`href="${later}"`);
  });

  it('[MODEL-09] serves the letters that its style names, for ever, to a page of an origin of its own', async () => {
    const { url } = await readPreview();
    const style = (await visit(`${url}/app.css`)).payload;
    const named = [...style.matchAll(/url\("?(\/vendor\/[^)"]+\.woff2)"?\)/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(1);
    expect(style).toMatch(/font-display:\s*swap/);
    const [, family = ''] = /--font:\s*["']([^"']+)["']/.exec(style) ?? [];
    expect(style).toMatch(new RegExp(`@font-face\\s*{[^}]*${family}`));
    // A build from before a new version of the letters asks for the old one.
    for (const path of [...named, (named[0] ?? '').replace(/-[\d.]+\.woff2$/, '-4.0.1.woff2')]) {
      const font = await visit(url + path, { origin: 'null' });
      expect([path, font.statusCode]).toEqual([path, 200]);
      expect(font.headers).toMatchObject({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
      expect(font.rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2');
    }
    const { origin } = new URL(url);
    expect((await visit(url)).headers['content-security-policy']).toContain(`font-src ${origin};`);
    expect((await visit(`${url}/vendor/nothing-latin-5.3.0.woff2`)).statusCode).toBe(404);
  });

  it('answers 304 to the tag of an unchanged file', async () => {
    const { url } = await readPreview();
    const { etag } = (await visit(`${url}/app.js`)).headers;
    const again = await visit(`${url}/app.js`, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('sends scripts and styles compressed to whoever takes it, each its own', async () => {
    const { url } = await readPreview();
    for (const path of ['/app.js', '/app.css']) {
      const plain = await visit(url + path);
      const small = await visit(url + path, { 'accept-encoding': 'gzip, br' });
      expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(small.rawPayload).toString('utf8')).toBe(plain.payload);
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    }
  });

  it('[API-06] reaches nothing of the product: no call, no cookie, no page', async () => {
    const { url } = await readPreview();
    const call = await visit(`${url}/api/project`, { authorization: `Bearer ${ada.token}` });
    // An address of the application like any other; never the call.
    expect(call.payload).toContain('<div id="root">');
    expect((await visit(`${url}/api/auth/refresh`, { 'x-requested-with': 'x' }, 'POST')).statusCode).toBe(
      404,
    );
    const page = await visit(url);
    expect(page.headers['set-cookie']).toBeUndefined();
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'none'`);
    expect(policy).toContain('sandbox allow-scripts allow-forms allow-modals');
    expect(policy).toContain(`frame-ancestors ${new URL(api.environment.publicUrl).origin}`);
    expect(policy).not.toMatch(/unsafe|allow-same-origin/);
  });

  it('cannot be reached by its inner address on the product’s own host', async () => {
    const label = new URL((await readPreview()).url).host.split('.')[0] ?? '';
    const host = new URL(api.environment.publicUrl).host;
    const answer = await api.inject({ url: `/~preview/${label}/`, headers: { host } });
    expect(answer.payload).not.toContain('importmap');
    expect(answer.payload).not.toContain('/app.js');
  });

  it('keeps its address for a version until it has less than an hour left', async () => {
    const first = await readPreview();
    expect((await readPreview()).url).toBe(first.url);
    const start = now;
    now = new Date(start.getTime() + 11.5 * 3600 * 1000);
    // The access token has ended by then: a new session reads it.
    const later = await signIn();
    const next = (await api.get(`/project/${built.project.id}/preview`, later)).json<PreviewAnswer>();
    expect(next.url).not.toBe(first.url);
    expect((await visit(first.url)).statusCode).toBe(200);
    now = new Date(start.getTime() + 12.5 * 3600 * 1000);
    const ended = await visit(first.url);
    expect(ended.statusCode).toBe(404);
    expect(ended.payload).toContain('This preview has ended');
    now = start;
  });

  it('shows an earlier version when asked, and its own project’s only', async () => {
    const first = built.project.headVersion?.id ?? '';
    await say(api, ada, built.project.id, 'change the title to Riffs');
    expect((await visit((await readPreview()).url)).payload).toContain('<title>Riffs</title>');
    const earlier = await readPreview(`?versionId=${first}`);
    expect((await visit(earlier.url)).payload).not.toContain('<title>Riffs</title>');
    const other = await buildProject(api, ada);
    const foreign = `/project/${built.project.id}/preview?versionId=${other.project.headVersion?.id ?? ''}`;
    expect((await api.get(foreign, ada.token)).statusCode).toBe(404);
    const wrong = await api.get(`/project/${built.project.id}/preview?versionId=nonsense`, ada.token);
    expect(wrong.json()).toHaveProperty(['fields', 'versionId']);
  });

  it('ends with its project', async () => {
    const doomed = await buildProject(api, ada);
    const preview = (await api.get(`/project/${doomed.project.id}/preview`, ada.token)).json<PreviewAnswer>();
    await api.call('DELETE', `/project/${doomed.project.id}`, { token: ada.token });
    expect((await visit(preview.url)).statusCode).toBe(404);
    expect(await api.db.select().from(previews)).not.toHaveLength(0);
  });
});

describe('a name that nobody has', () => {
  it('answers a page that says so, without a script', async () => {
    const page = await visit(`http://nobody-${randomUUID().slice(0, 4)}.${api.environment.sitesDomain}/`);
    expect(page.statusCode).toBe(404);
    expect(page.payload).toContain('<h1>Nothing is live here</h1>');
    expect(page.payload).not.toContain('<script');
    expect(page.headers['cache-control']).toBe('no-store');
  });
});

async function signIn(): Promise<string> {
  const { email } = ada.user;
  const answer = await api.post('/auth/login', { email, password: ada.password });
  return answer.json<{ token: string }>().token;
}
