import { buildSiteMap } from '../testing/build-page';
import { findRoute } from './find-route';
import { createSiteMap } from './site-map';

const siteMap = buildSiteMap(
  [
    { pattern: '/', access: 'guestOnly', frame: 'site' },
    { pattern: '/pricing', access: 'public', frame: 'site' },
    { pattern: '/Docs/*', access: 'public', frame: 'site' },
    { pattern: '/apphome' },
    { pattern: '/app/:projectId' },
    { pattern: '/edit-app/:id', access: 'public' },
  ],
  [{ pattern: '/templates', to: '/apphome' }],
);

const PUBLIC = ['/pricing', '/Docs', '/Docs/api/keys', '/edit-app/42', '/version'];
const PROTECTED = ['/apphome', '/app/42', '/app/42/'];

type SessionStatus = Parameters<typeof findRoute>[2];

/** What each path shows, by path, so that a failure names the path that is wrong. */
function decide(paths: readonly string[], session: SessionStatus) {
  return Object.fromEntries(paths.map((path) => [path, findRoute(siteMap, path, session)]));
}

function each(paths: readonly string[], decision: unknown) {
  return Object.fromEntries(paths.map((path) => [path, decision]));
}

const page = expect.objectContaining({ kind: 'page' }) as unknown;

describe('findRoute', () => {
  it('[RT-01] shows public and landing paths without a session', () => {
    const paths = [...PUBLIC, '/'];
    expect(decide(paths, 'signedOut')).toEqual(each(paths, page));
  });

  it('[RT-02] sends an anonymous visitor of a protected path to /, and shows it to somebody signed in', () => {
    expect(decide(PROTECTED, 'signedOut')).toEqual(each(PROTECTED, { kind: 'redirect', to: '/' }));
    expect(decide(PROTECTED, 'signedIn')).toEqual(each(PROTECTED, page));
  });

  it('[RT-04] sends somebody who is signed in from a landing path to /apphome', () => {
    expect(findRoute(siteMap, '/', 'signedIn')).toEqual({ kind: 'redirect', to: '/apphome' });
  });

  it('[RT-05] waits at guarded and landing paths while the session is loading, and not at public ones', () => {
    const guarded = [...PROTECTED, '/'];
    expect(decide(guarded, 'loading')).toEqual(each(guarded, { kind: 'wait' }));
    expect(decide(PUBLIC, 'loading')).toEqual(each(PUBLIC, page));
  });

  it('[SES-06] sends nobody away, and opens what needs no session, while nobody can say who is there', () => {
    expect(decide(PROTECTED, 'unreachable')).toEqual(each(PROTECTED, { kind: 'unreachable' }));
    const open = [...PUBLIC, '/'];
    expect(decide(open, 'unreachable')).toEqual(each(open, page));
  });

  it('[RT-06] sends an unknown path to /', () => {
    const paths = ['/nowhere', '/app/1/2', '/APPHOME', '/%E0%A4%A'];
    expect(decide(paths, 'signedIn')).toEqual(each(paths, { kind: 'redirect', to: '/' }));
  });

  it('[RT-09] follows a redirect that a remote declares', () => {
    expect(findRoute(siteMap, '/templates', 'signedOut')).toMatchObject({ kind: 'redirect', to: '/apphome' });
    expect(findRoute(siteMap, '/templates/', 'signedOut')).toMatchObject({
      kind: 'redirect',
      to: '/apphome',
    });
  });

  it('[COMP-01] shows nothing, and never sends in circles, where no remote declares the start page', () => {
    expect(findRoute(buildSiteMap([]), '/', 'signedOut')).toEqual({ kind: 'nothing' });
    expect(findRoute(buildSiteMap([]), '/apphome', 'signedOut')).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('addresses that only lead on', () => {
  const guests = { pattern: '/', access: 'guestOnly', frame: 'site' } as const;

  it.each([
    ['only the site is pinned', buildSiteMap([guests]), 'signedIn'],
    ['the start page is for signed-in users', buildSiteMap([{ pattern: '/' }]), 'signedOut'],
    [
      'the app home is for guests',
      buildSiteMap([{ pattern: '/' }, { pattern: '/apphome', access: 'guestOnly' }]),
      'signedIn',
    ],
    [
      'the start page leads to a guarded one',
      buildSiteMap([{ pattern: '/apphome' }], [{ pattern: '/', to: '/apphome?from=start' }]),
      'signedOut',
    ],
    ['the start page leads nowhere', buildSiteMap([], [{ pattern: '/', to: '/home#top' }]), 'loading'],
  ] as const)('[COMP-01] shows nothing, and sends nobody on without an end, where %s', (_, map, session) => {
    expect(walk(map, '/apphome', session)).toBe('nothing');
  });

  it('[RT-05] sends on from an address that ends for somebody, while it is not known who is there', () => {
    expect(findRoute(buildSiteMap([guests]), '/nowhere', 'loading')).toEqual({ kind: 'redirect', to: '/' });
  });

  /** What somebody sees in the end. */
  function walk(map: typeof siteMap, path: string, session: SessionStatus): string {
    let at = path;
    for (let steps = 0; steps < 9; steps += 1) {
      const decision = findRoute(map, at, session);
      if (decision.kind !== 'redirect') return decision.kind;
      at = decision.to.replace(/[?#].*/, '');
    }
    return 'no end';
  }
});

describe('the site map', () => {
  const titleAt = (path: string, patterns: readonly string[]) => {
    const entry = buildSiteMap(patterns.map((pattern) => ({ pattern, title: pattern }))).find(path);
    return entry?.kind === 'page' ? entry.page.title : undefined;
  };

  it('[COMP-01] gives an address to the most exact pattern, in whatever order they are declared', () => {
    const patterns = ['/reports/*', '/reports/:id', '/reports/new', '/reports'];
    for (const declared of [patterns, [...patterns].reverse()]) {
      expect(titleAt('/reports', declared)).toBe('/reports');
      expect(titleAt('/reports/new', declared)).toBe('/reports/new');
      expect(titleAt('/reports/7', declared)).toBe('/reports/:id');
      expect(titleAt('/reports/7/print', declared)).toBe('/reports/*');
    }
  });

  it.each([
    ['/figures/%6eew', '/figures/new'],
    ['/team/docs/settings', '/team/:id/settings'],
    ['/x/a/b/c', '/x/:a/b/c'],
  ])('[COMP-01] asks the guard of the page that the remote draws at %s', (path, pattern) => {
    const patterns = [
      '/figures/:id',
      '/figures/new',
      '/team/docs/*',
      '/team/:id/settings',
      '/x/a/:b/:c',
      '/x/:a/b/c',
    ];
    expect(titleAt(path, patterns)).toBe(pattern);
  });

  it('[COMP-01] takes no address in another case for another page', () => {
    expect(titleAt('/figures/NEW', ['/figures/:id', '/figures/new'])).toBeUndefined();
    expect(titleAt('/usage', ['/usage', '/Usage'])).not.toBe('/Usage');
  });

  it('[COMP-01] knows the pages of the shell itself, and takes a remote that declares none', () => {
    const pin = { version: '1.0.0', digest: `sha256:${'0'.repeat(64)}` };
    const old = createSiteMap({ pins: { 'mf-garden': { stable: pin, fallback: null } } });
    expect(old.pages.map(({ pattern, remote }) => [pattern, remote])).toEqual([['/version', undefined]]);
    expect(old.find('/plants')).toBeUndefined();
  });
});
