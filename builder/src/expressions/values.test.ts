import type { Value } from '../kit/data/types';
import { setClock } from '../kit/calc/clock';
import { stepsOf } from './check';
import { compileExpression } from './compile';
import { evaluate } from './evaluate';
import type { Expected } from './fit';
import { liveRecord, runCode } from './live-testing';
import { PlainRecords, type PlainRecord } from './plain-records';
import { codeNamesOf, studio } from './studio-testing';

/** What expressions give, by hand: both the interpreter and the compiled code are held to it. */

const record = (entity: string, id: string, values: PlainRecord['values']): PlainRecord => ({
  id,
  entity,
  values,
});

const records: readonly PlainRecord[] = [
  record('e1', 'ada', { f1: 'Ada', f2: 15, f4: true, f5: ['Press', 'VIP'] }),
  record('e1', 'bob', { f1: 'Bob' }),
  record('e2', 'first', {
    f10: '2026-1',
    f11: 'ada',
    f12: 'o2',
    f13: '2026-01-31',
    f14: '2026-03-01',
    f16: '22:00',
    f17: '06:30',
    f18: 90,
    f19: '80.00',
    f20: 3,
    f21: ['o5'],
    f22: ['ada', 'bob'],
  }),
  record('e2', 'second', { f10: '2026-2', f11: 'ada', f12: 'o3', f15: '2026-03-09T10:00', f19: '20.00' }),
  record('e2', 'bare', {}),
  record('e3', 'a', { f31: 'first', f32: 2, f33: '19.99', f34: 19, f35: true }),
  record('e3', 'b', { f31: 'first', f32: 0.5, f33: '10.01' }),
  record('e3', 'c', { f31: 'first', f32: 3 }),
  record('e4', 'top', { f40: 'Top', f44: 'first' }),
  record('e4', 'part', { f40: 'Part', f41: 'top', f42: true, f43: 45 }),
];

const source = new PlainRecords(studio, records);
const names = codeNamesOf(studio);

function valueOf(id: string, text: string, expected: Expected = 'anything'): Value {
  const at = records.find((each) => each.id === id);
  if (!at) throw new Error(id);
  const value = evaluate(stepsOf(studio, at.entity, text, expected).step, at, source);
  const compiled = compileExpression(studio, at.entity, text, { names, parameter: 'record', expected });
  expect([compiled.code, runCode(compiled, names, liveRecord(at, studio, names, source))]).toEqual([
    compiled.code,
    value,
  ]);
  return value;
}

beforeEach(() => {
  setClock(new Date(2026, 2, 9, 18, 30));
});
afterEach(() => {
  setClock(null);
});

