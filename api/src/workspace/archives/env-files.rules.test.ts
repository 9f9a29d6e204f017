import { holdsVariables, readVariables, whyNoVariables } from './env-files.rules';

const read = (files: Readonly<Record<string, string>>) => readVariables(new Map(Object.entries(files)));
const placesOf = (files: Readonly<Record<string, string>>) =>
  read(files).variables.map(({ key, value, environment }) => `${environment} ${key}=${value}`);

describe('the .env files of what is imported', () => {
  it('[SCR-04] hold where their names say, and what is local goes before the rest', () => {
    const files = {
      '.env.local': 'A=mine\n',
      '.env': 'A=1\nB=2\n',
      '.env.production': 'A=live\n',
      '.env.preview': 'A=shown\n',
      '.env.development': 'A=dev\nC=3\n',
    };
    expect(placesOf(files).sort()).toEqual([
      'all A=mine',
      'all B=2',
      'preview A=shown',
      'preview C=3',
      'production A=live',
    ]);
    // Each is told of where its value is from, so that the numbers add up.
    expect(read(files).told).toEqual([
      { path: '.env', environment: 'all', names: ['B'] },
      { path: '.env.local', environment: 'all', names: ['A'] },
      { path: '.env.development', environment: 'preview', names: ['C'] },
      { path: '.env.preview', environment: 'preview', names: ['A'] },
      { path: '.env.production', environment: 'production', names: ['A'] },
    ]);
  });

  it('[SCR-30] are secrets where they look so, as those that are pasted', () => {
    const stripe = ['sk_', 'live_', 'aB3dE5gH7jK9mN2pQ4sT6vW8'].join('');
    const { variables } = read({
      '.env': `API_KEY=x\nPORT=3000\nVITE_URL=https://a.example\nVITE_PAY=${stripe}\n`,
    });
    expect(variables.map(({ key, isSecret }) => [key, isSecret])).toEqual([
      ['API_KEY', true],
      ['PORT', false],
      ['VITE_URL', false],
      // Browsers would get it: whoever meant that says so on the page of variables.
      ['VITE_PAY', true],
    ]);
  });

  it('[SCR-04] are left out where they do not fit, which is said by name', () => {
    const long = 'x'.repeat(8193);
    const { variables, leftOut } = read({ '.env': `A=1\nhello\n9LIVES=hunter2\nLONG=${long}\n` });
    expect(variables.map(({ key }) => key)).toEqual(['A']);
    expect(leftOut).toEqual([
      {
        path: '.env',
        why: 'Some lines could not be read as variables: line 2 (not a variable), line 3 (Use A-Z, 0-9 and _, and begin with a letter), LONG (A value has at most 8192 characters)',
      },
    ]);
    expect(JSON.stringify(leftOut)).not.toContain('hunter2');
    expect(JSON.stringify(leftOut)).not.toContain('9LIVES');
  });

  it('[SCR-04] tell nothing of a key of several lines, whether it is closed or not', () => {
    const key = ['-----BEGIN RSA PRIV', 'ATE KEY-----\n7abcdefgh=\nAb1Cd2Ef=\n'].join('');
    const end = ['-----END RSA PRIV', 'ATE KEY-----\n'].join('');
    const closed = read({ '.env': `PEM=${key}${end}B=2\n` });
    expect(closed.variables.map((one) => [one.key, one.value, one.isSecret])).toEqual([
      ['PEM', `${key}${end}`.trim(), true],
      ['B', '2', false],
    ]);
    expect(closed.leftOut).toEqual([]);
    for (const open of [`PEM=${key}`, `PEM="${key}`]) {
      const { variables, told, leftOut } = read({ '.env': `B=2\n${open}` });
      expect(variables.map((one) => one.key)).toEqual(['B']);
      expect(leftOut).toEqual([
        {
          path: '.env',
          why: 'Some lines could not be read as variables: line 2 and everything after it (a quote or key is never closed)',
        },
      ]);
      expect(JSON.stringify(told)).not.toMatch(/ab1cd2ef|7abc/i);
    }
  });

  it('[SCR-04] are a hundred at most, and many faults are counted', () => {
    const many = Array.from({ length: 130 }, (_, at) => `N${String(at)}=1`).join('\n');
    const { variables, leftOut } = read({ '.env': many, '.env.local': 'N0=2' });
    expect(variables).toHaveLength(100);
    expect(variables[0]?.value).toBe('2');
    expect(leftOut[0]?.why).toMatch(/N100 \(A project has at most 100 variables\), .*, 20 more$/);
  });

  it.each([
    ['.env', true],
    ['.env.production.local', true],
    ['app/.env', false],
    ['.env.example', false],
    ['.env.test', false],
    ['.env.vault', false],
    ['prod.env', false],
  ])('[SCR-04] are told by their names, beside everything: %s', (path, isOne) => {
    expect(holdsVariables(path)).toBe(isOne);
  });

  it('[SCR-04] of tests are left out, and why is said', () => {
    expect(whyNoVariables('.env.test.local')).toMatch(/tests/);
    expect(whyNoVariables('.env')).toBeUndefined();
  });
});
