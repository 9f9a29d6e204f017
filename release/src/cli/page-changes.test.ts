import { readFile, writeFile } from 'node:fs/promises';
import { pagesOf, type BuildOverrides } from '../testing/builds';
import { mfrFixture } from '../testing/mfr-fixture';

interface Answer {
  readonly ok: boolean;
  readonly exit: number;
  readonly document: { readonly change: { readonly madePublic?: readonly string[] } };
  readonly serials: readonly { readonly madePublic: readonly string[] }[];
  readonly refusals: readonly { readonly code: string; readonly cause: string; readonly next: string }[];
}

describe('pins and the pages that they bring', () => {
  const { mfr, publish, inRegistry, path } = mfrFixture();
  const answer = async (line: string) => JSON.parse((await mfr(`${line} --json`)).out) as Answer;
  const build = (version: string, overrides: BuildOverrides['manifest'] = {}, remote = 'mf-auth') =>
    publish({ remote, version, manifest: overrides });
  const isPublic = { manifest: pagesOf({ pattern: '/profile', access: 'public' }) };
  const isPrivate = { manifest: pagesOf({ pattern: '/profile' }) };

  beforeEach(async () => {
    await build('1.0.0', isPrivate);
    await mfr('pin mf-auth@1.0.0 --shell shell.json');
  });

  it('[COMP-01] refuses a page that becomes public, and logs it when the author says so', async () => {
    await build('1.1.0', isPublic);
    const refused = await answer('pin mf-auth@1.1.0');
    expect(refused).toMatchObject({ ok: false, exit: 1 });
    expect(refused.refusals).toEqual([
      {
        code: 'E_PUBLIC',
        cause: 'mf-auth 1.1.0 opens /profile to everybody; until now /profile is for signed-in users only',
        next: 'mfr pin mf-auth@1.1.0 --make-public /profile',
      },
    ]);
    expect((await answer('pin mf-auth@1.1.0 --make-public /profile')).document.change.madePublic).toEqual([
      '/profile',
    ]);
    expect((await answer('log')).serials.map(({ madePublic }) => madePublic)).toEqual([[], ['/profile']]);
    expect((await mfr('log')).out).toContain('open to everybody: /profile');
  });

  it('[COMP-01] refuses a roll back that would open a page again', async () => {
    await build('1.1.0', isPublic);
    await mfr('pin mf-auth@1.1.0 --make-public /profile');
    await build('1.2.0', isPrivate);
    await mfr('pin mf-auth@1.2.0');
    expect((await answer('rollback mf-auth')).refusals.map(({ code }) => code)).toEqual(['E_PUBLIC']);
    expect((await answer('rollback mf-auth --make-public /profile')).ok).toBe(true);
  });

  it('[COMP-01] refuses the flag where no page becomes public: the pattern may be misspelt', async () => {
    await build('1.1.0', isPublic);
    const { refusals } = await answer('pin mf-auth@1.1.0 --make-public /profiles');
    expect(refusals.map(({ code }) => code)).toEqual(['E_PUBLIC', 'E_USAGE']);
    expect(new Set(refusals.map(({ next }) => next))).toEqual(
      new Set(['mfr pin mf-auth@1.1.0 --make-public /profile']),
    );
  });

  it('[COMP-01] advises one command that passes, where several pages become public', async () => {
    await build('1.1.0', { manifest: pagesOf({ pattern: '/profile' }, { pattern: '/docs/*' }) });
    await mfr('pin mf-auth@1.1.0');
    const isOpen = { access: 'public' } as const;
    await build('1.2.0', {
      manifest: pagesOf({ pattern: '/profile', ...isOpen }, { pattern: '/docs/*', ...isOpen }),
    });
    const nexts = async (line: string) => (await answer(line)).refusals.map(({ next }) => next);
    const pin = 'pin mf-auth@1.2.0 --shell shell.json --reason CHG-1';
    const advice = `mfr ${pin} --make-public /profile --make-public '/docs/*' --env local`;
    expect(await nexts(`${pin} --env local`)).toEqual([advice, advice]);
    expect(await nexts(`${pin} --env local --make-public /profile`)).toEqual([advice]);
    expect((await mfr(advice.replaceAll("'", '').replace('mfr ', ''))).exit).toBe(0);
  });

  it('[COMP-01] advises the roll back again where it is a roll back that opens a page', async () => {
    await build('1.1.0', isPublic);
    await mfr('pin mf-auth@1.1.0 --make-public /profile');
    await build('1.2.0', isPrivate);
    await mfr('pin mf-auth@1.2.0');
    const { refusals } = await answer('rollback mf-auth --to 2');
    expect(refusals.map(({ next }) => next)).toEqual(['mfr rollback mf-auth --to 2 --make-public /profile']);
  });

  it('[REL-02] names the pages where they are all that differs from the published version', async () => {
    const again = await build('1.0.0', isPublic);
    expect(again.exit).toBe(1);
    expect(again.error).toContain('the files are the same, differing: manifest');
  });

  it('[COMP-01] refuses pages of which the address was for signed-in users in an earlier serial', async () => {
    await build('1.1.0', { manifest: pagesOf({ pattern: '/other' }) });
    await mfr('pin mf-auth@1.1.0');
    await build('1.2.0', isPublic);
    expect((await answer('pin mf-auth@1.2.0')).refusals.map(({ code }) => code)).toEqual(['E_PUBLIC']);
  });

  it('[COMP-01] refuses a remote that claims the address of another', async () => {
    await build('1.0.0', isPrivate, 'mf-deploy');
    const refused = await answer('pin mf-deploy@1.0.0');
    expect(refused.refusals).toMatchObject([
      { code: 'E_PAGES', cause: 'mf-deploy claims /profile, which meets /profile of mf-auth' },
    ]);
  });

  it('[COMP-01] advises another build, and asks nobody for leave, where the version cannot be live', async () => {
    await build('1.0.0', isPublic, 'mf-deploy');
    expect((await answer('pin mf-deploy@1.0.0')).refusals).toMatchObject([
      { code: 'E_PAGES', next: 'mfr publish <a build of mf-deploy with another src/pages.ts>' },
    ]);
  });

  it('[COMP-01] refuses an address of the shell', async () => {
    await writeFile(
      path('shell.json'),
      JSON.stringify({ contract: '1.2.0', shared: { react: '19.3.1' }, reserved: ['/pro*'] }),
    );
    expect((await mfr('shell shell.json')).exit).toBe(0);
    await writeFile(
      path('shell.json'),
      JSON.stringify({ contract: '1.2.0', shared: { react: '19.3.1' }, reserved: ['/profile'] }),
    );
    expect((await answer('shell shell.json')).refusals.map(({ code }) => code)).toEqual(['E_PAGES']);
  });

  it('[COMP-01] refuses a version that declares no pages, and a build that declares one twice', async () => {
    await publish({ version: '1.1.0', manifest: { manifest: undefined } });
    expect((await answer('pin mf-auth@1.1.0')).refusals.map(({ code }) => code)).toEqual(['E_PAGES']);
    const twice = { manifest: pagesOf({ pattern: '/a/:x' }, { pattern: '/a/:y' }) };
    expect((await build('1.2.0', twice)).error).toContain('manifest: /a/:y is declared twice');
  });

  it.each([
    [
      'a long pattern',
      pagesOf({ pattern: `/${'a'.repeat(200)}` }),
      'pages.0.pattern',
      'at most 200 characters',
    ],
    ['a long title', pagesOf({ title: 'a'.repeat(81) }), 'pages.0.title', '1 to 80 characters'],
    ['a title of nothing to see', pagesOf({ title: ' \u200B' }), 'pages.0.title', 'something to see'],
    ['a title turned round', pagesOf({ title: '\u202Estroper' }), 'pages.0.title', 'turns the direction'],
    [
      'a word that controls',
      pagesOf({ search: { words: ['a\u0000'] } }),
      'search.words.0',
      'nothing that controls',
    ],
    [
      'a row turned round',
      pagesOf({ sidebar: { label: 'a\u2066b', position: 1 } }),
      'sidebar.label',
      'turns the direction',
    ],
    [
      'more pages than 200',
      pagesOf(...Array.from({ length: 2000 }, () => ({}))),
      'pages',
      'at most 200 pages',
    ],
    [
      'a redirect that a browser reads otherwise',
      { pages: [], redirects: [{ pattern: '/:a', to: '/%2e/b' }] },
      'redirects.0.to',
      'without empty steps and dots',
    ],
    [
      'more than 64 KB',
      pagesOf(...Array.from({ length: 20 }, () => ({ icon: `M${'1'.repeat(3999)}` }))),
      'manifest',
      'at most 65536 characters in all',
    ],
  ])('[COMP-01] refuses %s at once, and says what may be', async (_, manifest, place, sentence) => {
    const { exit, error } = await build('1.1.0', { manifest });
    expect(exit).toBe(1);
    expect(error).toContain(place);
    expect(error).toContain(sentence);
  });

  it('[COMP-01] refuses a page that stands in for one that the environment does not have', async () => {
    const manifest = pagesOf(
      { pattern: '/reports/new', exceptIn: ['prod'] },
      { pattern: '/reports/:id', access: 'public' },
    );
    expect((await build('1.1.0', { manifest })).error).toContain(
      '/reports/:id meets /reports/new, which is not in',
    );
  });

  it('[COMP-01] leaves out the pages that an environment does not have', async () => {
    await build('1.1.0', {
      manifest: pagesOf({ pattern: '/profile' }, { pattern: '/kit', exceptIn: ['local', 'prod'] }),
    });
    await mfr('pin mf-auth@1.1.0');
    const serial = await readFile(inRegistry('envs/local/000002.json'), 'utf8');
    expect(serial).toContain('/profile');
    expect(serial).not.toContain('/kit');
  });

  it('[COMP-01] keeps a copy of the newest document for when the history cannot be read', async () => {
    const lastResort = () => readFile(inRegistry('last-resort/local.json'), 'utf8');
    const serial = (number: number) => readFile(inRegistry(`envs/local/00000${String(number)}.json`), 'utf8');
    expect(await lastResort()).toBe(await serial(1));
    await build('1.1.0', isPrivate);
    await mfr('pin mf-auth@1.1.0');
    expect(await lastResort()).toBe(await serial(2));
    await mfr('rollback mf-auth');
    expect(await lastResort()).toBe(await serial(3));
  });
});
