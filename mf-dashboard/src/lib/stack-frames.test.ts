import { problemOf } from './fixing';
import { framesOf } from './stack-frames';

describe('[SCR-02] the places that a stack names', () => {
  it.each([
    [
      'of Chrome',
      `TypeError: x is not a function
    at App (https://abc.preview.localhost:3000/app.js:1:1204)
    at renderWithHooks (https://abc.preview.localhost:3000/vendor/react-dom.js:4:77)
    at https://abc.preview.localhost:3000/app.js:2:9`,
    ],
    [
      'of Firefox and Safari',
      `App@https://abc.preview.localhost:3000/app.js:1:1204
renderWithHooks@https://abc.preview.localhost:3000/vendor/react-dom.js:4:77
@https://abc.preview.localhost:3000/app.js?load=2:2:9`,
    ],
  ])('are those in the application itself, the innermost first: %s', (_, stack) => {
    expect(framesOf(stack)).toEqual([
      { line: 1, column: 1204 },
      { line: 2, column: 9 },
    ]);
  });

  it.each(['', 'at App', 'https://evil.test/app.js', '/app.js:0:0', '/app.js:99999999999:1'])(
    'are none where it names none: %s',
    (stack) => {
      expect(framesOf(stack)).toEqual([]);
    },
  );

  // Each took seconds once: twenty of them would take longer than a test may.
  it.each([
    ['addresses without an end', '/app.js?'.repeat(12_500)],
    ['addresses with something behind', '/app.js?a'.repeat(11_000)],
    ['empty lines', '\n'.repeat(100_000)],
  ])('[SAFE-16] are read in a moment, whatever an application sends: %s', (_, stack) => {
    for (let times = 0; times < 20; times += 1) {
      expect(framesOf(stack)).toEqual([]);
      expect(problemOf('boom', { stack })).toEqual({ message: 'boom' });
    }
  });

  it('are as many as are looked at', () => {
    expect(framesOf('at a (/app.js:1:1)\n'.repeat(5000))).toHaveLength(20);
  });
});
