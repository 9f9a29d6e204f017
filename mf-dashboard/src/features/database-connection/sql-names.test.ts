import { tableName } from './sql-names';

describe('a table in a statement', () => {
  it.each([
    ['public', 'orders', 'orders'],
    ['public', 'Order Lines', '"Order Lines"'],
    ['public', 'user', '"user"'],
    ['sales', 'a"b', 'sales."a""b"'],
  ])('[SCR-13] of %s, %s is %s', (schema, name, expected) => {
    expect(tableName({ schema, name })).toBe(expected);
  });
});
