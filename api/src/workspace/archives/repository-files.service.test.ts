import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { AppError } from '../../core/app-error';
import { until } from '../../testing/build-project';
import type { Worker } from '../worker/worker.client';
import type { WorkerTasks } from '../worker/worker-tasks.schema';
import type { RepositoryContents } from './repository-contents.port';
import { createReadingTurns } from './reading-turns.service';
import { createRepositoryFiles, type ReadRepositoryFiles } from './repository-files.service';
import { missingOfZip, unpackRepository } from './unpack-repository.child';

/** What the builder's process does, here. */
const tasks = { missingOfZip, unpackRepository };
const worker: Worker = {
  run: async <Name extends keyof WorkerTasks>(
    _account: string,
    task: Name,
    input: WorkerTasks[Name]['input'],
  ) =>
    (tasks as unknown as Record<string, (input: unknown) => Promise<WorkerTasks[Name]['output']>>)[task]?.(
      input,
    ) ?? Promise.reject(new Error(task)),
};

let folder: string;
let read: ReadRepositoryFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-test-readings-'));
  read = createRepositoryFiles({ worker, turns: createReadingTurns(), folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hashOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');

interface Kept extends RepositoryContents {
  readonly asked: string[];
}

/** A commit with these files; `zip` is what GitHub packs of them. */
function commitOf(
  files: Readonly<Record<string, string>>,
  {
    zip = files,
    size,
  }: { readonly zip?: Readonly<Record<string, string>> | 'large'; readonly size?: number } = {},
): Kept {
  const asked: string[] = [];
  const texts = new Map(Object.values(files).map((text) => [hashOf(text), text]));
  return {
    asked,
    tree: () =>
      Promise.resolve({
        isTruncated: false,
        entries: Object.entries(files).map(([path, text]) => ({
          ...{ path, mode: '100644', type: 'blob' as const },
          ...{ sha: hashOf(text), size: size ?? Buffer.byteLength(text) },
        })),
      }),
    blob: (sha) => {
      asked.push(sha);
      return Promise.resolve(Buffer.from(texts.get(sha) ?? ''));
    },
    zip: (file) => {
      asked.push('zip');
      if (zip === 'large') return Promise.reject(new AppError('TOO_LARGE', 'GitHub sends more than 60 MB.'));
      const packed = Object.entries(zip).map(([path, text]) => [`ada-l-x-1234567/${path}`, strToU8(text)]);
      return writeFile(file, zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>));
    },
  };
}

const many = (count: number, textOf: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`src/f${at}.txt`, textOf(at)]));
const textsOf = async (commit: RepositoryContents) =>
  Object.fromEntries((await read('ada', commit)).files.map(({ path, text }) => [path, text]));
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing',
    (error: unknown) => error,
  );

