import { domainIn, domainProblem } from './typed-domain';

describe('a domain as people type and paste it', () => {
  it.each([
    ['shop.example.com', 'shop.example.com'],
    ['  Shop.Example.COM  ', 'shop.example.com'],
    ['https://Shop.Example.com/path?x', 'shop.example.com'],
    ['HTTP://shop.example.com:8080/a/b#c', 'shop.example.com'],
    ['//shop.example.com/', 'shop.example.com'],
    ['http//shop.example.com', 'shop.example.com'],
    ['https:/shop.example.com', 'shop.example.com'],
    ['https:shop.example.com', 'shop.example.com'],
    ['http.example.com', 'http.example.com'],
    ['https-shop.example.com', 'https-shop.example.com'],
    ['https://ada:secret@shop.example.com/', 'shop.example.com'],
    ['shop.example.com?ref=mail', 'shop.example.com'],
    ['shop.example.com.', 'shop.example.com'],
    ['shop.example.com.:443', 'shop.example.com'],
    ['shop。example．com', 'shop.example.com'],
    ['shop.example.com\u200B', 'shop.example.com'],
    ['https://Bücher.example/', 'bücher.example'],
  ])('[SCR-27] of %j is %s', (typed, domain) => {
    expect(domainIn(typed)).toBe(domain);
    expect(domainProblem(domain)).toBeUndefined();
    expect(domainIn(domain)).toBe(domain);
  });

  it.each([
    ['   ', 'Please enter a domain'],
    ['https://', 'Please enter a domain'],
    ['shop', 'Enter a domain such as shop.example.com'],
    ['192.0.2.7', 'Enter a domain name, not an IP address.'],
    ['http://192.0.2.7:8080/', 'Enter a domain name, not an IP address.'],
    ['2001:db8::1', 'Enter a domain name, not an IP address.'],
    ['http://[2001:db8::1]:8080/', 'Enter a domain name, not an IP address.'],
    ['::1', 'Enter a domain name, not an IP address.'],
    ['*.example.com', 'Wildcards are not supported. Enter one name, such as shop.example.com.'],
    ['shop.*.example.com', 'Wildcards are not supported. Enter one name, such as shop.example.com.'],
    ['one.example.com two.example.com', 'Enter a domain such as shop.example.com'],
    [`${'a.'.repeat(130)}example.com`, 'A domain has at most 253 characters'],
  ])('[SCR-27] of %j is none', (typed, words) => {
    expect(domainProblem(domainIn(typed))).toBe(words);
  });
});
