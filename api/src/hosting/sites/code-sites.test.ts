import { randomUUID } from 'node:crypto';
import { projectSchema } from '@tessera/shared/contracts';
import { strToU8, zipSync } from 'fflate';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { uploadFile } from '../../testing/upload-file';

jest.setTimeout(120_000);

type Files = Readonly<Record<string, string>>;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

/** As the template of Vite for React has it; TypeScript and JavaScript differ in their endings. */
const vite = (ts: 'ts' | 'js'): Files => ({
  'package.json':
    '{"dependencies":{"react":"^19.2.0","react-dom":"^19.2.0"},"devDependencies":{"vite":"^8.0.0"}}',
  'index.html': `<!doctype html>
<html lang="en">
  <head><link rel="icon" type="image/svg+xml" href="/vite.svg" /><title>vite-project</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.${ts}x"></script></body>
</html>`,
  'public/vite.svg': SVG.replace('></svg>', '><title>public</title></svg>'),
  'src/assets/react.svg': SVG,
  'src/index.css': ':root { color: #213547 }\n',
  'src/App.css': '.logo { height: 6em }\n',
  [`src/App.${ts}x`]: `import { useState } from 'react'
import reactLogo from './assets/react.svg'
import viteLogo from '/vite.svg'
import './App.css'

function App() {
  const [count, setCount] = useState(0)
  return (
    <>
      <img src={viteLogo} className="logo" alt="Vite logo" /><img src={reactLogo} className="logo react" alt="React logo" />
      <button onClick={() => setCount((count) => count + 1)}>count is {count}</button>
      <p>{import.meta.env.MODE} {import.meta.env.BASE_URL} {String(import.meta.env.DEV)} {String(import.meta.env.PROD)}</p>
    </>
  )
}

export default App
`,
  [`src/main.${ts}x`]: `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.${ts}x'

createRoot(document.getElementById('root')${ts === 'ts' ? '!' : ''}).render(<StrictMode><App /></StrictMode>)
`,
  ...(ts === 'ts' && {
    'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
    'vite.config.ts': "import { defineConfig } from 'vite'\nexport default defineConfig({})\n",
  }),
});

const CREATE_REACT_APP: Files = {
  'package.json': '{"dependencies":{"react":"^19.0.0","react-scripts":"5.0.1"}}',
  'public/index.html': '<!DOCTYPE html><link rel="icon" href="%PUBLIC_URL%/logo.svg"><div id="root"></div>',
  'public/logo.svg': SVG,
  'public/data.json': '{"told":"by public"}',
  'src/index.js': `import React from 'react';
import ReactDOM from 'react-dom/client';
import App from './App';
import './index.css';
const root = ReactDOM.createRoot(document.getElementById('root'));
root.render(<React.StrictMode><App /></React.StrictMode>);
`,
  'src/App.js': `import logo from './logo.svg';
export default function App() {
  return <img src={logo} alt={process.env.NODE_ENV} data-from={process.env.PUBLIC_URL + '/data.json'} />;
}
`,
  'src/logo.svg': SVG,
  'src/index.css': 'body { margin: 0 }\n',
};

const PAGES: Files = {
  'index.html': `<!doctype html><html><head><link rel="stylesheet" href="css/style.css"></head>
<body><a href="about.html">About</a><img src="img/logo.svg"><script src="script.js"></script>
<script type="module" src="./js/module.js"></script><script>window.inline = true</script></body></html>`,
  'about.html': '<!doctype html><title>About</title><a href="./">Home</a>',
  'blog/index.html': '<p>A page without a head</p>',
  'css/style.css': "@import './colours.css';\nbody { margin: 0 }\n",
  'css/colours.css': ':root { --a: red }\n',
  'script.js': "fetch('data/list.json').then((answer) => answer.json())\n",
  'js/module.js': "import { b } from './b.js'\nconsole.log(b)\n",
  'js/b.js': 'export const b = 1\n',
  'data/list.json': '[1]',
  'img/logo.svg': SVG,
  'app.js': 'window.mine = true\n',
  '.github/notes.md': 'not to be seen',
};

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});

afterAll(() => api.close());

async function imported(files: Files): Promise<{ readonly projectId: string }> {
  const content = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  const { id: uploadId } = await uploadFile(api, ada, { name: 'a.zip', content, purpose: 'import' });
  const body = { source: 'zip', projectName: `Import ${randomUUID().slice(0, 8)}`, uploadId };
  const answer = await api.post('/project/import', body, ada.token);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return { projectId: projectSchema.parse(answer.json<{ project: unknown }>().project).id };
}

/** Asks the host of the project's preview. */
async function preview(files: Files) {
  const { projectId } = await imported(files);
  const answer = await api.get(`/project/${projectId}/preview`, ada.token);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  const { host } = new URL(answer.json<{ url: string }>().url);
  return (url: string) => api.inject({ method: 'GET', url, headers: { host } });
}

const typeOf = ({ headers }: { readonly headers: Record<string, unknown> }) =>
  String(headers['content-type']);

