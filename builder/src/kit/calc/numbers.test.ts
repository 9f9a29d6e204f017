import { distance, dividedBy, minus, plus, times } from './arithmetic';
import {
  isAtLeast,
  isAtMost,
  isEmpty,
  isLess,
  isMore,
  isOther,
  isSame,
  largestOf,
  smallestOf,
} from './compare';
import { average, idsOf, includes, includesRecord, largest, listOf, smallest, sum } from './lists';
import { fraction, hoursOf, percentage, roundDown, roundNumber, roundUp } from './numbers';
import { containsText, hasTag, joinText, lacksText, lengthOf, lowerCase, upperCase } from './text';

describe('numbers', () => {
  it('[MODEL-02] carry no binary noise', () => {
    expect(plus(0.1, 0.2)).toBe(0.3);
    expect(times(1.1, 3)).toBe(3.3);
    expect(minus(0.3, 0.1)).toBe(0.2);
    expect([fraction(15), percentage(0.15), fraction(7)]).toEqual([0.15, 15, 0.07]);
    expect([dividedBy(1, 0), dividedBy(0, 5), distance(-3)]).toEqual([null, 0, 3]);
  });

  it('[MODEL-02] are rounded half away from zero', () => {
    expect([roundNumber(1.005, 2), roundNumber(-2.5, 0), roundNumber(2.4, 0)]).toEqual([1.01, -3, 2]);
    expect([roundUp(2.1), roundDown(-2.1), roundNumber(null, 2)]).toEqual([3, -3, null]);
    expect(hoursOf(90)).toBe(1.5);
  });

  it('[MODEL-02] are empty where a side that is needed is', () => {
    expect([plus(3, null), minus(null, 3), times(3, null), dividedBy(undefined, 3)]).toEqual([
      3,
      -3,
      null,
      null,
    ]);
  });
});

describe('comparisons', () => {
  it('[MODEL-02] order numbers, amounts, dates and times', () => {
    expect([
      isLess(2, 10),
      isLess('2', '10'),
      isMore('12.50', 3),
      isLess('2026-02-28', '2026-03-01'),
    ]).toEqual([true, true, true, true]);
    expect([isAtMost('09:00', '09:00'), isAtLeast('18:30', '19:00')]).toEqual([true, false]);
    expect([smallestOf(3, null, 2), largestOf('2.5', '10'), smallestOf<number>()]).toEqual([2, '10', null]);
  });

  it('[MODEL-06] are not true while a side is empty', () => {
    for (const compare of [isLess, isAtMost, isMore, isAtLeast, isSame, isOther]) {
      expect([compare(null, 1), compare(1, undefined), compare(null, null)]).toEqual([false, false, false]);
    }
    expect([isEmpty(null), isEmpty(undefined), isEmpty([]), isEmpty(''), isEmpty(0), isEmpty(['a'])]).toEqual(
      [true, true, true, true, false, false],
    );
  });
});

describe('lists', () => {
  const hours = [
    { id: 'a', value: 0.1 },
    { id: 'b', value: null },
    { id: 'c', value: 0.2 },
  ];
  const valueIn = (item: { value: number | null }) => item.value;

  it('[MODEL-03] sum, average, smallest and largest take what is there', () => {
    expect([
      sum(hours, valueIn),
      average(hours, valueIn),
      smallest(hours, valueIn),
      largest(hours, valueIn),
    ]).toEqual([0.3, 0.15, 0.1, 0.2]);
    expect([sum([], valueIn), average([], valueIn), smallest([], valueIn), largest([], valueIn)]).toEqual([
      0,
      null,
      null,
      null,
    ]);
    expect(largest([{ due: '2026-03-01' }, { due: '2026-02-01' }], (item) => item.due)).toBe('2026-03-01');
  });

  it('[MODEL-01] know which options and records are in them', () => {
    expect([includes(['o1'], 'o1'), includes(undefined, 'o1'), includes(['o1'], null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([includesRecord(hours, { id: 'b' }), includesRecord(hours, null)]).toEqual([true, false]);
    expect([idsOf(hours), idsOf(null), listOf('a'), listOf(null)]).toEqual([['a', 'b', 'c'], [], ['a'], []]);
  });
});

describe('text', () => {
  it('[MODEL-02] is joined without loose blanks, and empty when nothing is there', () => {
    expect(joinText('Ada', ' ', 'Lovelace')).toBe('Ada Lovelace');
    expect(joinText('Ada', ' ', null)).toBe('Ada');
    expect([joinText(null, ' ', undefined), joinText('No. ', 7)]).toEqual([null, 'No. 7']);
  });

  it('[MODEL-02] is searched whatever its case, and counted as people count', () => {
    expect([
      containsText('Übung', 'ÜB'),
      containsText(null, 'a'),
      lacksText('abc', 'x'),
      lacksText(null, 'x'),
    ]).toEqual([true, false, true, false]);
    expect([hasTag(['Urgent'], 'urgent'), hasTag(null, 'urgent')]).toEqual([true, false]);
    expect([lengthOf('👍🏽!'), upperCase('aß'), lowerCase('ÄB'), upperCase(null)]).toEqual([
      2,
      'ASS',
      'äb',
      null,
    ]);
  });
});
