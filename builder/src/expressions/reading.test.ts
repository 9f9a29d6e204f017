import fc from 'fast-check';
import { checkExpression } from './check';
import type { Expected } from './fit';
import { parse, parseCode } from './parse';
import { printCode, printWords } from './print';
import { studio } from './studio-testing';

const invoice = { model: studio, entity: 'e2' };
const codeOf = (text: string, scope: Parameters<typeof parse>[1] = invoice) => {
  const parsed = parse(text, scope);
  return 'tree' in parsed ? printCode(parsed.tree) : parsed.problem;
};

describe('reading', () => {
  it.each([
    ['status IS paid', 'f12 = o3'],
    ['Status is "Paid"', 'f12 = o3'],
    ['Status is Not sent', 'f12 = o4'],
    ['Status is not Not sent', 'f12 != o4'],
    ['Status is not Paid or Paid at is empty', 'f12 != o3 or f15 is empty'],
    ['Due = empty', 'f14 is empty'],
    ['Due is before today', 'f14 < today'],
    ['Copies is at least 3', 'f20 >= 3'],
    ['Rate × 3 ÷ 2 − 1', 'f19 * 3 / 2 - 1'],
    ['Rate - (Rate - 1)', 'f19 - (f19 - 1)'],
    ['[Status] is [Paid]', 'f12 = o3'],
    ['Customer.Discount + 10 %', 'f11.f2 + 10%'],
    ['date 2026-03-09', '2026-03-09'],
    ['Starts + 90 minutes', 'f16 + 90 minutes'],
    ['1 days', '1 day'],
    ['sum(Total in Lines where Unit price > 5)', 'sum(f36 in e3.f31 where f33 > 5)'],
    ['sum(Total in Lines.Invoice)', 'sum(f36 in e3.f31)'],
    ['sum(Total in all Lines)', 'sum(f36 in e3)'],
    ['count(Helpers where Regular)', 'count(f22 where f4)'],
    ['count(Tasks where Priority is Draft)', 'count(e4.f44 where f45 = o11)'],
    [
      'if Paid at is empty then 0 else if Copies > 3 then 1 else 2',
      'if f15 is empty then 0 else if f20 > 3 then 1 else 2',
    ],
    ['not (Copies > 3 and Copies < 5)', 'not (f20 > 3 and f20 < 5)'],
    ['Note + "a \\"b\\" \\\\"', 'f23 + "a \\"b\\" \\\\"'],
  ])('[MODEL-02] reads %s as %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
    expect(parseCode(code)).toEqual(parse(text, invoice));
  });

  it('[MODEL-02] takes the longest name: Unit price is never Unit', () => {
    expect(codeOf('Unit price × Quantity', { model: studio, entity: 'e3' })).toBe('f33 * f32');
    expect(codeOf('Unit is "kg"', { model: studio, entity: 'e3' })).toBe('f37 = "kg"');
  });

  it('[MODEL-02] takes a name that begins with a number', () => {
    const visits = structuredClone(studio);
    const [first] = visits.entities[1]?.fields ?? [];
    if (first) first.name = '3 days late';
    const scope = { model: visits, entity: 'e2' };
    expect(codeOf('3 days late is empty or Due < today - 3 days', scope)).toBe(
      'f10 is empty or f14 < today - 3 days',
    );
    expect(printWords({ kind: 'path', from: 'record', fields: ['f10'] }, scope)).toBe('3 days late');
  });

  it('[MODEL-02] tells a field that is called as a word of the language by its capital', () => {
    const clock = structuredClone(studio);
    const [first] = clock.entities[1]?.fields ?? [];
    if (first) Object.assign(first, { name: 'Now', type: 'datetime' });
    const scope = { model: clock, entity: 'e2' };
    expect(codeOf('Now < now', scope)).toBe('f10 < now');
    expect(codeOf('[now] < NOW', scope)).toBe('f10 < f10');
    expect(codeOf('Sum (Total in Lines)', scope)).toBe('sum(f36 in e3.f31)');
  });

  it('[MODEL-02] understands options of the field that a value is for first', () => {
    expect(codeOf('Draft', { model: studio, field: 'f45' })).toBe('o11');
    expect(codeOf('Draft', { model: studio, field: 'f12' })).toBe('o1');
    expect(printWords({ kind: 'option', id: 'o11' }, { model: studio })).toBe('o11');
  });

  it.each([
    ['', 'Nothing is written here.', 0],
    ['Copies +', 'Something is missing at the end.', 8],
    ['Copies + Coffee', '“Coffee” is not understood.', 9],
    ['(Copies', 'A closing parenthesis is missing here.', 7],
    ['Copies Copies', '“Copies” was not expected here.', 7],
    ['"open', 'A " is missing.', 0],
    ['2026-02-30', 'There is no day 2026-02-30.', 10],
    ['if Copies > 3 then 1', 'The word “else” is missing here.', 20],
    ['sum(Copies)', 'Here belongs a list of records: “sum(Amount in Payments)”, “count(Payments)”.', 4],
    ['Customer.', 'The name of a field is missing behind the dot.', 9],
  ])('[MODEL-02] refuses %p with a sentence and the place', (text, problem, at) => {
    expect(parse(text, invoice)).toEqual({ problem, at });
  });

  it('[MODEL-02] reads stored text by its ids, whatever things are called', () => {
    const renamed = structuredClone(studio);
    const [first, second] = renamed.entities[1]?.fields ?? [];
    if (first && second) [first.name, second.name] = ['f20', 'f20 * 2'];
    expect(parse('f20 * 2', { model: renamed, entity: 'e2' })).toEqual(parseCode('f20 * 2'));
  });

  it('[MODEL-02] throws for no text, and ends at a depth and a length', () => {
    const pieces =
      'f1 e2 o3 ( ) [ ] " . , in where if then else not and or is empty sum( count( + - * / % 3 days today Rate Lines Status Paid ×'.split(
        ' ',
      );
    const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.oneof(soup, fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 80 })),
        (text) => {
          const read = parse(text, invoice);
          const checked =
            'tree' in read ? checkExpression(studio, 'e2', printCode(read.tree), 'anything') : read;
          expect('problem' in checked ? checked.problem.length : 1).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
    for (const piece of ['(', '-', 'not ', 'if ', 'sum(', 'abs(']) {
      expect(parse(piece.repeat(1000), invoice)).toHaveProperty('problem');
    }
    expect(parse('1 + '.repeat(400) + '1', invoice)).toEqual({
      problem: 'This expression is too long.',
      at: expect.any(Number) as number,
    });
    expect(parse('1'.repeat(20_000), invoice)).toHaveProperty('problem');
  });

  it('[MODEL-02] takes for 8,000 characters of the worst kind at most 60 times as long as for 800', () => {
    const timed = (text: string) => {
      const started = performance.now();
      parse(text, invoice);
      return performance.now() - started;
    };
    const best = (text: string) => Math.min(...Array.from({ length: 5 }, () => timed(text)));
    const usual = best('sum(Total in Lines where Unit price > 5) + '.repeat(19).slice(0, 800));
    for (const piece of [
      'in ',
      '(in ',
      '"\\"',
      '[a',
      'Status is ',
      'sum(in in ',
      'a',
      '1.',
      '.f1',
      'not',
      ' ',
      'İ',
      'sum(Total in Lines where ',
    ]) {
      const text = piece.repeat(8000).slice(0, 8000);
      expect([piece, best(text) / usual < 60]).toEqual([piece, true]);
    }
  });
});