describe('imported code in its preview', () => {
  it.each(['ts', 'js'] as const)('[PRJ-02] runs what Vite makes of its template (%s)', async (ts) => {
    const ask = await preview(vite(ts));
    const page = await ask('/');
    expect(page.body).toContain('<div id="root"></div>');
    expect(page.body).toContain('<meta name="tessera-code" content="">');
    // Before the code, so that it hears what that throws.
    expect(page.body.indexOf('/vendor/picking')).toBeLessThan(page.body.indexOf('/app.js"'));
    const script = (await ask('/app.js')).body;
    for (const word of ['count is ', 'BASE_URL', 'data:image/svg+xml']) expect(script).toContain(word);
    expect((await ask('/app.css')).body).toMatch(/213547.*6em/s);
    const icon = await ask('/vite.svg');
    expect([icon.statusCode, typeOf(icon)]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it('[PRJ-02] runs what create-react-app made', async () => {
    const ask = await preview(CREATE_REACT_APP);
    expect((await ask('/app.js')).body).toContain('production');
    expect((await ask('/app.css')).body).toContain('margin:0');
    expect((await ask('/data.json')).json()).toEqual({ told: 'by public' });
    expect((await ask('/logo.svg')).statusCode).toBe(200);
    expect((await ask('/package.json')).statusCode).toBe(404);
  });

  it('names the package that cannot be imported', async () => {
    const { projectId } = await imported({ ...vite('js'), 'src/main.jsx': "import _ from 'lodash'; _()" });
    const answer = await api.get(`/project/${projectId}/preview`, ada.token);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      path: 'src/main.jsx',
      message: expect.stringMatching(/^"lodash" cannot be imported/) as string,
    });
  });

  it('[PRJ-02] shows pages that nothing has to be built for, with all that lies beside them', async () => {
    const ask = await preview(PAGES);
    const page = await ask('/');
    expect(page.body).toMatch(
      /<head><meta name="tessera-code" content=""><script type="module" src="\/vendor\/picking/,
    );
    expect(page.body).toContain('<a href="about.html">About</a>');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src http:\/\/\S+ 'unsafe-inline'; /);
    expect(policy).toMatch(/connect-src http:\/\/\S+; .*sandbox allow-scripts/);
    const types = {
      '/about.html': 'text/html',
      '/about': 'text/html',
      '/blog/': 'text/html',
      '/blog': 'text/html',
      '/css/style.css': 'text/css',
      '/css/colours.css': 'text/css',
      '/script.js': 'text/javascript',
      '/js/module.js': 'text/javascript',
      '/js/b.js': 'text/javascript',
      '/data/list.json': 'application/json',
      '/img/logo.svg': 'image/svg+xml',
    };
    for (const [url, type] of Object.entries(types)) {
      const answer = await ask(url);
      expect([url, answer.statusCode, typeOf(answer)]).toEqual([url, 200, `${type}; charset=utf-8`]);
    }
    expect((await ask('/app.js')).body).toBe(PAGES['app.js']);
    expect((await ask('/css/style.css')).body).toBe(PAGES['css/style.css']);
    expect((await ask('/img/photo.png')).statusCode).toBe(404);
    // The frame has no origin, to which these are another site's.
    for (const url of ['/script.js', '/js/b.js', '/data/list.json', '/app.js']) {
      expect((await ask(url)).headers['access-control-allow-origin']).toBe('*');
    }
  });

  it('are taken home as a ZIP, and are no one HTML file', async () => {
    const { projectId } = await imported(PAGES);
    const { items } = (await api.get(`/project/${projectId}/versions`, ada.token)).json<{
      items: { id: string }[];
    }>();
    const url = `/versions/${items[0]?.id ?? ''}/archive`;
    expect((await api.get(url, ada.token)).statusCode).toBe(200);
    const page = await api.get(`${url}?format=html`, ada.token);
    expect(page.statusCode).toBe(422);
    expect(page.json()).toMatchObject({ message: expect.stringMatching(/Download the ZIP/) as string });
  });

  it('[SAFE-01] shows nobody what begins with a dot, and nothing outside of the project', async () => {
    const ask = await preview(PAGES);
    for (const url of ['/.github/notes.md', '/%2egithub/notes.md', '/a/..%2f.github/notes.md', '/%ff.js']) {
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it('[SAFE-01] shows nobody a file that is a secret by its name or by what it holds', async () => {
    const key = `ghp_${'a'.repeat(36)}`;
    const secrets = { 'server.pem': 'x', 'js/keys.js': `go('${key}')`, 'public/prod.env': 'A=1' };
    for (const files of [PAGES, CREATE_REACT_APP]) {
      const { projectId } = await imported(files);
      // Imports leave them out: people write them later.
      const { items } = (await api.get(`/project/${projectId}/versions`, ada.token)).json<{
        items: { id: string }[];
      }>();
      const built = { 'public/keys.js': `go('${key}')`, 'public/open.js': 'go()' };
      const changes = Object.entries({ ...secrets, ...built }).map(([path, text]) => ({ path, text }));
      const body = { baseVersionId: items[0]?.id, changes, note: 'Keys' };
      expect((await api.post(`/project/${projectId}/versions`, body, ada.token)).statusCode).toBe(201);
      const answer = await api.get(`/project/${projectId}/preview`, ada.token);
      const { host } = new URL(answer.json<{ url: string }>().url);
      const statusOf = async (url: string) =>
        (await api.inject({ method: 'GET', url, headers: { host } })).statusCode;
      expect(await statusOf('/open.js')).toBe(200);
      for (const url of ['/server.pem', '/js/keys.js', '/prod.env', '/keys.js'])
        expect([url, await statusOf(url)]).toEqual([url, 404]);
    }
  });
});
