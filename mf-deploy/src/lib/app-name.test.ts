import { appNameOf, appNameProblem, filterAppName } from './app-name';

describe('the app name', () => {
  it.each([
    ['My App', 'myapp'],
    ['todo_App-2', 'todoapp-2'],
    ['ÜBER.app', 'berapp'],
    ['', ''],
  ])('[DEP-03] turns %j into %j while typing', (typed, name) => {
    expect(filterAppName(typed)).toBe(name);
  });

  it('[DEP-04] names an empty one', () => {
    expect(appNameProblem('')).toBe('Please enter an app name');
  });

  it('refuses what cannot be a host name', () => {
    expect(appNameProblem('-todo')).toContain('not at either end');
    expect(appNameProblem('x'.repeat(64))).toContain('63 characters');
    expect(appNameProblem('my-web-application')).toBeUndefined();
  });
});

describe('the name of an application', () => {
  it.each([
    ['Guitar practice journal', 'guitar-practice-journal'],
    ['  Café & Bücher!  ', 'cafe-bucher'],
    ['日本語', 'my-web-application'],
    [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
  ])('[DEP-03] of "%s" is "%s"', (projectName, name) => {
    expect(appNameOf(projectName)).toBe(name);
  });
});
