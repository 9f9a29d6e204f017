import { wordsOf } from '../rule';
import { layOut, type Line } from './layout';
import { unitsOf } from './units';

const described = (line: Line) =>
  line.kind === 'table' ? `table ${JSON.stringify(line.rows)}` : `${line.kind} ${wordsOf(line.tokens)}`;

describe('the lines of a text', () => {
  it.each([
    [
      'sentences',
      'I lend tools. Need a list! Is it back?',
      ['sentence I lend tools.', 'sentence Need a list!', 'sentence Is it back?'],
    ],
    [
      'no ends at abbreviations and numbers',
      'No. of pages, approx. 1.5 cm',
      ['sentence No. of pages, approx. 1.5 cm'],
    ],
    [
      'bullets',
      'Fields:\n- name\n* born\n• city',
      ['heading Fields:', 'item name', 'item born', 'item city'],
    ],
    ['numbers', '1. name\n2) born', ['item name', 'item born']],
    ['short lines above bullets', 'Dancers\n- name', ['heading Dancers', 'item name']],
    ['headings', '# Loans\nname', ['heading Loans', 'sentence name']],
    [
      'tables between bars',
      '| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |',
      ['table [["A","B","C"],["1","2","3"]]'],
    ],
    ['tables between tabs', 'A\tB\tC\n1\t2\t3', ['table [["A","B","C"],["1","2","3"]]']],
    [
      'values between commas',
      'name,born,city\nAna,1990,Porto\nRui,1985,Faro',
      ['table [["name","born","city"],["Ana","1990","Porto"],["Rui","1985","Faro"]]'],
    ],
  ])('[READ-01] are %s', (_what, text, lines) => {
    expect(layOut(text).map(described)).toEqual(lines);
  });
});

describe('the pieces of a sentence', () => {
  const pieces = (text: string) =>
    layOut(text).flatMap((line) =>
      line.kind === 'table' ? [] : unitsOf(line.tokens).map(({ tokens }) => wordsOf(tokens)),
    );

  it.each([
    ['name, age and city', ['name', 'age', 'city']],
    ['status (open, done) and notes', ['status (open, done)', 'notes']],
    ['status [open, done] and size {S, M}', ['status (open, done)', 'size (S, M)']],
    ['title and "size [cm]"', ['title', 'size [cm]']],
    ['date and time, make and model', ['date and time', 'make and model']],
    ['stars 1-5, from 2 - 8', ['stars 1-5', 'from 2 - 8']],
    ['books with title', ['books', 'with title']],
    ['whom they come with', ['whom they come with']],
    ['keep / give away / sell', ['keep', 'give away', 'sell']],
  ])('[READ-01] of “%s”', (text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });
});
