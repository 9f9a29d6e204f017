import { findRoute } from './find-route';

const PUBLIC = [
  '/auth',
  '/signup',
  '/signin',
  '/forgot-password',
  '/verify',
  '/reset-password',
  '/auth/callback',
  '/auth/success',
  '/auth/error',
  '/github-callback',
  '/pricing',
  '/Documentation',
  '/Docs',
  '/Docs/api/keys',
  '/codeeditor',
];
const LANDING = ['/', '/home', '/enhanced', '/landing', '/newhero'];
const PROTECTED = [
  '/app',
  '/app/42',
  '/create-project',
  '/create-project/42',
  '/apphome',
  '/chat-project',
  '/agent/42',
  '/template',
  '/template/42',
  '/agents',
  '/streaming-chat',
  '/database',
  '/newintegration',
  '/newintegration/slack',
  '/integration',
  '/tablecreate',
  '/database-connection',
  '/database-migration',
  '/github',
  '/analytics',
  '/usage',
  '/profile',
  '/billing',
  '/plan-upgrade',
  '/add-credits',
  '/NewAgent',
  '/deployment/42',
  '/deploymentList',
];
const OUTSIDE_THE_GROUP = ['/create-app/Todo', '/edit-app/42', '/project/42/env', '/git-deff/42'];

/** What each path shows, by path, so that a failure names the path that is wrong. */
function decide(paths: readonly string[], session: 'loading' | 'signedOut' | 'signedIn') {
  return Object.fromEntries(paths.map((path) => [path, findRoute(path, session)]));
}

function each(paths: readonly string[], decision: unknown) {
  return Object.fromEntries(paths.map((path) => [path, decision]));
}

const page = expect.objectContaining({ kind: 'page' }) as unknown;

describe('findRoute', () => {
  it('[RT-01] shows every public and landing path without a session', () => {
    const paths = [...PUBLIC, ...LANDING];
    expect(decide(paths, 'signedOut')).toEqual(each(paths, page));
  });

  it('[RT-02] sends an anonymous visitor of every protected path to /', () => {
    expect(decide(PROTECTED, 'signedOut')).toEqual(each(PROTECTED, { kind: 'redirect', to: '/' }));
  });

  it('[RT-02] shows every protected path to somebody who is signed in', () => {
    expect(decide(PROTECTED, 'signedIn')).toEqual(each(PROTECTED, page));
  });

  it('[RT-03] shows the paths outside the protected group without a session', () => {
    expect(decide(OUTSIDE_THE_GROUP, 'signedOut')).toEqual(each(OUTSIDE_THE_GROUP, page));
  });

  it('[RT-04] sends somebody who is signed in from every landing path to /apphome', () => {
    expect(decide(LANDING, 'signedIn')).toEqual(each(LANDING, { kind: 'redirect', to: '/apphome' }));
  });

  it('[RT-05] waits at every guarded and landing path while the session is loading', () => {
    const paths = [...PROTECTED, ...LANDING];
    expect(decide(paths, 'loading')).toEqual(each(paths, { kind: 'wait' }));
  });

  it('[RT-05] does not wait at a public path', () => {
    expect(decide(PUBLIC, 'loading')).toEqual(each(PUBLIC, page));
  });

  it('[RT-06] sends an unknown path to /', () => {
    const paths = ['/nowhere', '/app/1/2', '/APPHOME', '/%E0%A4%A'];
    expect(decide(paths, 'signedIn')).toEqual(each(paths, { kind: 'redirect', to: '/' }));
  });

  it('[RT-09] sends the links of the specification somewhere useful', () => {
    expect(findRoute('/templates', 'signedIn')).toEqual({ kind: 'redirect', to: '/template' });
    expect(findRoute('/features', 'signedOut')).toEqual({ kind: 'redirect', to: '/home#features' });
  });
});
