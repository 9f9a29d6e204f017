import * as fc from 'fast-check';
import { createSealer } from '../../secrets/sealer';
import { createProviderFlows } from './provider-flow.service';
import { createGithubProvider } from './github-provider.client';
import { readReturnPath } from './return-path.rules';

const ORIGIN = 'https://tessera.example';

/** Pieces that browsers read in surprising ways. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '/.',
        '/..',
        '.',
        '@',
        ':',
        '?',
        '#',
        '%2f',
        '%5c',
        '%2e',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
      ),
      fc.constantFrom(
        'evil.example',
        'https:',
        'javascript:alert(1)',
        'data:text/html,x',
        '[::1]',
        'user:pass@',
        '。',
        '／',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('readReturnPath', () => {
  it('[OAU-05] answers nothing that leads to another site, for any value', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
          fc.webUrl(),
        ),
        (value) => {
          const path = readReturnPath(value);
          if (path === undefined) return;
          expect(path.startsWith('/')).toBe(true);
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
          // The same by every later reading, and beside a scheme.
          expect(readReturnPath(path)).toBe(path);
          expect(new URL(ORIGIN + path).origin).toBe(ORIGIN);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    '/.//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'apphome',
    '',
    'https://evil.example',
  ])('[OAU-05] refuses %j', (value) => {
    expect(readReturnPath(value)).toBeUndefined();
  });

  it.each(['/', '/apphome', '/app/1?tab=x#y', '/a/../b'])('takes %s', (value) => {
    expect(readReturnPath(value)).toBe(new URL(value, ORIGIN).href.slice(ORIGIN.length));
  });

  it('[OAU-05] is what an attempt at a provider keeps of any state', async () => {
    const github = createGithubProvider({
      clientId: 'id',
      clientSecret: 'secret',
      url: 'https://github.com',
      apiUrl: 'https://api.github.com',
    });
    const flows = createProviderFlows({
      providers: { google: undefined, apple: undefined, github },
      sealer: createSealer(Buffer.alloc(32, 1)),
      clock: () => new Date(),
      apiUrl: `${ORIGIN}/api`,
      publicUrl: ORIGIN,
    });
    await fc.assert(
      fc.asyncProperty(hostile, async (state) => {
        const { url, sealed } = await flows.begin('github', { state });
        expect(new URL(url).origin).toBe('https://github.com');
        const { returnPath = '/' } = flows.open(sealed) ?? {};
        expect(new URL(returnPath, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 200 },
    );
  });
});
