import { acceptsBrotli, acceptsGzip } from './accept-encoding';

const asking = (header: string | undefined) => ({
  headers: header === undefined ? {} : { 'accept-encoding': header },
});

describe('the codings that a browser takes', () => {
  it.each(['br', 'BR', 'gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0.001', 'br ; q=0.5', 'br;q=1.', '*'])(
    'brotli by %j',
    (header) => {
      expect(acceptsBrotli(asking(header))).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'gzip',
    'identity',
    'x-br',
    'br-x',
    'br;q=0',
    'br; q=0',
    'br ;q=0',
    'br;Q=0',
    'BR;q=0.000',
    'gzip; q=0.0, br; q=0',
    'br;q=0, *',
    '*;q=0',
    'br;q=none',
  ])('not brotli by %j', (header) => {
    expect(acceptsBrotli(asking(header))).toBe(false);
  });

  it('tells gzip by itself', () => {
    expect(acceptsGzip(asking('br;q=0, GZIP;q=0.5'))).toBe(true);
    expect(acceptsGzip(asking('br, gzip; q=0.0'))).toBe(false);
    expect(acceptsGzip(asking('br;q=0, *;q=0.1'))).toBe(true);
  });
});
