import { paths, sameSitePath } from '.';

describe('paths', () => {
  it('fills in a parameter, encoded', () => {
    expect(paths.createApp.to('Guitar practice')).toBe('/create-app/Guitar%20practice');
    expect(paths.environmentVariables.to('a/b')).toBe('/project/a%2Fb/env');
  });
});

describe('sameSitePath', () => {
  it.each(['/apphome', '/app/1?tab=code#top'])('[OAU-05] keeps %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'https://evil.test',
    '//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    'app',
  ])('[OAU-05] ignores %p', (value) => {
    expect(sameSitePath(value)).toBeUndefined();
  });
});
