import { checkoutPath, importPath, paths, returnPath, sameSitePath, signInFrom } from '.';

describe('paths', () => {
  it('fills in a parameter, encoded', () => {
    expect(paths.createApp.to('Guitar practice')).toBe('/create-app/Guitar%20practice');
    expect(paths.environmentVariables.to('a/b')).toBe('/project/a%2Fb/env');
  });
});

describe('checkoutPath', () => {
  it('[SCR-24] names the item, and where to go on to afterwards', () => {
    expect(checkoutPath('plan:pro:monthly')).toBe('/checkout?item=plan:pro:monthly');
    expect(checkoutPath('credits:5000', '/deployment/new?project=1')).toBe(
      '/checkout?item=credits:5000&return=%2Fdeployment%2Fnew%3Fproject%3D1',
    );
    expect(checkoutPath('a&return=//evil.test')).toBe('/checkout?item=a%26return%3D%2F%2Fevil.test');
  });
});

describe('importPath', () => {
  it('[SCR-04] names the repository, and where to go on to with the project', () => {
    expect(importPath('ada/guitar')).toBe('/create-project?repository=ada/guitar');
    expect(importPath('ada/guitar', '/deployment/new?name=x')).toBe(
      '/create-project?repository=ada/guitar&next=%2Fdeployment%2Fnew%3Fname%3Dx',
    );
  });
});

describe('signInFrom', () => {
  it('[SES-04] carries the page that a session ended on', () => {
    expect(signInFrom('/app/1?tab=code')).toBe('/signin?return=%2Fapp%2F1%3Ftab%3Dcode');
    expect(signInFrom('/apphome')).toBe('/signin?return=%2Fapphome');
  });

  it('[OAU-05] carries nothing from pages of signing in, whose addresses may hold secrets', () => {
    for (const from of [
      '/',
      '/?x=1',
      '/auth',
      '/auth/callback?code=1',
      '/signin?return=/a',
      '/verify?otp=1',
    ]) {
      expect(signInFrom(from)).toBe('/signin');
    }
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

describe('returnPath', () => {
  it('[OAU-05] keeps the page to go on to after signing in', () => {
    expect(returnPath('/app/1?tab=code')).toBe('/app/1?tab=code');
    expect(returnPath('/authors')).toBe('/authors');
  });

  it.each(['/signin', '/signin?return=/signin', '/signup', '/auth', '/verify', '/', '//evil.test', null])(
    '[OAU-05] leads to the start page instead of %p',
    (value) => {
      expect(returnPath(value)).toBeUndefined();
    },
  );
});
