import { join } from 'node:path';
import { createDevBuilds } from './lib/dev-builds.mjs';

const ROOT = '/workspace';
const problem = { file: 'src/entry.tsx', line: 3, column: 7, message: 'Expected ident' };

function refusal() {
  const causes = ['mf-billing claims /auth', 'mf-billing claims /apphome'];
  const refusals = causes.map((cause) => ({ code: 'E_PAGES', cause, next: 'mfr status' }));
  return Object.assign(new Error('mfr pin refused'), { refusals });
}

/** `pnpm dev` without compilers, registry and server: what it does, in order. */
function setUp() {
  const done = [];
  const state = { problems: [], othersFail: false, held: new Map(), releaseFails: false };
  const note = (text) => done.push(text);
  const build = createDevBuilds({
    root: ROOT,
    remotes: ['mf-auth', 'mf-billing'],
    settings: ['package.json'],
    createCompiler(remote) {
      note(`compiler of ${remote}`);
      return {
        forget: () => note(`forget ${remote}`),
        build: () => {
          note(`build ${remote}`);
          return Promise.resolve({ problems: state.problems, version: '1.0.0', folder: `out/${remote}` });
        },
      };
    },
    buildOthers(except) {
      note(`build all but ${except.join(' ')}`);
      return state.othersFail ? Promise.reject(new Error('mf-auth failed')) : Promise.resolve();
    },
    release(folders, reason) {
      note(`release ${folders.join(' ')}${reason ? `, ${reason}` : ''}`);
      return state.releaseFails ? Promise.reject(refusal()) : Promise.resolve(state.held);
    },
    report: {
      noteStart: (name) => note(`${name} is being built`),
      noteOthersStart: () => note('others are being built'),
      noteBuild: (name, _version, problems, refused = '') =>
        note(
          `${name} has ${[refused, ...problems.map(({ message }) => message)].filter(Boolean).join('; ')}`,
        ),
      noteHeld: (names, held) => note(`${names} held by ${held.get(names[0]) ?? 'nobody'}`),
      noteOthers: (message) => note(`others: ${message ?? 'fine'}`),
      write: () => note('write'),
    },
    distOf: (remote) => `${remote}/dist`,
    tell: () => undefined,
  });
  return {
    state,
    async save(...files) {
      done.length = 0;
      await build(files.map((file) => join(ROOT, file)));
      return [...done];
    },
  };
}

const WHOLE = [
  'others are being built',
  'write',
  'build all but ',
  'release mf-auth/dist mf-billing/dist',
  'others: fine',
  'write',
];

describe('what pnpm dev does with a saved file', () => {
  it('builds everything at the start', async () => {
    expect(await setUp().save()).toEqual(WHOLE);
  });

  it('[REL-07] builds a remote alone, and tells pages once it is released', async () => {
    const { save } = setUp();
    await save();
    expect(await save('mf-billing/src/entry.tsx')).toEqual([
      'compiler of mf-billing',
      'mf-billing is being built',
      'write',
      'build mf-billing',
      'release out/mf-billing, saved',
      'mf-billing has ',
      'mf-billing held by nobody',
      'write',
    ]);
  });

  it('[REL-07] releases nothing of a remote that does not build, and shows why', async () => {
    const { save, state } = setUp();
    await save();
    state.problems = [problem];
    expect((await save('mf-billing/src/entry.tsx')).slice(3)).toEqual([
      'build mf-billing',
      'mf-billing has Expected ident',
      'write',
    ]);
  });

  it('shows what the release tool refuses', async () => {
    const { save, state } = setUp();
    await save();
    state.releaseFails = true;
    expect(await save('mf-billing/src/entry.tsx')).toContain(
      'mf-billing has pages; mf-billing claims /auth; mf-billing claims /apphome',
    );
  });

  it('leaves a remote that was worked on to its compiler, also when shared changes', async () => {
    const { save } = setUp();
    await save();
    await save('mf-billing/src/entry.tsx');
    expect(await save('shared/src/ui/button.tsx')).toEqual([
      'mf-billing is being built',
      'write',
      'build mf-billing',
      'release out/mf-billing, saved',
      'mf-billing has ',
      'mf-billing held by nobody',
      'write',
      'others are being built',
      'write',
      'build all but mf-billing',
      'release mf-auth/dist',
      'others: fine',
      'write',
    ]);
  });

  it('tries what a failed build did not reach again with the next save, wherever that is', async () => {
    const { save, state } = setUp();
    state.othersFail = true;
    expect(await save()).toEqual([...WHOLE.slice(0, 2), 'build all but ', 'others: mf-auth failed', 'write']);
    state.othersFail = false;
    expect(await save('mf-auth/src/entry.tsx')).toContain('release mf-billing/dist');
    expect(await save('mf-auth/src/entry.tsx')).not.toContain('release mf-billing/dist');
  });

  it('reads the settings of a remote anew when they change', async () => {
    const { save } = setUp();
    await save();
    expect((await save('mf-auth/package.json')).slice(0, 5)).toEqual([
      'compiler of mf-auth',
      'forget mf-auth',
      'mf-auth is being built',
      'write',
      'build mf-auth',
    ]);
  });
});
