import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.close());

async function readAddress(): Promise<string> {
  return (await api.get('/code-runner')).json<{ url: string }>().url;
}

function visit(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { host, pathname } = new URL(url);
  return api.inject({ method: 'GET', url: pathname, headers: { host, ...headers } });
}

describe('the page on which code of the code editor runs', () => {
  it('[PRJ-07] is told to everybody, on a host among the previews', async () => {
    const address = await readAddress();
    expect(new URL(address).host).toBe(`code.preview.${api.environment.sitesDomain}`);
    const page = await visit(address);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('[PRJ-07] [SAFE-05] has an origin of its own, sends nothing and is framed by the product alone', async () => {
    const page = await visit(await readAddress());
    const policy = String(page.headers['content-security-policy']);
    const home = new URL(api.environment.publicUrl).origin;
    for (const rule of [
      "default-src 'none'",
      "connect-src 'none'",
      "worker-src 'none'",
      "form-action 'none'",
      `frame-ancestors ${home}`,
      'sandbox allow-scripts allow-forms allow-modals',
    ]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  it('has the packages that code may import, and nothing else', async () => {
    const address = await readAddress();
    const { payload } = await visit(address);
    const files = [...payload.matchAll(/\/vendor\/(react[\w.-]+\.js)\\"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await visit(`${address}vendor/${file}`)).statusCode).toBe(200);
    for (const path of ['app.js', 'index.html', 'vendor/nothing.js', 'a/b']) {
      expect([path, (await visit(address + path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('has the style sheet of each typeface that code may import, with its letters, and no other', async () => {
    const address = await readAddress();
    const sheet = await visit(`${address}vendor/nunito.css`);
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(sheet.headers['access-control-allow-origin']).toBe('*');
    expect(sheet.payload).toContain("font-family: 'Nunito Variable'");
    const letters = [...sheet.payload.matchAll(/url\(\/(vendor\/[^)]+)\)/g)].map(([, file = '']) => file);
    expect(letters).toHaveLength(2);
    for (const file of letters)
      expect((await visit(address + file)).headers['content-type']).toBe('font/woff2');
    expect((await visit(`${address}vendor/comic-sans.css`)).statusCode).toBe(404);
    expect((await visit(`${address}vendor/constructor.css`)).statusCode).toBe(404);
  });

  it('runs for no worker', async () => {
    const answer = await visit(await readAddress(), { 'service-worker': 'script' });
    expect(answer.statusCode).toBe(403);
  });
});
