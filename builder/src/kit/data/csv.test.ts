import fc from 'fast-check';
import { readCsv, writeCsv } from './csv';

describe('writeCsv', () => {
  it('[MODEL-07] quotes what needs it, and ends lines as spreadsheets do', () => {
    expect(
      writeCsv([
        ['Name', 'Note'],
        ['Ann', 'a,b'],
        ['"Ben"', 'two\nlines'],
      ]),
    ).toBe('\ufeffName,Note\r\nAnn,"a,b"\r\n"""Ben""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+SUM(A1)', '-cmd|x', '@A1', '\t=1'])('[MODEL-07] guards %p against being run', (text) => {
    expect(writeCsv([[text]]).replace(/["\ufeff]/gu, '')).toMatch(/^'/u);
    expect(readCsv(writeCsv([[text]]))).toEqual([[text]]);
  });

  it.each(['-3', '+44 20 7946 0958', '-1,200.50', '-0:30'])(
    '[MODEL-07] leaves %p, which is no formula',
    (text) => {
      expect(writeCsv([[text]])).not.toContain("'");
    },
  );
});

describe('readCsv', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\r\n1\t2\r\n'],
    ['a mark at the start', '\ufeffa,b\r1,2\r'],
    ['quotes', '"a","b"\n"1","2"'],
    ['empty lines', '\na,b\n\n , \n1,2\n\n'],
  ])('[MODEL-07] reads %s', (_, text) => {
    expect(readCsv(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('[MODEL-07] is not led astray by signs in quotes', () => {
    expect(readCsv('"a;b;c;d",e\n"1\r\n""2""",3')).toEqual([
      ['a;b;c;d', 'e'],
      ['1\r\n"2"', '3'],
    ]);
    expect(readCsv('a,\n"open')).toEqual([['a', ''], ['open']]);
  });

  it('[MODEL-07] reads every table that was written', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('=1', "'=1", "''=1", '"', ',;\t', ' a ', '\r\n', '\ufeff', "'-x", '-x'),
    );
    const isThere = (cells: readonly string[]) => cells.some((text) => text.trim() !== '');
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }).filter(isThere), { minLength: 1 });
    fc.assert(
      fc.property(table, (cells) => {
        // The first line tells the separator, as the names of the columns do.
        const named = [['a', 'b'], ...cells];
        expect(readCsv(writeCsv(named))).toEqual(named);
      }),
      { numRuns: 500 },
    );
  });
});
