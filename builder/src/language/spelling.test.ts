import { mendWords } from './spelling';

describe('misspelt words', () => {
  it.each([
    ['titel and auhtor', 'title and author'],
    ['peices in stock', 'pieces in stock'],
    ['wether it was payed', 'whether it was paid'],
    ['totle per catagory, highlited', 'total per category, highlighted'],
    ['the adress and the lenght', 'the address and the length'],
  ])('[READ-03] “%s” is read as “%s”', (typed, meant) => {
    expect(mendWords(typed)).toBe(meant);
  });

  it.each([
    'varroa count',
    'the "adress"',
    'Leng Hht',
    'created_ta',
    'repinique and surdo',
    'form from',
    'x@titel.de',
  ])('[READ-03] “%s” stays as it is', (typed) => {
    expect(mendWords(typed)).toBe(typed);
  });
});