describe('values', () => {
  it.each<readonly [record: string, text: string, value: Value]>([
    ['a', 'f32 * f33', '39.98'],
    ['b', 'f36', '5.01'],
    ['first', 'f24', '44.99'],
    ['first', 'sum(f36 in e3.f31 where f35)', '39.98'],
    ['first', 'average(f32 in e3.f31)', 1.83333333333333],
    ['first', 'count(e3.f31 where f33 is empty)', 1],
    ['first', 'largest(f33 in e3.f31)', '19.99'],
    ['first', 'f19 * (1 - f11.f2)', '68'],
    ['a', 'f33 * f34', '3.7981'],
    ['first', 'hours(f18) * f19', '120'],
    ['first', 'f14 - today', -8],
    ['first', 'f13 + 1 month', '2026-02-28'],
    ['first', 'f17 - f16', 510],
    ['first', 'f16 + f18', '23:30'],
    ['second', 'now - f15', 510],
    ['first', 'f11.f1 + ": " + f20', 'Ada: 3'],
    ['first', 'if f12 = o3 then "paid" else if f14 < today then "late" else "open"', 'late'],
    ['first', 'f22 contains f11', true],
    ['first', 'f21 contains o5 and f21 contains o6', false],
    ['first', 'f11.f5 contains "vip"', true],
    ['first', 'count(e2 where f11 = this.f11)', 2],
    ['first', 'count(f22 where f4)', 1],
    ['ada', 'sum(f24 in e2.f11)', '44.99'],
    ['ada', 'sum(count(e3.f31) in e2.f11)', 3],
    ['ada', 'sum(f19 in e2.f11 where f12 = o3)', '20'],
    ['top', 'sum(f43 in e4.f41 where f42)', 45],
    ['part', 'f41.f44.f11.f4', true],
    ['first', 'f24 / f19', 0.562375],
    ['first', 'f11.f2 = 15', true],
    ['first', 'round(f19 / 3, 2)', '26.67'],
    ['first', 'max(0, 5 - f20, f20 - 5)', 2],
    ['first', 'weekday(today)', 1],
    ['first', '-0', 0],
    ['first', '-3', -3],
    ['first', 'upper("") is empty', true],
  ])('[MODEL-02] of %s: %s is %p', (id, text, value) => {
    expect(valueOf(id, text)).toEqual(value);
  });

  it.each<readonly [text: string, value: Value]>([
    ['f19 + 5', '5'],
    ['5 - f19', '5'],
    ['f19 * 5', null],
    ['f20 / 0', null],
    ['5 / f20', null],
    ['f14 + 3 days', null],
    ['f14 - today', null],
    ['f11.f2', null],
    ['f11.f4', false],
    ['f11.f5 is empty', true],
    ['f24', '0.00'],
    ['average(f36 in e3.f31)', null],
    ['f14 < today', false],
    ['not (f14 < today)', true],
    ['f12 = o3', false],
    ['f12 != o3', true],
    ['f19 = 0', false],
    ['f23 contains "a"', false],
    ['f23 + " " + f10', null],
    ['min(f20, 4)', 4],
    ['if f20 > 3 then 1 else 2', 2],
  ])('[MODEL-02] where everything is empty, %s is %p', (text, value) => {
    expect(valueOf('bare', text)).toEqual(value);
  });

  it.each<readonly [text: string, onEmpty: boolean, onFilled: boolean]>([
    ['f14 >= f13', true, true],
    ['f14 < f13', true, false],
    ['not (f14 >= f13)', true, false],
    ['f12 = o3', true, false],
    ['f12 != o2', true, false],
    ['not (f12 != o3)', true, false],
    ['f19 > 100 and f20 > 1', true, false],
    ['f19 > 100 or f20 > 1', true, true],
    ['f10 contains "-"', true, true],
    ['f10 contains "x"', true, false],
    ['f14 is not empty', false, true],
    ['count(e3.f31) > 0', false, true],
  ])('[MODEL-06] the rule %s passes where it cannot be told', (text, onEmpty, onFilled) => {
    expect([valueOf('bare', text, 'rule'), valueOf('first', text, 'rule')]).toEqual([onEmpty, onFilled]);
  });

  it('[MODEL-02] fit the field that they are for', () => {
    const fieldOf = (id: string) => {
      const field = studio.entities.flatMap(({ fields }) => fields).find((each) => each.id === id);
      if (!field) throw new Error(id);
      return field;
    };
    expect(valueOf('first', '0', fieldOf('f19'))).toBe('0');
    expect(valueOf('first', '15', fieldOf('f2'))).toBe(15);
    expect(valueOf('first', 'f24 / f19', fieldOf('f2'))).toBe(56.2375);
    expect(valueOf('first', 'if f20 > 1 then 20 else f11.f2', fieldOf('f2'))).toBe(20);
    expect(valueOf('first', 'f11', fieldOf('f11'))).toBe('ada');
    expect(valueOf('bare', 'f11', fieldOf('f11'))).toBeNull();
    expect(valueOf('first', 'this', fieldOf('f44'))).toBe('first');
    expect(valueOf('first', 'f22', fieldOf('f22'))).toEqual(['ada', 'bob']);
    expect(valueOf('first', 'f11', fieldOf('f22'))).toEqual(['ada']);
    expect(valueOf('first', 'o6', fieldOf('f21'))).toEqual(['o6']);
    expect(valueOf('first', 'empty', fieldOf('f21'))).toEqual([]);
    expect(valueOf('first', '"new"', fieldOf('f5'))).toEqual(['new']);
    expect(valueOf('first', '90 minutes', fieldOf('f18'))).toBe(90);
  });
});
