import { isApex, presentDomain, readDomain } from './domain-name.rules';

const own = {
  publicUrl: 'https://tessera.example',
  apiUrl: 'https://api.tessera-api.example/api',
  sitesDomain: 'tessera-apps.example:8443',
};

describe('a domain that somebody enters', () => {
  it('[DEP-08] is kept in ASCII and lower case', () => {
    expect(readDomain(' Shop.Example.COM. ', own)).toEqual({ domain: 'shop.example.com' });
    expect(readDomain('bücher.example', own)).toEqual({ domain: 'xn--bcher-kva.example' });
    expect(readDomain('例え.テスト', own)).toEqual({ domain: 'xn--r8jz45g.xn--zckzah' });
    // A private network's names are on no list.
    expect(readDomain('shop.internal', own)).toEqual({ domain: 'shop.internal' });
  });

  it.each([
    ['tessera.example', 'one of ours'],
    ['www.tessera.example', 'one of ours'],
    ['api.tessera-api.example', 'one of ours'],
    ['tessera-apps.example', 'one of ours'],
    ['a.preview.tessera-apps.example', 'one of ours'],
    ['co.uk', 'not a domain that anyone can own'],
    ['github.io', 'not a domain that anyone can own'],
    ['127.0.0.1', 'IP address'],
    ['0x7f.1', 'IP address'],
    ['2130706433', 'IP address'],
    ['com', 'such as'],
    ['a_b.example.com', 'such as'],
    ['-a.example.com', 'such as'],
    ['xn--a.example.com', 'such as'],
    ['a..example.com', 'such as'],
    ['a b.example.com', 'such as'],
    ['shop.example.com:8080', 'such as'],
    [`${'a.'.repeat(122)}com`, 'such as'],
  ])('is refused: %s', (entered, words) => {
    const read = readDomain(entered, own);
    expect('fault' in read ? read.fault : read.domain).toContain(words);
  });

  it('is a registered one or below one', () => {
    expect(['example.com', 'example.co.uk', 'ada.github.io'].map(isApex)).toEqual([true, true, true]);
    expect(['shop.example.com', 'a.ada.github.io'].map(isApex)).toEqual([false, false]);
  });
});

describe('a domain as people read it', () => {
  const shown = (entered: string) => {
    const read = readDomain(entered, own);
    return 'domain' in read ? presentDomain(read.domain) : read.fault;
  };

  it('is in its own script', () => {
    for (const name of [
      'bücher.example',
      'пример.example',
      'παράδειγμα.example',
      '한국어.example',
      '例えtest.example',
    ])
      expect(shown(name)).toBe(name);
  });

  it('[SAFE-05] is in ASCII where its letters look like other ones', () => {
    // Cyrillic а among Latin letters, and a word of nothing but lookalikes.
    expect(shown('p\u0430ypal.example')).toMatch(/^xn--/);
    expect(shown('\u0430\u0440\u0440\u04cf\u0435.example')).toMatch(/^xn--/);
    expect(shown('αβпример.example')).toMatch(/^xn--/);
  });
});
