import fc from 'fast-check';
import { checkUrl } from './url';

const NO_HOST = 'URL cannot point to localhost or an IP address';

describe('checkUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['example.com', 'https://example.com/'],
    ['example.com:8080/path', 'https://example.com:8080/path'],
    ['//example.com/x', 'https://example.com/x'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
    ['https://sub.domain.example.co.uk/', 'https://sub.domain.example.co.uk/'],
    ['https://1.2.3.example.com/', 'https://1.2.3.example.com/'],
    ['https://localhost.example.com/', 'https://localhost.example.com/'],
    ['https://example.com/@someone', 'https://example.com/@someone'],
    ['  https://example.com/  ', 'https://example.com/'],
  ])('[VAL-06] takes %j as %s', (input, url) => {
    expect(checkUrl(input)).toEqual({ ok: true, value: url });
  });

  it.each([
    ...[
      'localhost',
      'http://localhost',
      'https://localhost:3000/x',
      'LOCALHOST',
      'http://a.localhost',
      'http://x.y.localhost:1',
    ],
    ...[
      'http://localhost.',
      'http://a.localhost.',
      'http://localhost.localdomain',
      'http://printer.local',
      'http://lo\u00adcalhost',
    ],
    ...['http://ｌｏｃａｌｈｏｓｔ', 'http://%6cocalhost', 'http://ip6-localhost'],
    ...[
      '127.0.0.1',
      'http://127.0.0.1',
      '8.8.8.8:53',
      'http://192.168.0.1/x',
      'http://1.1.1.1.',
      'http://127.1',
      'http://0',
    ],
    ...[
      'http://2130706433',
      'http://0x7f000001',
      'http://0x7f.0.0.1',
      'http://0177.0.0.1',
      'http://017700000001',
    ],
    ...[
      'http://①②⑦.⓪.⓪.①',
      'http://127。0。0。1',
      'http://%31%32%37.0.0.1',
      'http://999.999.999.999',
      'http://4294967296',
    ],
    ...[
      'http://[::1]',
      'http://[::]:80/',
      'http://[2001:db8::1]',
      'http://[::ffff:127.0.0.1]',
      '[::1]',
      'http://[::1%25eth0]',
    ],
  ])('[VAL-06] refuses the host of %j', (input) => {
    const result = checkUrl(input);
    expect(result.ok).toBe(false);
  });

  it.each([
    'localhost:8080',
    'http://localhost.',
    'http://0177.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    '//[::1]/',
    'http://127.1.',
  ])('[VAL-06] says of %j that it is this machine or an address', (input) => {
    expect(checkUrl(input)).toEqual({ ok: false, message: NO_HOST });
  });

  it.each([
    ['', 'URL is required'],
    [undefined, 'URL is required'],
    ['ftp://example.com', 'URL must start with http:// or https://'],
    ['javascript:alert(1)', 'URL must start with http:// or https://'],
    ['data:text/html,x', 'URL must start with http:// or https://'],
    ['mailto:ada@example.com', 'URL must start with http:// or https://'],
    ['file:///etc/passwd', 'URL must start with http:// or https://'],
    ['http:example.com', 'URL must start with http:// or https://'],
    ['http:/example.com', 'URL must start with http:// or https://'],
    ['https://ada:secret@example.com', 'URL cannot contain a user name or password'],
    ['https://example.com@evil.example', 'URL cannot contain a user name or password'],
    ['https://@example.com', 'URL cannot contain a user name or password'],
    ['ada@example.com', 'URL cannot contain a user name or password'],
    ['https://example.com.', 'Invalid URL'],
    ['https://example.com../', 'Invalid URL'],
    ['https://intranet', 'Invalid URL'],
    ['https://exa mple.com', 'Invalid URL'],
    ['https:\\\\example.com', 'Invalid URL'],
    ['https://example.com\\@127.0.0.1', 'Invalid URL'],
    ['https://exam\tple.com', 'Invalid URL'],
    ['https://example.com:99999', 'Invalid URL'],
    ['https://-example.com', 'Invalid URL'],
    ['https://', 'Invalid URL'],
    [`https://example.com/${'a'.repeat(2048)}`, 'URL is too long'],
  ])('[VAL-06] refuses %j: %s', (input, message) => {
    expect(checkUrl(input)).toEqual({ ok: false, message });
  });

  it('[VAL-06] refuses every IPv4 address in every writing', () => {
    const parts = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
    const writing = fc.constantFrom<(part: number) => string>(
      (part) => String(part),
      (part) => `0${part.toString(8)}`,
      (part) => `0x${part.toString(16)}`,
      (part) => `0X${part.toString(16).toUpperCase()}`,
    );
    const dotted = fc.tuple(parts, writing).map(([numbers, write]) => numbers.map(write).join('.'));
    const whole = fc.tuple(fc.nat(0xffffffff), writing).map(([number, write]) => write(number));
    fc.assert(
      fc.property(
        fc.oneof(dotted, whole),
        fc.constantFrom('', 'http://', 'https://'),
        fc.constantFrom('', '.', ':80', '/x'),
        (host, scheme, end) => {
          return !checkUrl(scheme + host + end).ok;
        },
      ),
    );
  });

  it('[VAL-06] refuses every IPv6 address', () => {
    fc.assert(fc.property(fc.ipV6(), (address) => !checkUrl(`http://[${address}]/`).ok));
  });

  it('[VAL-06] accepts only named hosts, as a fixed point, whatever comes', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'grapheme' }).map((text) => `https://${text}`),
      fc.anything(),
    );
    fc.assert(
      fc.property(anything, (input) => {
        const result = checkUrl(input);
        if (!result.ok) return;
        const url = new URL(result.value);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(url.hostname).toMatch(/^[a-z0-9_.-]+\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/);
        expect(checkUrl(result.value)).toEqual(result);
      }),
      { numRuns: 400 },
    );
  });
});
