import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '@tessera/release';
import Fastify from 'fastify';
import { parseEnvironment } from '../../config/environment';
import { handleErrors } from '../../http/error-handler';
import { keepAssets } from './kept-assets.service';
import { shellRoutes } from './shell.routes';

let root: string;
const built = () => join(root, 'shell', 'dist', 'assets');
const kept = () => join(root, 'registry', 'shell-assets');
const on = (date: string) => new Date(`${date}T12:00:00Z`);

/** A build of the shell: its folder has these files, and no others. */
async function build(...names: readonly string[]): Promise<void> {
  await rm(built(), { recursive: true, force: true });
  await mkdir(built(), { recursive: true });
  await writeFile(join(root, 'shell', 'dist', 'index.html'), '<title></title>');
  for (const name of names) await writeFile(join(built(), name), `/* ${name} */`);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tessera-kept-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('[REL-01] a release of the shell keeps the chunks that open tabs still need', async () => {
  const environment = parseEnvironment({ REGISTRY_URL: join(root, 'registry') }, root);
  const serve = async () => {
    const app = Fastify();
    handleErrors(app);
    await shellRoutes(app, environment, openRegistry(join(root, 'registry')));
    return app;
  };
  await build('palette.1111.js', 'main.1111.js');
  await (await serve()).close();

  await build('palette.2222.js', 'main.2222.js');
  const next = await serve();
  for (const name of ['palette.1111.js', 'palette.2222.js']) {
    const answer = await next.inject({ url: `/assets/${name}` });
    expect([answer.statusCode, answer.body]).toEqual([200, `/* ${name} */`]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await next.inject({ url: '/assets/palette.3333.js' })).statusCode).toBe(404);
  expect((await next.inject({ url: '/assets/..%2f..%2fregistry' })).statusCode).toBe(404);
  await next.close();
});

it('removes what no shell of the last thirty days had', async () => {
  await build('a.js');
  await keepAssets(built(), kept(), on('2026-01-01'));
  await build('b.js');
  await keepAssets(built(), kept(), on('2026-01-20'));
  expect((await readdir(kept())).sort()).toEqual(['a.js', 'b.js']);
  await build('c.js');
  await keepAssets(built(), kept(), on('2026-02-05'));
  expect((await readdir(kept())).sort()).toEqual(['b.js', 'c.js']);
});

it('keeps for the same time what was there from the beginning and is replaced late', async () => {
  await build('old.js', 'stays.js');
  for (const date of ['2026-01-01', '2026-03-01']) await keepAssets(built(), kept(), on(date));
  await build('stays.js');
  await keepAssets(built(), kept(), on('2026-03-02'));
  expect((await readdir(kept())).sort()).toEqual(['old.js', 'stays.js']);
});

it('does without a build', async () => {
  await keepAssets(built(), kept(), on('2026-01-01'));
  expect(await readdir(kept())).toEqual([]);
});
