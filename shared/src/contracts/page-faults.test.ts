import { checkPageManifest } from './page-faults';

const page = { pattern: '/pricing', title: 'Pricing', access: 'public', frame: 'site' };

/** What is wrong with one page, named 'pricing'. */
const faultsOf = (changes: object) =>
  checkPageManifest({ pages: [{ ...page, ...changes }], redirects: [] }, ['pricing']);

describe('what is wrong with a declaration of pages', () => {
  it('[COMP-01] is nothing in one that fits', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [{ access: 'foo' }, 'pricing: access is "foo"; it is one of public, guestOnly, protected'],
    [
      { pattern: '/new.comer' },
      'pricing: pattern is "/new.comer"; a pattern is text and parameters between slashes (/reports/:id), at the end /* for everything below, without dots, in at most 200 characters',
    ],
    [
      { title: '' },
      'pricing: title is ""; a text has 1 to 80 characters: something to see, and nothing that controls or turns the direction of text',
    ],
    [{ title: undefined }, 'pricing: title is missing; it is text'],
    [
      { leadsTo: 'auth' },
      'pricing: leadsTo is "auth"; a path of this site begins with \'/\', without empty steps and dots, and has at most 200 characters',
    ],
    [
      { icon: 'GitBranch' },
      'pricing: icon is "GitBranch"; it is the name of an icon in small letters (listed at https://lucide.dev/icons), or path data of SVG',
    ],
    [
      { sidebar: { label: 'Prices', position: '7' } },
      'pricing: sidebar.position is "7"; it is a whole number',
    ],
    [
      { exceptIn: ['Local'] },
      'pricing: exceptIn.0 is "Local"; it is a list of environments\' names, in small letters',
    ],
  ])(
    '[COMP-01] is said in a sentence that names the page, the value and what is allowed: %j',
    (changes, fault) => {
      expect(faultsOf(changes)).toEqual([fault]);
    },
  );

  it('[COMP-01] shows no more of a value than is needed to know it again', () => {
    const [fault = ''] = faultsOf({ title: 'a'.repeat(100_000) });
    expect(fault.length).toBeLessThan(300);
    expect(fault).toContain('a text has 1 to 80 characters');
  });

  it('[COMP-01] is one sentence for each fault, and names a redirect by its address', () => {
    const redirects = [{ pattern: '/prices', to: '//elsewhere' }];
    expect(checkPageManifest({ pages: [{ ...page, frame: 'x', title: 7 }], redirects }, ['pricing'])).toEqual(
      [
        'pricing: title is 7; it is text',
        'pricing: frame is "x"; it is one of site, app',
        'redirect /prices: to is "//elsewhere"; a path of this site begins with \'/\', without empty steps and dots, and has at most 200 characters',
      ],
    );
  });
});
