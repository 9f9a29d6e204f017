import { statementAt } from './statement-at';

/** The caret stands at the bar. */
function at(marked: string) {
  const caret = marked.indexOf('|');
  return statementAt(marked.replace('|', ''), caret)?.sql;
}

describe('the statement at the caret', () => {
  it.each([
    ['select| 1; select 2', 'select 1'],
    ['select 1;| select 2', 'select 1'],
    ['select 1;\nsel|ect 2;', 'select 2'],
    ['select 1;\n|select 2', 'select 2'],
    ['select 1;\n\n|', 'select 1'],
    ["select ';|' as a; select 2", "select ';' as a"],
    ['select 1 -- one; two\n |, 2; select 3', 'select 1 -- one; two\n , 2'],
    ['select $a$ ; |$a$; select 2', 'select $a$ ; $a$'],
    ['select /* ; */ |1', 'select /* ; */ 1'],
    ['  |', undefined],
  ])('[SCR-12] of %j is %j', (text, sql) => {
    expect(at(text)).toBe(sql);
  });

  it('[SCR-12] says where it begins, for the place of an error', () => {
    expect(statementAt('select 1;\n  select x', 15)).toEqual({ sql: 'select x', from: 12 });
  });
});
