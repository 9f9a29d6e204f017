import { errorKey, fixMessage } from './run-problem';

describe('[SCR-02] an error that is to be fixed', () => {
  it('is the same one whatever its lines, columns, hashes and addresses are', () => {
    const one = 'src/App.tsx, line 12: Unexpected "}" at http://a1.preview.localhost/app-0f3a9c21.js:3:14';
    const other = 'src/App.tsx, line 9:  Unexpected "}" at http://b2.preview.localhost/app-77aa01bc.js:8:1';
    expect(errorKey(one)).toBe(errorKey(other));
    expect(errorKey('chunk 0f3a9c21ab is gone')).toBe(errorKey('chunk 11bb22cc33 is gone'));
  });

  it('is another one where it has other words', () => {
    expect(errorKey('x is not a function')).not.toBe(errorKey('y is not a function'));
    expect(errorKey('effaced feedback')).not.toBe(errorKey('defaced feedback'));
  });

  it('is asked for by its first line, cut where it is long', () => {
    expect(fixMessage({ message: '\n x is not defined\n  at App' })).toBe('Fix this: x is not defined');
    expect(fixMessage({ message: 'x'.repeat(500) })).toBe(`Fix this: ${'x'.repeat(160)}`);
  });
});
