import type { PullConflict } from '@tessera/shared/contracts';
import type { LocalRepository } from '../../../../tooling/github-server/index.mjs';
import { startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

let bench: LinkedBench;
let ada: TestUser;
let id: string;
let repository: LocalRepository;

/** More than is shown. */
const large = (word: string) => `${word.repeat(40)}\n`.repeat(4000);
const FILES = {
  'a.ts': '1\n',
  'big.txt': large('base'),
  'gone.txt': large('base'),
  'theirs.txt': large('base'),
};

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
});
beforeEach(async () => {
  ({ id, repository } = await bench.startPushed(ada, FILES));
  await bench.save(
    ada,
    id,
    { 'a.ts': 'mine\n', 'big.txt': large('mine'), 'gone.txt': null, 'theirs.txt': large('mine') },
    'Mine',
  );
  await bench.github.commit(repository, 'main', {
    'a.ts': 'theirs\n',
    'big.txt': large('they'),
    'gone.txt': large('they'),
    'theirs.txt': null,
  });
});
afterAll(() => bench.close());

const pull = (body?: object) => bench.call(ada, id, 'pull', body);

describe('files that are too large to be shown', () => {
  it('[SCR-18] are told without places, with the side that removed them, and decided as a whole', async () => {
    const asked = await pull();
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      error: expect.stringMatching(
        /^Both sides changed the same places, or one removed what the other changed\. Needs your decision: a\.ts/,
      ) as string,
    });
    const { conflicts } = asked.json<{ conflicts: PullConflict[] }>();
    expect(conflicts).toEqual([
      { path: 'a.ts', places: [{ mine: 'mine\n', theirs: 'theirs\n' }] },
      { path: 'big.txt', places: [] },
      { path: 'gone.txt', places: [], removedBy: 'mine' },
      { path: 'theirs.txt', places: [], removedBy: 'theirs' },
    ]);
    const decided = [{ path: 'a.ts', mine: 'mine\n', theirs: 'theirs\n', text: 'both\n' }];
    const decidedFiles = [
      { path: 'big.txt', take: 'theirs' },
      { path: 'gone.txt', take: 'mine' },
    ];
    const still = await pull({ decided, decidedFiles });
    expect(still.json<{ conflicts: PullConflict[] }>().conflicts).toEqual([
      { path: 'theirs.txt', places: [], removedBy: 'theirs' },
    ]);
    const all = [...decidedFiles, { path: 'theirs.txt', take: 'theirs' }];
    expect((await pull({ decided, decidedFiles: all })).json()).toMatchObject({ version: { number: 3 } });
    expect(await bench.filesOf(ada, id)).toEqual({ 'a.ts': 'both\n', 'big.txt': large('they') });
    expect((await bench.call(ada, id, 'push')).json()).toMatchObject({ commits: 1 });
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
  });

  it('[SCR-18] come back, or stay, where that side is chosen; what goes together is nobody’s to choose', async () => {
    await bench.github.commit(repository, 'main', { 'new.ts': 'n\n' });
    const decidedFiles = [
      { path: 'a.ts', take: 'mine' },
      { path: 'big.txt', take: 'mine' },
      { path: 'gone.txt', take: 'theirs' },
      { path: 'theirs.txt', take: 'mine' },
      { path: 'new.ts', take: 'mine' },
      { path: 'nowhere.ts', take: 'theirs' },
    ];
    expect((await pull({ decidedFiles })).json()).toMatchObject({ commits: 2, version: { number: 3 } });
    expect(await bench.filesOf(ada, id)).toEqual({
      'a.ts': 'mine\n',
      'big.txt': large('mine'),
      'gone.txt': large('they'),
      'new.ts': 'n\n',
      'theirs.txt': large('mine'),
    });
  });

  it('[SCR-18] are refused for a side that there is not', async () => {
    const answer = await pull({ decidedFiles: [{ path: 'big.txt', take: 'both' }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('fields');
    const long = await pull({ decidedFiles: [{ path: 'a'.repeat(401), take: 'mine' }] });
    expect(long.statusCode).toBe(400);
    expect(long.json()).toHaveProperty('fields');
  });
});
