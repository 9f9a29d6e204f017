import { creditsItem, parseItem, planItem } from './item';

it('[SCR-24] reads what it writes', () => {
  expect(parseItem(planItem('pro', 'yearly'))).toEqual({ kind: 'plan', type: 'pro', period: 'yearly' });
  expect(parseItem(creditsItem(5000))).toEqual({ kind: 'credits', credits: 5000 });
});

it('[SCR-24] reads what was bought before, so that it can be paid again', () => {
  expect(parseItem('credits-5000')).toEqual({ kind: 'credits', credits: 5000 });
});

it.each([
  null,
  '',
  'credits',
  'credits:',
  'credits:-1',
  'credits--1',
  'credits-',
  'credits:1e3',
  'credits:5000:monthly',
  'plan:pro',
])('[SCR-24] takes %p for no item', (text) => {
  expect(parseItem(text)).toBeUndefined();
});

it.each(['plan:gold:monthly', 'plan:starter:monthly', 'plan:pro:weekly', 'plan:pro:monthly:x'])(
  '[SCR-24] takes %p for no item that is sold',
  (text) => {
    expect(parseItem(text)).toBeUndefined();
  },
);
