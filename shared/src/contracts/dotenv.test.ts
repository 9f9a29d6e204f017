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
    ['A="never closed\nB=2', { A: '"never closed', B: '2' }],
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
      { key: 'API_URL', value: 'x', writtenAs: 'api-url' },
    ]);
  });

  it('[ENV-02] takes the last of several with one name', () => {
    expect(parseDotenv('A=1\nB=2\na=3').variables.map(({ key, value }) => `${key}=${value}`)).toEqual([
      'B=2',
      'A=3',
    ]);
  });

  it('reads a long text in a moment, whatever is in it', () => {
    const open = 'A="\n' + 'x\n'.repeat(200_000);
    expect(parseDotenv(open).unread).toHaveLength(200_000);
    expect(valuesOf(`A=x${' '.repeat(400_000)}y`)['A']).toHaveLength(400_002);
  });

  it.each([
    ['API_KEY', 'x', true],
    ['PORT', '3000', false],
    ['DATABASE_URL', 'postgres://ada:hunter2@db.example.com/app', true],
    ['VITE_MAPS_KEY', 'x', false],
    ['NEXT_PUBLIC_MAPS_KEY', 'x', false],
    ['REACT_APP_TOKEN', 'x', false],
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
