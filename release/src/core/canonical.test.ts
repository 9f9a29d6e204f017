import fc from 'fast-check';
import { canonicalBytes, canonicalJson, digestOf, digestOfBytes } from './canonical';

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, shuffled(inner)]),
  );
}

describe('canonical JSON', () => {
  it('[REL-02] is the same text for the same document in any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        expect(canonicalJson(shuffled(document))).toBe(canonicalJson(document));
        expect(digestOf(shuffled(document))).toBe(digestOf(document));
      }),
    );
  });

  it('[REL-02] reads back as the same document, and is its own canonical form', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        const text = canonicalJson(document);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it('[REL-02] gives other documents other digests', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(digestOf(one) === digestOf(other)).toBe(canonicalJson(one) === canonicalJson(other));
      }),
    );
  });

  it.each([
    [
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,1e-27,-0]}',
      '{"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0]}',
    ],
    ['{"b":1,"a":{"d":[],"c":null}}', '{"a":{"c":null,"d":[]},"b":1}'],
    [
      '{"\\u20ac":1,"\\r":2,"\\ufb33":3,"1":4,"\\ud83d\\ude00":5,"\\u0080":6}',
      '{"\\r":2,"1":4,"\u0080":6,"€":1,"😀":5,"\ufb33":3}',
    ],
    ['"\\u20ac$\\u000f\\nA\'B\\"\\\\\\/"', '"€$\\u000f\\nA\'B\\"\\\\/"'],
  ])('follows RFC 8785 for %s', (input, expected) => {
    expect(canonicalJson(JSON.parse(input))).toBe(expected);
  });

  it('is hashed as UTF-8 with SHA-256', () => {
    expect(digestOf({})).toBe('sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(digestOf('€')).toBe(digestOfBytes(Buffer.from('"€"', 'utf8')));
    expect(canonicalBytes({ b: 1, a: 2 }).toString()).toBe('{"a":2,"b":1}');
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [undefined], [() => 1]])('refuses %s', (value) => {
    expect(() => canonicalJson(value)).toThrow(/NaN|Infinity|canonical/);
  });
});
