import { classifyHost, routeByHost } from './hosts';

const local = { publicUrl: 'http://localhost:3000', apiUrl: undefined, sitesDomain: 'localhost:3000' };
const live = {
  publicUrl: 'https://tessera.example',
  apiUrl: 'https://api.tessera.example',
  sitesDomain: 'tessera.app',
};

describe('classifyHost', () => {
  it.each([
    ['localhost:3000', local, { kind: 'main' }],
    ['127.0.0.1:3000', local, { kind: 'main' }],
    ['[::1]:3000', local, { kind: 'main' }],
    ['my-app.localhost:3000', local, { kind: 'site', label: 'my-app' }],
    ['abc.preview.localhost:3000', local, { kind: 'preview', label: 'abc' }],
    ['ABC.Preview.localhost', local, { kind: 'preview', label: 'abc' }],
    ['a.b.localhost:3000', local, { kind: 'unknown' }],
    ['a.b.preview.localhost', local, { kind: 'unknown' }],
    ['.localhost', local, { kind: 'unknown' }],
    ['localhost.', local, { kind: 'main' }],
    ['localhost.:3000', local, { kind: 'main' }],
    ['my-app.localhost.:3000', local, { kind: 'site', label: 'my-app' }],
    ['abc.preview.localhost.', local, { kind: 'preview', label: 'abc' }],
    ['localhost..', local, { kind: 'unknown' }],
    ['.', local, { kind: 'unknown' }],
    ['evil-localhost', local, { kind: 'unknown' }],
    ['tessera.example', live, { kind: 'main' }],
    ['api.tessera.example', live, { kind: 'main' }],
    ['localhost', live, { kind: 'unknown' }],
    ['my-app.tessera.app', live, { kind: 'site', label: 'my-app' }],
    ['tessera.app', live, { kind: 'unknown' }],
    [undefined, live, { kind: 'unknown' }],
  ])('reads %s', (host, settings, kind) => {
    expect(classifyHost(host, settings)).toEqual(kind);
  });
});

describe('routeByHost', () => {
  it('puts applications and previews under their own prefixes, whatever the path', () => {
    expect(routeByHost('/a?b=1', 'my-app.localhost', local)).toBe('/~site/my-app/a?b=1');
    expect(routeByHost('/api/auth/user', 'my-app.localhost', local)).toBe('/~site/my-app/api/auth/user');
    expect(routeByHost('/', 'abc.preview.localhost', local)).toBe('/~preview/abc/');
  });

  it('[DEP-08] puts domains of owners under their applications, and nothing of ours with them', () => {
    const names = new Map([
      ['shop.example.com', 'shop'],
      ['tessera.example', 'evil'],
      ['other.tessera.app', 'evil'],
    ]);
    const hosts = { find: (name: string) => names.get(name) };
    expect(routeByHost('/a?b=1', 'Shop.Example.com.:443', live, hosts)).toBe('/~site/shop/a?b=1');
    expect(routeByHost('/api/health', 'shop.example.com', live, hosts)).toBe('/~site/shop/api/health');
    expect(routeByHost('/', 'www.shop.example.com', live, hosts)).toBe('/~unknown-host');
    // The product's own hosts and those below the sites' domain are not to be had.
    expect(routeByHost('/', 'tessera.example', live, hosts)).toBe('/');
    expect(routeByHost('/', 'other.tessera.app', live, hosts)).toBe('/~site/other/');
  });

  it('lets balancers and proxies ask by the address of the machine, and nobody anything else', () => {
    expect(routeByHost('/api/health', '10.0.0.7', live)).toBe('/api/health');
    expect(routeByHost('/api/domains/ask?domain=a.b', '10.0.0.7', live)).toBe('/api/domains/ask?domain=a.b');
    for (const path of ['/api/domains/ask/x', '/api/auth/user', '/?/api/health', '/api/domains'])
      expect(routeByHost(path, '10.0.0.7', live)).toBe('/~unknown-host');
  });

  it('reads a path with a broken escape letter by letter, whatever its query has', () => {
    expect(routeByHost('/a/%E0%A4%A?b=%41', 'localhost', local)).toBe('/a/%25E0%25A4%25A?b=%41');
    expect(routeByHost('/%', 'my-app.localhost', local)).toBe('/~site/my-app/%25');
    expect(routeByHost('/%41?b=%', 'localhost', local)).toBe('/%41?b=%');
  });

  it('gives no way to those prefixes from the main host', () => {
    for (const path of ['/~site/x/', '/%7Esite/x/', '/%7esite/x/', '/%7Esite/%']) {
      expect(routeByHost(path, 'localhost', local)).toBe('/~');
    }
  });
});