describe('[SCR-18] the files of a repository', () => {
  it('come one by one while they are few, each content once', async () => {
    const commit = commitOf({ 'a.txt': 'same', 'b.txt': 'same', 'c.txt': 'other' });
    expect(await textsOf(commit)).toEqual({ 'a.txt': 'same', 'b.txt': 'same', 'c.txt': 'other' });
    expect(commit.asked).toEqual([hashOf('same'), hashOf('other')]);
  });

  it('come as one ZIP where they are many, and are as Git keeps them whatever the ZIP made of them', async () => {
    const files = many(31, (at) => `one ${at}\ntwo\n`);
    const zip: Record<string, string> = {
      ...files,
      'src/f1.txt': 'one 1\r\ntwo\r\n',
      'src/f2.txt': 'changed',
    };
    delete zip['src/f3.txt'];
    const commit = commitOf(files, { zip });
    expect(await textsOf(commit)).toEqual(files);
    const missing = ['src/f2.txt', 'src/f3.txt'].map((path) => hashOf(files[path] ?? ''));
    expect(commit.asked).toEqual(['zip', ...missing]);
  });

  it('are found in the ZIP by any of the paths that have them', async () => {
    const files: Record<string, string> = { ...many(31, String), 'a.txt': 'same', 'b.txt': 'same' };
    const commit = commitOf(files, { zip: { ...files, 'a.txt': 'filled in' } });
    expect(await textsOf(commit)).toEqual(files);
    expect(commit.asked).toEqual(['zip']);
  });

  it('that are known already are not asked for, beside a ZIP of the others', async () => {
    const files = { ...many(31, String), 'mine.txt': 'mine' };
    const { 'mine.txt': mine, ...others } = files;
    const commit = commitOf(files, { zip: others });
    const known = new Map([[hashOf(mine), strToU8(mine)]]);
    expect(await textsOf({ ...commit, known })).toEqual(files);
    expect(commit.asked).toEqual(['zip']);
  });

  it('[SAFE-01] cross to the builder as paths, and nothing of them is on the disk afterwards', async () => {
    const inputs: string[] = [];
    const watched: Worker = {
      run: (account, task, input) => {
        inputs.push(JSON.stringify(input));
        return worker.run(account, task, input);
      },
    };
    const left = join(folder, 'left-by-a-killed-server');
    await mkdir(left);
    const reading = createRepositoryFiles({ worker: watched, turns: createReadingTurns(), folder });
    const files = many(31, (at) => `a text of its own ${at}`);
    await reading('ada', commitOf(files, { zip: { ...files, 'src/f2.txt': 'changed' } }));
    expect(inputs).toHaveLength(2);
    expect(inputs.join()).not.toContain('a text of its own');
    expect(await readdir(folder)).toEqual([]);
    expect(await failure(reading('ada', commitOf({ 'a.png': '\0' })))).toMatchObject({
      code: 'UNPROCESSABLE',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('come one by one where the ZIP is too large or damaged, as far as that is bearable', async () => {
    const files = many(40, String);
    const large = commitOf(files, { zip: 'large' });
    expect(await textsOf(large)).toEqual(files);
    expect(large.asked).toHaveLength(41);
    const damaged = { ...commitOf(files), zip: (file: string) => writeFile(file, 'nonsense') };
    expect(await textsOf(damaged)).toEqual(files);
    expect(await failure(read('ada', commitOf(many(301, String), { zip: 'large' })))).toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringMatching(/one by one/) as string,
    });
  });

  it('are not asked for where they are too large together, or too many', async () => {
    const heavy = commitOf(many(70, String), { size: 900_000 });
    expect(await failure(read('ada', heavy))).toMatchObject({
      code: 'TOO_LARGE',
      extra: {
        fields: {
          repository: 'This repository is too large for a project: its files are larger than 60 MB together.',
        },
      },
    });
    const crowd = commitOf(many(10_001, String));
    expect(await failure(read('ada', crowd))).toMatchObject({ code: 'TOO_LARGE' });
    expect([heavy.asked, crowd.asked]).toEqual([[], []]);
  });

  it('are refused as they arrive where they are larger than the tree says', async () => {
    const files = many(20, String);
    const asked: string[] = [];
    const lying = {
      ...commitOf(files),
      blob: (sha: string) => {
        asked.push(sha);
        return Promise.resolve(Buffer.alloc(1_000_000));
      },
    };
    expect(await failure(read('ada', lying))).toMatchObject({ code: 'UNPROCESSABLE' });
    expect(asked).toHaveLength(5);
  });

  it('are read of two repositories at a time, and of one for an account', async () => {
    let open = 0;
    let most = 0;
    const held: (() => void)[] = [];
    const slow = (): RepositoryContents => {
      const commit = commitOf({ 'a.txt': 'a' });
      return {
        ...commit,
        tree: async () => {
          open += 1;
          most = Math.max(most, open);
          await new Promise<void>((resolve) => held.push(resolve));
          open -= 1;
          return commit.tree();
        },
      };
    };
    const readings = Promise.all(['ada', 'ada', 'bob', 'eve'].map((account) => read(account, slow())));
    for (const _pair of ['ada and bob', 'eve and ada']) {
      await until(() => held.length === 2);
      for (const release of held.splice(0)) release();
    }
    expect(await readings).toHaveLength(4);
    expect(most).toBe(2);
  });

  it('keep their paths and what a ZIP of ours would have taken out, so that nothing changes at GitHub', async () => {
    const files = { 'app/a.txt': 'a', 'app/server/index.js': '// Written by Tessera.' };
    const { files: kept, paths } = await read('ada', commitOf({ ...files, 'app/.env': 'A=1' }));
    expect(kept.map(({ path }) => path)).toEqual(Object.keys(files));
    expect(paths).toEqual([...Object.keys(files), 'app/.env']);
  });
});
