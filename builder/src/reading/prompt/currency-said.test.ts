import { currencySaid } from './currency-said';

describe('the currency of a prompt', () => {
  it.each([
    ['Hives: honey in kg, price per jar. All in euros.', 'EUR'],
    ['Rent is 40 £ a week, deposit 80', 'GBP'],
    ['what each seat costs in Swiss francs', 'CHF'],
    ['price in €, 3 euros at least', 'EUR'],
  ])('[READ-02] is read in %j', (words, currency) => {
    expect(currencySaid(words)).toBe(currency);
  });

  it.each([
    'Sacks: weight in pounds, price',
    'cost in $ and in €',
    'a Euro 2028 sweepstake',
    'try it and see who won',
  ])('[READ-02] is not told by %j', (words) => {
    expect(currencySaid(words)).toBeUndefined();
  });
});
