import { ordersModel } from '../model/orders-model-testing';
import { expressionInWords } from './in-words';

describe('an expression in words', () => {
  it.each([
    ['f9 < today', 'Due is before today'],
    ['today >= f9', 'today is on or after Due'],
    ['f9 > today - 7 days', 'Due is after today − 7 days'],
    ['f9 <= 2026-05-01 and f9 + 1 day > f9', 'Due is on or before 2026-05-01 and Due + 1 day is after Due'],
    ['f9 - today > 3', 'Due − today is more than 3'],
    ['f9 = today', 'Due is today'],
    ['date(now) <= f9', 'date(now) is on or before Due'],
    ['time(now) >= 18:00', 'time(now) is at or after 18:00'],
    ['min(f9, today) < f9', 'min(Due, today) is before Due'],
  ])('[SCR-02] says what comes before what: %s', (code, words) => {
    expect(expressionInWords(ordersModel, 'e2', code)).toBe(words);
  });
});
