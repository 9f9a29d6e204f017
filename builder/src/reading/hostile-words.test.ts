import { changeByReading } from './chat/change-by-reading';
import { createApplication } from '../create';
import { exampleWorld } from './reading-testing';

const WORDS = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '$&',
  '<b>',
  '(((',
  '"',
  '🙂',
  '١٢',
  'ǅ',
];
const WAYS = [
  [
    'X',
    'add X',
    'rename X to Y',
    'rename notes to X',
    'make X required',
    'sort by X',
    'total X per month',
    'flag X over 5',
  ],
  [
    'only show X',
    'X (a, X)',
    'X is X',
    'X times X',
    'X plus X of X',
    'a button X',
    'X days after X',
    'X: X, X, X',
    '5 X',
  ],
  [
    'the X theme',
    'in X',
    'less than 3 X',
    'X or X',
    'X first',
    'a board by X',
    'each X has a X',
    'default X to X',
    'no X',
  ],
].flat();

describe('words that are no words', () => {
  const { model } = exampleWorld('');

  it.each(WORDS)('[READ-07] %s breaks no reading', (word) => {
    for (const way of WAYS) {
      const text = way.replaceAll('X', () => word);
      expect(createApplication(text, { name: 'Application' }).model.entities.length).toBeGreaterThan(0);
      expect(changeByReading(model, text).answer).not.toBe('');
    }
  });
});
