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

  it('are as many as are looked at', () => {
    expect(framesOf('at a (/app.js:1:1)\n'.repeat(5000))).toHaveLength(20);
  });
});
