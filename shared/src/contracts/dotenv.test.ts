import { looksLikeDotenv, looksSecret, parseDotenv } from './dotenv';

function valuesOf(text: string): Record<string, string> {
  return Object.fromEntries(parseDotenv(text).variables.map(({ key, value }) => [key, value]));
}

describe('reading a .env file', () => {
  it.each([
    ['A=1', { A: '1' }],
    ['A = 1 ', { A: '1' }],
    ['export A=1', { A: '1' }],
    ['# A=1\n\nB=2', { B: '2' }],
    ['A=1 # why', { A: '1' }],
    ['A=# nothing', { A: '' }],
    ['A=a#b', { A: 'a#b' }],
    ['A="a # b" # why', { A: 'a # b' }],
    ["A='a # b'", { A: 'a # b' }],
    ['A=`it\'s "so"`', { A: 'it\'s "so"' }],
    ['A="one\\ntwo"', { A: 'one\ntwo' }],
    ["A='one\\ntwo'", { A: 'one\\ntwo' }],
    ['A="say \\"hi\\""', { A: 'say "hi"' }],
    ['A="-----BEGIN\nabc\n-----END"\nB=2', { A: '-----BEGIN\nabc\n-----END', B: '2' }],
    ['A=x#y #z', { A: 'x#y' }],
    [
      'A=-----BEGIN KEY-----\\nabc\\n-----END KEY-----\nB=2',
      { A: '-----BEGIN KEY-----\\nabc\\n-----END KEY-----', B: '2' },
    ],
    ['A=postgres://u:p@h/db?x=1', { A: 'postgres://u:p@h/db?x=1' }],
    ['A=1\r\nB=2\r\n', { A: '1', B: '2' }],
    ['\uFEFFA=1', { A: '1' }],
    ['A=', { A: '' }],
    ['A="one\\\\\n\\" two\nthree"\nB=2', { A: 'one\\\n" two\nthree', B: '2' }],
    ['A=1   # why', { A: '1' }],
  ])('[ENV-02] reads %j', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });

  it('[ENV-02] makes names of variables, and tells how they were written', () => {
    expect(parseDotenv('api-url=x').variables).toEqual([
      { key: 'API_URL', value: 'x', writtenAs: 'api-url', line: 1 },
    ]);
  });

  it('[ENV-02] takes the last of several with one name', () => {
    expect(parseDotenv('A=1\nB=2\na=3').variables.map(({ key, value }) => `${key}=${value}`)).toEqual([
      'B=2',
      'A=3',
    ]);
  });

  it('[ENV-02] takes a key of several lines as one value, also without quotes', () => {
    const key = [
      '-----BEGIN RSA PRIV',
      'ATE KEY-----\nMIIEpAIBAAKCAQEA7\nAb1Cd2Ef=\n-----END RSA PRIV',
      'ATE KEY-----',
    ];
    const { variables, unread } = parseDotenv(`A=1\nPEM=${key.join('')}\nB=2\nwhat`);
    expect(variables.map((one) => [one.key, one.value, one.line])).toEqual([
      ['A', '1', 1],
      ['PEM', key.join(''), 2],
      ['B', '2', 6],
    ]);
    expect(unread).toEqual([7]);
  });

  it.each([
    ['that has no name', '-----BEGIN KEY-----\nMIIEpAIBAAKCAQEA7\nAb1Cd2Ef=\n-----END KEY-----\nB=2'],
    ['without its beginning', 'MIIEpAIBAAKCAQEA7\nAb1Cd2Ef=\nB=2'],
  ])('[ENV-02] takes no piece of a key %s for a variable', (_, text) => {
    expect(valuesOf(text)).toEqual({ B: '2' });
  });

  it.each(['A="never', "A='never", 'A=`never', 'A="\\"', 'A=-----BEGIN KEY-----', '-----BEGIN KEY-----'])(
    '[ENV-02] reads nothing behind what is never closed: %s',
    (open) => {
      const text = `B=1\n\n${open}\nAb1Cd2Ef=\nC=3`;
      expect(parseDotenv(text)).toEqual({
        variables: [{ key: 'B', value: '1', writtenAs: 'B', line: 1 }],
        unread: [],
        unclosed: 3,
      });
      expect(looksLikeDotenv(open)).toBe(true);
    },
  );

  it.each([
    ['lines with escaped quotes', (count: number) => 'A="\n' + '\\"\n'.repeat(count)],
    ['a long comment', (count: number) => 'A=x' + ' #'.repeat(count) + '\u2028'],
    ['marks that begin no comment', (count: number) => 'A=x' + '#'.repeat(count)],
    ['quotes that nothing closes', (count: number) => 'A="\\"\n'.repeat(count)],
    ['keys that nothing ends', (count: number) => '-----BEGIN A\n'.repeat(count)],
    ['lines in quotes', (count: number) => `A="${'x\n'.repeat(count)}"`],
    ['spaces', (count: number) => `A=x${' '.repeat(count)}y`],
    ['variables', (count: number) => 'A=1\n'.repeat(count)],
  ])('takes as much longer as there is more: %s', (_, textOf) => {
    const timeOf = (text: string) => {
      const times = Array.from({ length: 8 }, () => {
        const start = performance.now();
        parseDotenv(text);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    const [few, many] = [textOf(4000), textOf(64_000)].map(timeOf);
    // Sixteen times and what a busy machine adds, and not 256 times.
    expect(many).toBeLessThan(100 * Math.max(few ?? 0, 0.1));
  });

  it.each([
    ['API_KEY', 'x', true],
    ['PORT', '3000', false],
    ['DATABASE_URL', 'postgres://ada:hunter2@db.example.com/app', true],
    ['VITE_MAPS_KEY', 'x', false],
    ['NEXT_PUBLIC_MAPS_KEY', 'x', false],
    ['REACT_APP_TOKEN', 'x', false],
    ['VITE_PAY', ['sk_', 'live_', 'aB3dE5gH7jK9mN2pQ4sT6vW8'].join(''), true],
    ['PEM', ['-----BEGIN PRIV', 'ATE KEY-----'].join(''), true],
    ['MAPS', ['AI', 'za', 'aB3dE5gH7jK9mN2pQ4sT6vW8xY1zA0cD3fG'].join(''), true],
    // Google's keys for browsers look like its others.
    ['VITE_FIREBASE', ['AI', 'za', 'aB3dE5gH7jK9mN2pQ4sT6vW8xY1zA0cD3fG'].join(''), false],
  ])('[ENV-02] tells a secret by its name and its value: %s=%s', (key, value, isSecret) => {
    expect(looksSecret({ key, value })).toBe(isSecret);
  });

  it('tells which lines it could not read', () => {
    expect(parseDotenv('A=1\nhello there\n# comment\n=5').unread).toEqual([2, 4]);
  });

  it.each([
    ['API_KEY', false],
    ['A=1', true],
    ['# c\nA=1\nB=2', true],
    ['', false],
  ])('tells a file from a name: %j', (text, isFile) => {
    expect(looksLikeDotenv(text)).toBe(isFile);
  });
});