describe('checking', () => {
  it.each<readonly [text: string, expected: Expected, problem: string]>([
    ['Status + 1', 'anything', 'Status is a choice, and cannot be added to 1, a number.'],
    [
      'Rate * Rate',
      'anything',
      'Rate is an amount of money, and cannot be multiplied by Rate, an amount of money.',
    ],
    [
      'Worked * Rate',
      'anything',
      'Worked is a duration, and cannot be multiplied by Rate, an amount of money. Write hours(…) of the duration for a price per hour.',
    ],
    [
      'Rate + 20%',
      'anything',
      'Rate is an amount of money, and cannot be added to 20%, a percentage. Multiply by the percentage: Price × (1 + 20%).',
    ],
    ['Status < Status', 'anything', 'Status is a choice, and is neither more nor less than another.'],
    ['Due = Copies', 'anything', 'Due is a date, and cannot be compared with Copies, a number.'],
    ['Status = o10', 'anything', 'Status is a choice, and cannot be compared with High, a choice.'],
    ['Copies and true', 'condition', 'Copies is a number, and no condition.'],
    ['Copies', 'condition', 'This is a number, and has to be a condition.'],
    ['f32 + 1', 'anything', 'Quantity is no field of Invoices.'],
    ['Due.Name', 'anything', 'Due is no link to one record, and has no Name.'],
    ['f999', 'anything', 'There is no field f999.'],
    ['count(e4.f41)', 'anything', 'Parent of Tasks does not link to Invoices.'],
    ['sum(Text in Lines)', 'anything', 'Text is a text, and sum(…) cannot be made of it.'],
    ['round(Rate, 9)', 'anything', 'round(…) keeps 0 to 6 decimals: round(Price, 2).'],
    ['Due + 3 hours', 'anything', 'A date has no time that hours could be added to.'],
    ['Worked + 1 month', 'anything', 'A month is not always equally long: write days, hours or minutes.'],
    [
      'if Copies > 1 then Due else Copies',
      'anything',
      'Due is a date, and Copies is a number: both have to be of one kind.',
    ],
    ['year(Copies)', 'anything', 'Copies is a number, and year(…) cannot be made of it.'],
  ])('[MODEL-02] says why %s is refused', (text, expected, problem) => {
    const parsed = parse(text.replace('Due.Name', 'f14.f1'), invoice);
    const code = 'tree' in parsed ? printCode(parsed.tree) : parsed.problem;
    expect(checkExpression(studio, 'e2', code, expected)).toEqual({ problem });
  });

  const field = (id: string) => {
    const found = studio.entities.flatMap(({ fields }) => fields).find((each) => each.id === id);
    if (!found) throw new Error(id);
    return found;
  };

  it.each([
    ['0', 'f19', null],
    ['15', 'f2', null],
    ['f24 / f19', 'f2', null],
    ['15%', 'f2', null],
    ['o3', 'f12', null],
    ['o5', 'f21', null],
    ['f11', 'f11', null],
    ['f14 - today', 'f20', null],
    ['90 minutes', 'f18', null],
    ['empty', 'f13', null],
    ['o10', 'f12', 'Status is a choice, and this is a choice.'],
    ['now', 'f13', 'Issued is a date, and this is a date with a time. Write date(…) for its day.'],
    ['90', 'f18', 'Worked is a duration, and this is a number. Say what it counts: 90 minutes.'],
    ['empty', 'f4', 'Regular is a yes or no, and this is nothing.'],
  ])('[MODEL-02] takes %s for the field %s: %p', (text, id, problem) => {
    const checked = checkExpression(studio, 'e2', text, field(id));
    expect('problem' in checked ? checked.problem : null).toBe(problem);
  });

  it('[MODEL-02] knows no fields where there is no record', () => {
    expect(checkExpression(studio, null, 'today + 3 days', field('f13'))).not.toHaveProperty('problem');
    expect(checkExpression(studio, null, 'f13', field('f13'))).toEqual({
      problem: 'There is no record here whose fields could be used.',
    });
    expect(checkExpression(studio, null, 'count(e2)', 'number')).toHaveProperty('problem');
  });
});
