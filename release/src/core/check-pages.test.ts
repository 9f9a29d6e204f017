import type { EnvironmentDocument, Page, Redirect } from '@tessera/shared/contracts';
import { pagesOf } from '../testing/builds';
import { pinOf } from '../testing/documents';
import { applyOps, type ResolvedOp } from './apply-ops';
import { checkAddresses, findExposed, THE_SHELL } from './check-pages';

interface Declared {
  readonly pages?: readonly Partial<Page>[];
  readonly redirects?: Redirect[];
}

type Step = readonly [remote: string, declared: Declared | null];

/** The documents after pinning each of these, in order; null unpins the remote. */
function chain(...steps: Step[]): EnvironmentDocument[] {
  const documents: EnvironmentDocument[] = [];
  steps.forEach(([remote, declared], index) => {
    const manifest = declared && {
      ...pagesOf(...(declared.pages ?? [])),
      redirects: declared.redirects ?? [],
    };
    const op: ResolvedOp = manifest
      ? { op: 'pin', remote, pin: pinOf(remote, `1.0.${String(index)}`), manifest }
      : { op: 'unpin', remote };
    const details = {
      env: 'prod',
      actor: 'alice',
      reason: '',
      base: index,
      issuedAt: '2026-03-01T12:00:00.000Z',
    };
    documents.push(applyOps(documents.at(-1), [op], details));
  });
  return documents;
}

const at = (...patterns: readonly string[]): Declared => ({
  pages: patterns.map((pattern) => ({ pattern })),
});
const open = (...patterns: readonly string[]): Declared => ({
  pages: patterns.map((pattern) => ({ pattern, access: 'public' as const })),
});

function addressFaults(...steps: Step[]): string[] {
  const after = chain(...steps).at(-1);
  const touched = steps.at(-1)?.[0] ?? '';
  return after ? checkAddresses(after, [touched]).map(({ cause }) => cause) : [];
}

describe('checkAddresses', () => {
  it('[COMP-01] refuses a pattern that meets one of another remote, and names both', () => {
    expect(addressFaults(['mf-a', at('/reports/:id')], ['mf-b', at('/reports/new')])).toEqual([
      'mf-b claims /reports/new, which meets /reports/:id of mf-a',
    ]);
  });

  it.each([
    ['/reports', '/reports'],
    ['/reports/*', '/reports'],
    ['/reports/*', '/reports/:id/print'],
    ['/:a/print', '/reports/:b'],
    ['/usage', '/Usage'],
  ])('[COMP-01] knows that %s meets %s', (one, other) => {
    expect(addressFaults(['mf-a', at(one)], ['mf-b', at(other)])).toHaveLength(1);
    expect(addressFaults(['mf-a', at(other)], ['mf-b', at(one)])).toHaveLength(1);
  });

  it.each([
    ['/', '/reports'],
    ['/reports', '/reports/:id'],
    ['/reports/:id', '/reports/:id/print'],
    ['/reports/*', '/report'],
  ])('[COMP-01] knows that %s does not meet %s', (one, other) => {
    expect(addressFaults(['mf-a', open(one)], ['mf-b', open(other)])).toEqual([]);
  });

  it('[COMP-01] lets a remote have a general and a more exact pattern of its own', () => {
    expect(addressFaults(['mf-a', at('/reports/:id', '/reports/new', '/reports/*')])).toEqual([]);
  });

  it('[COMP-01] refuses an address of the shell, whichever of the two comes later', () => {
    const [pinned] = chain(['mf-a', at('/version')]);
    if (!pinned) throw new Error('nothing is pinned');
    const shell = { contract: '1.2.0', shared: {}, reserved: ['/version', '/api/*'] };
    const after = { ...pinned, shell };
    for (const touched of ['mf-a', THE_SHELL])
      expect(checkAddresses(after, [touched]).map(({ cause }) => cause)).toEqual([
        'mf-a claims /version, which meets /version of the shell',
      ]);
  });

  it('[COMP-01] refuses redirects that lead to one another, also by way of another remote', () => {
    const there = { redirects: [{ pattern: '/old', to: '/older?x=1' }] };
    const back = { redirects: [{ pattern: '/older', to: '/old#top' }] };
    expect(addressFaults(['mf-a', there], ['mf-b', back])).toHaveLength(2);
    expect(addressFaults(['mf-a', { ...at('/new'), redirects: [{ pattern: '/old', to: '/new' }] }])).toEqual(
      [],
    );
  });
});

