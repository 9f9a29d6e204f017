import fc from 'fast-check';
import { tokenise } from './tokenise';

const tagged = (text: string) => tokenise(text).map(({ text: word, tag }) => `${word}/${tag}`);
const tagOf = (text: string, word: string) => tokenise(text).find((token) => token.text === word)?.tag;

describe('tokens', () => {
  it('[READ-01] keep their places in the text as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const token of tokenise(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
      }),
    );
  });

  it('[READ-01] lose no letter and no digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const kept = tokenise(text)
          .map((token) => token.text)
          .join('');
        expect(kept.replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      }),
    );
  });

  it('[READ-02] are quotations, addresses, numbers and words with what joins them', () => {
    expect(
      tokenise(`call it "Old Furrows", it's 1.5 km yes/no at www.a.org #ff0000`).map(({ text }) => text),
    ).toEqual([
      'call',
      'it',
      '"Old Furrows"',
      ',',
      'it',
      "'s",
      '1.5',
      'km',
      'yes',
      '/',
      'no',
      'at',
      'www.a.org',
      '#ff0000',
    ]);
  });

  it('[READ-02] have dictionary forms', () => {
    expect(tokenise('lent boxes, she pays').map(({ lemma }) => lemma)).toEqual([
      'lend',
      'box',
      ',',
      'she',
      'pay',
    ]);
  });
});

describe('tags', () => {
  it.each([
    ['name, order, rate', 'order', 'noun'],
    ['order the list by name', 'order', 'verb'],
    ['each order belongs to a customer', 'order', 'noun'],
    ['each order belongs to a customer', 'belongs', 'verbs'],
    ['I want to order them', 'order', 'verb'],
    ['show me the total', 'show', 'verb'],
    ['the show on Friday', 'show', 'noun'],
    ['Judges: name, email', 'Judges', 'plural'],
    ['which box it is in', 'box', 'noun'],
    ["the parent's mobile", "'s", 'owner'],
    ["it's overdue", "'s", 'be'],
    ['when it was paid', 'paid', 'past'],
    ['an indoor park', 'indoor', 'adjective'],
    ['two friendly dogs', 'two', 'number'],
  ])('[READ-02] of “%s”: %s is %s', (text, word, tag) => {
    expect(tagOf(text, word)).toBe(tag);
  });

  it('[READ-02] tell a wish from names of fields by its words alone', () => {
    expect(tagged('show the overdue ones')).toEqual([
      'show/verb',
      'the/article',
      'overdue/adjective',
      'ones/plural',
    ]);
    expect(tagged('overdue, notes')).toEqual(['overdue/adjective', ',/mark', 'notes/plural']);
  });
});
