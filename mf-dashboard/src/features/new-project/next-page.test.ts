import { nextPage, withProject } from './next-page';

describe('the page after an import', () => {
  it('[SCR-27] is a path of this site, or none', () => {
    expect(nextPage(new URLSearchParams('next=/deployment/new'))).toBe('/deployment/new');
    for (const next of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '']) {
      expect(nextPage(new URLSearchParams({ next }))).toBeUndefined();
    }
    expect(nextPage(new URLSearchParams())).toBeUndefined();
  });

  it('[SCR-27] gets the project that was made', () => {
    expect(withProject('/deployment/new', 'p1')).toBe('/deployment/new?project=p1');
    expect(withProject('/deployment/new?name=a&project=old#x', 'p1')).toBe(
      '/deployment/new?name=a&project=p1',
    );
  });
});
