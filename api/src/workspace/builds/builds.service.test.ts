import type { OpenDatabase } from '../../db/database';
import { findAppRoot, openTestDatabase } from '../../testing/test-database';
import { createBuildsService } from './builds.service';
import type { Compiled } from './compiler.service';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase(findAppRoot(), process.env['TEST_DATABASE_URL']);
});

afterAll(() => database.close());

const KILLED: Compiled = {
  isKilled: true,
  result: {
    ok: false,
    error: { path: null, line: null, message: 'The build took longer than 5 s and was stopped' },
  },
};
const GOOD: Compiled = { isKilled: false, result: { ok: true, js: 'go()', css: '' } };

const MINUTE = 60_000;

function makeBuilds(answers: readonly Compiled[]) {
  const start = Date.now();
  const calls: string[] = [];
  let minutes = 0;
  const compiler = {
    compile(account: string) {
      calls.push(account);
      const answer = answers[Math.min(calls.length, answers.length) - 1];
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('no answer'));
    },
  };
  const builds = createBuildsService(database.db, compiler, () => new Date(start + minutes * MINUTE));
  return { builds, calls, passMinutes: (count: number) => (minutes += count) };
}

const tree = () => crypto.randomUUID();

describe('builds', () => {
  it('[SAFE-02] remembers a tree whose build was killed, for every server, and tries it again after ten minutes', async () => {
    const { builds, calls, passMinutes } = makeBuilds([KILLED, GOOD]);
    const elsewhere = makeBuilds([GOOD]);
    const hash = tree();
    const first = await builds.build('mallory', hash, []);
    expect(first).toMatchObject({
      ok: false,
      error: {
        message: expect.stringMatching(/was stopped\. It can be tried again in 10 minutes/) as string,
      },
    });
    passMinutes(9);
    expect(await builds.build('mallory', hash, [])).toEqual(first);
    expect(await elsewhere.builds.build('ada', hash, [])).toEqual(first);
    expect(elsewhere.calls).toEqual([]);
    expect(calls).toHaveLength(1);
    passMinutes(1);
    expect(await builds.build('ada', hash, [])).toEqual(GOOD.result);
    expect(await builds.build('mallory', hash, [])).toEqual(GOOD.result);
    expect(calls).toEqual(['mallory', 'ada']);
  });

  it('keeps a good build, whichever account asks for it next', async () => {
    const { builds, calls } = makeBuilds([GOOD]);
    const hash = tree();
    await builds.build('ada', hash, []);
    expect(await builds.build('bob', hash, [])).toEqual(GOOD.result);
    expect(calls).toEqual(['ada']);
  });

  it('shares a build that an account asks for twice at a time', async () => {
    const { builds, calls } = makeBuilds([GOOD]);
    const hash = tree();
    await Promise.all([builds.build('ada', hash, []), builds.build('ada', hash, [])]);
    expect(calls).toEqual(['ada']);
  });
});
