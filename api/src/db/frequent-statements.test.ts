import { createStatementNames, isPreparable } from './frequent-statements';

const times = (count: number, ask: () => string | undefined) =>
  Array.from({ length: count }, ask).map((name) => name !== undefined);

describe('names of statements', () => {
  it('are given to those that are used over and over, the same in every server', () => {
    const { nameOf } = createStatementNames();
    const text = 'select id from users where id = $1';
    expect(times(21, () => nameOf(text))).toEqual([...Array<boolean>(19).fill(false), true, true]);
    const { nameOf: another } = createStatementNames();
    times(30, () => another(text));
    expect(another(text)).toBe(nameOf(text));
    // PostgreSQL cuts longer ones off, and then two statements have one name.
    expect(nameOf(text)?.length).toBeLessThan(64);
  });

  it('are few, and what was used once is not counted for ever', () => {
    const { nameOf } = createStatementNames();
    const names = new Set<string | undefined>();
    for (let index = 0; index < 300; index += 1) {
      times(20, () => nameOf(`select ${index}`));
      names.add(nameOf(`select ${index}`));
    }
    names.delete(undefined);
    expect(names.size).toBe(200);
  });

  it('are given no more once one was not known on another connection', () => {
    const { nameOf, learn } = createStatementNames();
    times(30, () => nameOf('select 1'));
    learn(Object.assign(new Error('duplicate key'), { code: '23505' }));
    expect(nameOf('select 1')).toBeDefined();
    learn(Object.assign(new Error('prepared statement does not exist'), { code: '26000' }));
    expect(nameOf('select 1')).toBeUndefined();
  });

  it.each([
    ['select 1', true],
    ['  WITH a as (select 1) select * from a', true],
    ['insert into a values ($1)', true],
    ['create table a (id int)', false],
    ['vacuum analyze', false],
    ['begin', false],
    [`select ${'1, '.repeat(2000)}1`, false],
  ])('%.30s: %p', (text, expected) => {
    expect(isPreparable(text)).toBe(expected);
  });
});
