import { checkExpression } from './check';
import { compileExpression } from './compile';
import { describeExpression } from './describe';
import { parse, parseCode } from './parse';
import { printCode, printWords } from './print';
import { codeNamesOf, studio } from './studio-testing';

const names = codeNamesOf(studio);
const PARAMETERS: Readonly<Record<string, string>> = {
  e1: 'customer',
  e2: 'invoice',
  e3: 'line',
  e4: 'task',
};

/** Entity, canonical text, words, code. */
const TABLE: readonly (readonly [entity: string, code: string, words: string, compiled: string])[] = [
  ['e3', 'f32 * f33', 'Quantity × Unit price', 'times(line.quantity, line.unitPrice)'],
  ['e2', 'sum(f36 in e3.f31)', 'sum(Total in Lines)', 'sumAmounts(invoice.lines, (line) => line.total)'],
  [
    'e2',
    'sum(f36 in e3.f31 where f35)',
    'sum(Total in Lines where Billable)',
    'sumAmounts(invoice.lines.filter((line) => line.billable), (line) => line.total)',
  ],
  [
    'e1',
    'count(e2.f11 where f12 = o3)',
    'count(Invoices where Status is Paid)',
    'customer.invoices.filter((invoice) => invoice.status === InvoiceStatus.paid).length',
  ],
  [
    'e2',
    'f12 != o4 and f14 < today',
    'Status is not Not sent and Due < today',
    'invoice.status !== InvoiceStatus.notSent && isLess(invoice.due, today())',
  ],
  ['e2', 'f14 - today', 'Due − today', 'daysBetween(today(), invoice.due)'],
  ['e2', 'f13 + 1 month', 'Issued + 1 month', 'addMonths(invoice.issued, 1)'],
  ['e2', 'f13 + 2 weeks', 'Issued + 2 weeks', 'addDays(invoice.issued, 14)'],
  [
    'e2',
    'if f11 is empty then 0 else f19 * (1 - f11.f2)',
    'if Customer is empty then 0 else Rate × (1 − Customer.Discount)',
    "isEmpty(invoice.customer) ? '0' : times(invoice.rate, minus(1, fraction(invoice.customer?.discount)))",
  ],
  ['e2', 'f11.f4', 'Customer.Regular', 'invoice.customer?.regular ?? false'],
  ['e2', 'f11.f2', 'Customer.Discount', 'invoice.customer?.discount ?? null'],
  ['e2', 'hours(f18) * f19', 'hours(Worked) × Rate', 'times(hoursOf(invoice.worked), invoice.rate)'],
  ['e2', 'f17 - f16', 'Ends − Starts', 'minutesBetween(invoice.starts, invoice.ends)'],
  ['e2', 'f21 contains o5', 'Labels contains Urgent', 'includes(invoice.labels, InvoiceLabels.urgent)'],
  ['e2', 'f22 is not empty', 'Helpers is not empty', 'invoice.helpers.length > 0'],
  ['e2', 'f14 is empty', 'Due is empty', 'invoice.due === null'],
  [
    'e2',
    'count(e2 where f11 = this.f11)',
    'count(all Invoices where Customer = this.Customer)',
    "allRecords<Invoice>(invoice, 'e2').filter((otherInvoice) => isSame(otherInvoice.customer?.id, invoice.customer?.id)).length",
  ],
  [
    'e4',
    'count(e4.f41 where not f42)',
    'count(Subtasks where not Done)',
    'task.subtasks.filter((otherTask) => !otherTask.done).length',
  ],
  ['e1', 'f1 + " " + f1', 'Name + " " + Name', "joinText(customer.name, ' ', customer.name)"],
  ['e2', 'round(f19 / 3, 2)', 'round(Rate ÷ 3, 2)', 'roundAmount(dividedBy(invoice.rate, 3), 2)'],
  ['e2', 'max(0, f20 - 3)', 'max(0, Copies − 3)', 'largestOf(0, minus(invoice.copies, 3))'],
];

describe('describeExpression', () => {
  it.each([
    ['sum(f36 in e3.f31 where f35)', 'the sum of Total of Lines where Billable'],
    ['count(e4.f44)', 'the number of Tasks'],
    ['largest(f14 in e2)', 'the largest Due of all Invoices'],
    [
      'if f11 is empty then 0 else sum(f36 in e3.f31)',
      '0 if Customer is empty, otherwise the sum of Total of Lines',
    ],
    ['f19 * f20', 'Rate × Copies'],
  ])('[MODEL-03] says %s as a sentence would', (code, sentence) => {
    const parsed = parseCode(code);
    expect('tree' in parsed && describeExpression(parsed.tree, { model: studio, entity: 'e2' })).toBe(
      sentence,
    );
  });
});

describe('one expression in its three forms', () => {
  it.each(TABLE)('[MODEL-02] %s %s', (entity, code, words, compiled) => {
    const scope = { model: studio, entity };
    const parsed = parse(words, scope);
    expect(parsed).toEqual(parseCode(code));
    expect(checkExpression(studio, entity, code, 'anything')).not.toHaveProperty('problem');
    if (!('tree' in parsed)) return;
    expect(printCode(parsed.tree)).toBe(code);
    expect(printWords(parsed.tree, scope)).toBe(words);
    const parameter = PARAMETERS[entity] ?? '';
    expect(compileExpression(studio, entity, code, { names, parameter }).code).toBe(compiled);
  });
});
