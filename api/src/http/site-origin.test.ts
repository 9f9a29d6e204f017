import { createOriginOf } from './site-origin';

const hosts = { find: (name: string) => (name === 'shop.example.com' ? 'shop' : undefined) };
const at = (host: string | undefined, appName = 'shop', scheme = 'https') =>
  createOriginOf((name) => `${scheme}://${name}.tessera.app`, hosts)({ headers: { host } }, appName);

describe('the origin of an application', () => {
  it('[SAFE-05] is the host that was asked where that is a domain of its own', () => {
    expect(at('Shop.Example.com')).toBe('https://shop.example.com');
    expect(at('shop.example.com', 'shop', 'http')).toBe('http://shop.example.com');
  });

  it('[SAFE-05] has the port of its address, whichever the request names', () => {
    for (const host of ['shop.example.com:1337', 'shop.example.com.:8443'])
      expect(at(host)).toBe('https://shop.example.com');
    const origin = createOriginOf(() => 'http://shop.localhost:3000', hosts);
    expect(origin({ headers: { host: 'shop.example.com:1337' } }, 'shop')).toBe(
      'http://shop.example.com:3000',
    );
  });

  it('[SAFE-05] is its address everywhere else, also at a domain of another one', () => {
    for (const host of [
      undefined,
      '',
      'shop.tessera.app',
      'evil.example.com',
      'x.shop.example.com',
      'shop.example.com@evil',
    ])
      expect(at(host)).toBe('https://shop.tessera.app');
    expect(at('shop.example.com', 'other')).toBe('https://other.tessera.app');
  });
});
