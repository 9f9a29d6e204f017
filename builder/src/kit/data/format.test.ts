import { parseDate, parseDateTime } from './dates';
import { decimalsOf, formatMoment, formatNumber, formatValue } from './format';
import { talks } from '../kit-testing';
import type { Field } from './types';

const { fields } = talks;
const amount = (currency: string): Field => ({ key: 'f1.1', name: 'Price', type: 'money', currency });
const plain = (type: Field['type']): Field => ({ key: 'f1.1', name: 'Field', type }) as Field;

describe('formatValue', () => {
  it('writes every digit of an amount, however large', () => {
    expect(formatValue(amount('EUR'), '12.50')).toBe('€12.50');
    expect(formatValue(amount('EUR'), '9007199254740993.01')).toBe('€9,007,199,254,740,993.01');
    expect(formatValue(amount('JPY'), '1200')).toBe('¥1,200');
    expect(formatValue(amount('KWD'), '0.105')).toBe('KWD\u00a00.105');
    expect(formatValue(amount('EUR'), 'much')).toBe('');
  });

  it('writes dates and times in the locale, and nothing for a day that does not exist', () => {
    expect(formatValue(plain('date'), '2026-03-09')).toBe('Mar 9, 2026');
    expect(formatValue(plain('time'), '18:30')).toMatch(/^6:30\sPM$/u);
    expect(formatValue(plain('datetime'), '2026-03-09T18:30')).toMatch(/^Mar 9, 2026, 6:30\sPM$/u);
    expect(formatValue(plain('date'), '2026-02-30')).toBe('');
    expect(formatValue(plain('time'), '24:00')).toBe('');
  });

  it('writes numbers with their unit, percentages and ratings', () => {
    expect(formatValue(fields.minutes, 45)).toBe('45\u00a0min');
    expect(formatValue(plain('percent'), 12.5)).toBe('12.5%');
    expect(formatValue(fields.severity, 0)).toBe('0 of 10');
  });

  it('writes options by their label, and nothing for one that is gone', () => {
    expect(formatValue(fields.status, 'o2')).toBe('Given');
    expect(formatValue(fields.status, 'o9')).toBe('');
  });

  it('writes yes, no and nothing', () => {
    expect(formatValue(fields.recorded, true)).toBe('Yes');
    expect(formatValue(fields.recorded, false)).toBe('No');
    expect(formatValue(fields.title, null)).toBe('');
  });
});

describe('formatNumber', () => {
  it('groups from five digits on, so that a year stays a year', () => {
    expect(formatNumber(2026)).toBe('2026');
    expect(formatNumber(12026)).toBe('12,026');
  });
});

describe('decimalsOf', () => {
  it('knows how many decimals a currency has', () => {
    expect(['EUR', 'JPY', 'KWD'].map(decimalsOf)).toEqual([2, 0, 3]);
  });
});

describe('formatMoment', () => {
  it('gives nothing for what is not a moment', () => {
    expect(formatMoment('yesterday')).toBe('');
    expect(formatMoment('2026-03-09T12:00:00.000Z')).toMatch(/^Mar 9, 2026/u);
  });
});

describe('parseDate', () => {
  it('knows leap days and years before 100, and refuses other days', () => {
    expect(parseDate('2028-02-29')?.getUTCDate()).toBe(29);
    expect(parseDate('0099-01-01')?.getUTCFullYear()).toBe(99);
    expect(parseDate('2026-02-29')).toBeNull();
    expect(parseDateTime('2026-02-01T25:00')).toBeNull();
  });
});