describe('addresses that lead in circles', () => {
  const circles = (pages: readonly Partial<Page>[], redirects: Redirect[] = []) =>
    addressFaults(['mf-a', { pages, redirects }]).map((cause) => cause.replace(/^.*who is /, ''));

  it('[COMP-01] refuses a redirect to a page that sends back, and says which way it goes', () => {
    expect(circles([{ pattern: '/apphome' }], [{ pattern: '/', to: '/apphome?from=start' }])).toEqual([
      'signed out: / → /apphome → /',
    ]);
  });

  it('[COMP-01] refuses a start page and an app home of which each sends to the other', () => {
    expect(circles([{ pattern: '/', access: 'guestOnly' }])).toEqual(['signed in: / → /apphome → /']);
    expect(circles([{ pattern: '/' }])).toEqual(['signed out: / → /']);
    expect(circles([{ pattern: '/' }, { pattern: '/apphome', access: 'guestOnly' }])).toEqual([
      'signed out: / → /',
      'signed in: /apphome → /apphome',
    ]);
  });

  it('[COMP-01] refuses a start page that leads to an address of nobody, for everybody', () => {
    expect(circles([], [{ pattern: '/', to: '/home' }])).toEqual([
      'signed out: / → /home → /',
      'signed in: / → /home → /',
    ]);
  });

  it('[COMP-01] takes pages that end somewhere for everybody, also at one of the shell', () => {
    const guests = { pattern: '/', access: 'guestOnly' } as const;
    expect(circles([guests, { pattern: '/apphome' }, { pattern: '/x/:id' }])).toEqual([]);
    const [document] = chain(['mf-a', { redirects: [{ pattern: '/', to: '/version' }] }]);
    if (!document) throw new Error('nothing is pinned');
    const shell = { contract: '1.2.0', shared: {}, reserved: ['/version', '/api/*'] };
    expect(checkAddresses({ ...document, shell }, ['mf-a'])).toEqual([]);
  });
});

describe('findExposed', () => {
  function exposed(...steps: Step[]): string[] {
    const documents = chain(...steps);
    const after = documents.at(-1);
    if (!after) throw new Error('there are two documents');
    const found = findExposed(documents.slice(0, -1), after);
    return found.map(({ pattern, hidden }) => `${pattern} by ${hidden}`);
  }

  it('[COMP-01] finds a page that was for signed-in users and is for everybody', () => {
    expect(exposed(['mf-a', at('/profile')], ['mf-a', open('/profile')])).toEqual(['/profile by /profile']);
  });

  it('[COMP-01] finds it where the pattern, the remote or the time changes too', () => {
    expect(exposed(['mf-a', at('/app/:id')], ['mf-a', open('/app/*')])).toEqual(['/app/* by /app/:id']);
    expect(exposed(['mf-a', at('/app/:id')], ['mf-a', open('/app/demo')])).toEqual(['/app/demo by /app/:id']);
    expect(exposed(['mf-a', at('/profile')], ['mf-a', null], ['mf-b', open('/profile')])).toEqual([
      '/profile by /profile',
    ]);
    expect(exposed(['mf-a', at('/x')], ['mf-a', at('/y')], ['mf-a', null], ['mf-a', open('/y')])).toEqual([
      '/y by /y',
    ]);
  });

  it('[COMP-01] finds it where the page was left out of the serials between, also by another remote', () => {
    const other = at('/other');
    expect(
      exposed(['mf-a', at('/profile')], ['mf-a', other], ['mf-a', other], ['mf-a', open('/Profile')]),
    ).toEqual(['/Profile by /profile']);
    expect(exposed(['mf-a', at('/profile')], ['mf-a', other], ['mf-b', open('/profile')])).toEqual([
      '/profile by /profile',
    ]);
    const excepted: Declared = { pages: [{ pattern: '/profile', exceptIn: ['prod'] }] };
    expect(exposed(['mf-a', at('/profile')], ['mf-a', excepted], ['mf-a', open('/profile')])).toEqual([
      '/profile by /profile',
    ]);
  });

  it('[COMP-01] does not ask again about what was opened already', () => {
    expect(
      exposed(['mf-a', at('/app/:id')], ['mf-a', open('/app/*')], ['mf-a', open('/app/*', '/new')]),
    ).toEqual([]);
    expect(
      exposed(
        ['mf-a', at('/profile')],
        ['mf-a', open('/profile')],
        ['mf-a', null],
        ['mf-a', open('/profile')],
      ),
    ).toEqual([]);
  });

  it('[COMP-01] counts the page for guests only as one for everybody', () => {
    const guests: Declared = { pages: [{ pattern: '/start', access: 'guestOnly' }] };
    expect(exposed(['mf-a', at('/start')], ['mf-a', guests])).toEqual(['/start by /start']);
    expect(exposed(['mf-a', guests], ['mf-a', open('/start')])).toEqual([]);
  });

  it('[COMP-01] finds nothing in new pages, in pages that were public, and in those that become private', () => {
    expect(exposed(['mf-a', at('/x')], ['mf-b', open('/new')])).toEqual([]);
    expect(exposed(['mf-a', open('/x')], ['mf-a', open('/x', '/y')])).toEqual([]);
    expect(exposed(['mf-a', open('/x')], ['mf-a', at('/x')])).toEqual([]);
  });

  it('[COMP-01] finds nothing where the private page stays, and is the more exact one', () => {
    const both: Declared = {
      pages: [{ pattern: '/docs/*', access: 'public' }, { pattern: '/docs/internal' }],
    };
    expect(exposed(['mf-a', at('/docs/internal')], ['mf-a', both])).toEqual([]);
  });

  it('[COMP-01] finds a public page that takes over the addresses of a private one that goes', () => {
    const both: Declared = {
      pages: [{ pattern: '/docs/*', access: 'public' }, { pattern: '/docs/internal' }],
    };
    expect(exposed(['mf-a', both], ['mf-a', open('/docs/*')])).toEqual(['/docs/* by /docs/internal']);
    const open2: Declared = { pages: [{ pattern: '/docs/*' }, { pattern: '/docs/open', access: 'public' }] };
    expect(exposed(['mf-a', open2], ['mf-a', open2], ['mf-a', open('/docs/open')])).toEqual([]);
  });
});
