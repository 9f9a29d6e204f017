import fc from 'fast-check';
import { BRANDS, CLAIMS, FILLERS, OWN_HOSTS } from './reserved-names.data';
import { isReservedName } from './reserved-names.rules';

const HONEST = `
  my-web-application my-blog api-explorer mail-merge docs-reader status-board static-pages git-cheatsheet app-2
  pineapple-shop appleseed apple-pie apple-shop apple-picking-2026 googly-eyes go-ogling amazon-river-guide meta-analysis
  metadata visa-tracker visage stripes pinstripe-tailor discordant-notes outlooks telegraph
  support-tickets account-book accountant expense-accounts-2026 login-demo admin-panel administration
  security-checklist secure-notes password-strength verify-sudoku help-desk help-wanted billings-family
  tesseract-ocr tesselation gith hub-git payroll pay-day my-wallet bank-holidays web-shop the-team cloud-atlas
  recovery-app online-store card-games wood-store journal grace-journal-1f2e3d4c todo a 7 x1 24-7 2048 rnodern clover
  facet-book netflicks amazing-snaps tweeter uber-notes yahtzee reddish-brown the-mailman postman-pat
`
  .trim()
  .split(/\s+/);

const REFUSED = `
  google github paypal apple accounts login admin support secure tessera
  g00gle goog1e gooogle qoogle paypa1 paypai payp4l rnicrosoft micros0ft faceb00k app1e appie arnazon lnstagram twltter-news
  my-paypal-login paypal-secure-2 mypaypallogin pay-pal-login g-o-o-g-l-e google-2 google2 2google github-stats
  my-login secure-login login-portal l0gin 5upport my-account support-team apple-id apple-store-login appleid-verify
  meta-support amazon-pay visa-login stripe-billing the-admin password-reset accounts-google-com
  tessera-login mytessera tesserae tess-era te55era tessera2 tesseraa tessera-ct official-tesserapp
  xn--80ak6aa92e xn--a ab--cd 1x--y
`
  .trim()
  .split(/\s+/);

describe('isReservedName', () => {
  it('[SAFE-05] leaves honest names to whoever wants them', () => {
    expect(HONEST.filter(isReservedName)).toEqual([]);
  });

  it('[SAFE-05] refuses well-known names, those that look alike, and those that ask for trust', () => {
    expect([...OWN_HOSTS, ...REFUSED].filter((name) => !isReservedName(name))).toEqual([]);
  });

  it('[SAFE-05] sees through digits, doubled letters, hyphens and words around', () => {
    const looks: Readonly<Record<string, string>> = {
      ...{ o: 'o0', l: 'l1i', i: 'i1l', e: 'e3', a: 'a4', s: 's5', t: 't7', b: 'b8', g: 'gq9' },
    };
    const disguise = (claim: string) =>
      fc.tuple(
        ...claim
          .split('')
          .map((letter) =>
            fc
              .tuple(
                fc.constantFrom(...(looks[letter] ?? letter).split('')),
                fc.boolean(),
                fc.constantFrom('', '', '-'),
              )
              .map(([look, isTwice, gap]) => look.repeat(isTwice ? 2 : 1) + gap),
          ),
      );
    const around = fc.array(fc.constantFrom(...FILLERS, ...CLAIMS), { maxLength: 2 });
    fc.assert(
      fc.property(
        fc.constantFrom(...BRANDS, ...CLAIMS).chain(disguise),
        around,
        around,
        fc.constantFrom('', '-'),
        (claim, before, after, gap) =>
          isReservedName([...before, claim.join('').replace(/-$/, ''), ...after].join(gap)),
      ),
    );
  });

  it('[SAFE-05] sees through pairs of letters that look like one', () => {
    const pairs: Readonly<Record<string, string>> = { m: 'rn', w: 'vv', d: 'cl' };
    fc.assert(
      fc.property(fc.constantFrom(...BRANDS, ...CLAIMS), fc.constantFrom(...FILLERS), (claim, filler) =>
        isReservedName(`${filler}-${claim.replace(/[mwd]/g, (letter) => pairs[letter] ?? letter)}`),
      ),
    );
  });

  it('[SAFE-05] refuses a brand as a word beside any others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BRANDS),
        fc.constantFrom(...HONEST),
        fc.constantFrom(...HONEST),
        (brand, before, after) => isReservedName(`${before}-${brand}-${after}`),
      ),
    );
  });

  it('[SAFE-05] refuses every name that browsers may show in another script', () => {
    const label = fc.stringMatching(/^[a-z0-9-]{0,57}[a-z0-9]$/);
    fc.assert(fc.property(label, (rest) => isReservedName(`xn--${rest}`)));
  });

  it('[SAFE-05] reads the longest of names at once', () => {
    const started = performance.now();
    for (const name of ['my', 'paypal', 'a', 'app-', 'rn', 'login'])
      isReservedName(name.repeat(63).slice(0, 63));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
