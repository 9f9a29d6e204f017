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
    await shellRoutes(app, { ...environment, answers: {} }, openRegistry(join(root, 'registry')));
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

/** The server starts with a build of these files; answers what is kept then. */
async function start(date: string, ...names: readonly string[]): Promise<string[]> {
  await build(...names);
  await keepAssets(built(), kept(), on(date));
  return (await readdir(kept())).sort();
}

it('keeps for thirty days what a start replaces, however long the server ran before', async () => {
  await start('2026-01-01', 'v1.js');
  expect(await start('2026-03-01', 'v2.js')).toEqual(['v1.js', 'v2.js']);
  expect(await start('2026-03-30', 'v2.js')).toEqual(['v1.js', 'v2.js']);
  expect(await start('2026-04-01', 'v2.js')).toEqual(['v2.js']);
});

it('removes what no shell of the last thirty days had, though shells follow each other sooner', async () => {
  await start('2026-01-01', 'a.js');
  expect(await start('2026-01-20', 'b.js')).toEqual(['a.js', 'b.js']);
  expect(await start('2026-02-05', 'c.js')).toEqual(['a.js', 'b.js', 'c.js']);
  expect(await start('2026-02-25', 'd.js')).toEqual(['b.js', 'c.js', 'd.js']);
});

it('counts anew for what a shell has again', async () => {
  await start('2026-01-01', 'v1.js');
  await start('2026-01-02', 'v2.js');
  await start('2026-01-03', 'v1.js');
  expect(await start('2026-02-20', 'v3.js')).toEqual(['v1.js', 'v3.js']);
});

it.each(['', '{"a.js":1}', undefined])(
  'removes nothing while it is not known what was served last: %j',
  async (list) => {
    await start('2026-01-01', 'v1.js');
    if (list === undefined) await rm(`${kept()}.json`);
    else await writeFile(`${kept()}.json`, list);
    expect(await start('2026-03-01', 'v2.js')).toEqual(['v1.js', 'v2.js']);
    expect(await start('2026-04-01', 'v2.js')).toEqual(['v2.js']);
  },
);

it('does without a build', async () => {
  await keepAssets(built(), kept(), on('2026-01-01'));
  expect(await readdir(kept())).toEqual([]);
});

it('[REL-01] servers that start at once share one folder', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `chunk.${index}.js`);
  await build(...names);
  await Promise.all(Array.from({ length: 8 }, () => keepAssets(built(), kept(), on('2026-01-01'))));
  expect((await readdir(kept())).toSorted()).toEqual(names.toSorted());
});
