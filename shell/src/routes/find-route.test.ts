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

describe('findRoute', () => {
  it.each([...PUBLIC, ...LANDING])('[RT-01] shows %s without a session', (path) => {
    expect(findRoute(path, 'signedOut')).toMatchObject({ kind: 'page' });
  });

  it.each(PROTECTED)('[RT-02] sends an anonymous visitor of %s to /', (path) => {
    expect(findRoute(path, 'signedOut')).toEqual({ kind: 'redirect', to: '/' });
  });

  it.each(PROTECTED)('[RT-02] shows %s to somebody who is signed in', (path) => {
    expect(findRoute(path, 'signedIn')).toMatchObject({ kind: 'page' });
  });

  it.each(OUTSIDE_THE_GROUP)('[RT-03] shows %s without a session', (path) => {
    expect(findRoute(path, 'signedOut')).toMatchObject({ kind: 'page' });
  });

  it.each(LANDING)('[RT-04] sends somebody who is signed in from %s to /apphome', (path) => {
    expect(findRoute(path, 'signedIn')).toEqual({ kind: 'redirect', to: '/apphome' });
  });

  it.each([...PROTECTED, ...LANDING])('[RT-05] waits at %s while the session is loading', (path) => {
    expect(findRoute(path, 'loading')).toEqual({ kind: 'wait' });
  });

  it.each(PUBLIC)('[RT-05] does not wait at %s', (path) => {
    expect(findRoute(path, 'loading')).toMatchObject({ kind: 'page' });
  });

  it.each(['/nowhere', '/app/1/2', '/APPHOME', '/%E0%A4%A'])('[RT-06] sends the unknown %s to /', (path) => {
    expect(findRoute(path, 'signedIn')).toEqual({ kind: 'redirect', to: '/' });
  });

  it('[RT-09] sends the links of the specification somewhere useful', () => {
    expect(findRoute('/templates', 'signedIn')).toEqual({ kind: 'redirect', to: '/template' });
    expect(findRoute('/features', 'signedOut')).toEqual({ kind: 'redirect', to: '/home#features' });
  });
});
