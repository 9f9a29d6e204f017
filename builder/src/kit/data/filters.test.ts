import fc from 'fast-check';
import { DAY_SPANS, daysOf } from './day-spans';
import { describeFilter } from './describe-filter';
import { defineEntity } from './entity';
import { readAddress, writeAddress } from './filter-address';
import { ALL, applyFilters, countFilters, noFilters, type FieldFilter, type ListState } from './filters';
import { usualWeekStart } from './week-start';
import { documentOf, openRows, stored } from './rows-testing';
import type { Live } from './types';

interface Task extends Live {
  readonly done: boolean;
}

const tasks = defineEntity({
  id: 'e1',
  name: 'Task',
  plural: 'Tasks',
  path: 'tasks',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text' },
    status: {
      key: 'f2.1',
      name: 'Status',
      type: 'choice',
      options: [
        { id: 'o1', label: 'Open' },
        { id: 'o2', label: 'Done' },
      ],
    },
    due: { key: 'f3.1', name: 'Due', type: 'date' },
    call: { key: 'f4.1', name: 'Call', type: 'datetime' },
    price: { key: 'f5.1', name: 'Price', type: 'money', currency: 'EUR' },
    hours: { key: 'f6.1', name: 'Hours', type: 'number' },
    done: { key: 'f7.1', name: 'Done', type: 'boolean' },
    owner: { key: 'f8.1', name: 'Owner', type: 'reference', to: 'e1', onDelete: 'clear', many: true },
    tags: { key: 'f9.1', name: 'Tags', type: 'tags' },
    view: { key: 'f10.1', name: 'View', type: 'time' },
    notes: { key: 'f11.1', name: 'Notes', type: 'longtext' },
  },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
  filters: [
    { id: 'v10', name: 'Open', where: (task: Task) => !task.done },
    { id: 'v11', name: 'Done', where: (task: Task) => task.done },
  ],
});

const today = { day: '2026-03-11', weekStart: 'monday' } as const;
const { rows } = openRows(
  [tasks],
  documentOf({
    e1: [
      stored('t1', {
        'f1.1': 'Milk',
        'f2.1': 'o1',
        'f3.1': '2026-03-11',
        'f4.1': '2026-03-15T23:59',
        'f5.1': '9.99',
        'f6.1': 1.5,
        'f8.1': ['t2'],
        'f9.1': ['red', 'a,b'],
        'f10.1': '09:00',
      }),
      stored('t2', { 'f1.1': 'Bread', 'f2.1': 'o2', 'f3.1': '2026-03-10', 'f5.1': '10.00', 'f7.1': true }),
      stored('t3', { 'f1.1': 'Milk again', 'f11.1': 'Crème fraîche too' }),
    ],
  }),
);
const left = (state: Partial<ListState>, entity = tasks) =>
  applyFilters(entity, rows.rowsOf('e1'), { ...noFilters, ...state }, today).map(({ id }) => id);
const byField = (name: string, filter: FieldFilter) => left({ fields: { [name]: filter } });

describe('applyFilters', () => {
  it.each<[string, string, FieldFilter, string[]]>([
    ['an option', 'status', { kind: 'any', of: ['o1'] }, ['t1']],
    ['several options', 'status', { kind: 'any', of: ['o1', 'o2'] }, ['t1', 't2']],
    ['a linked record', 'owner', { kind: 'any', of: ['t2'] }, ['t1']],
    ['a tag', 'tags', { kind: 'any', of: ['a,b'] }, ['t1']],
    ['yes', 'done', { kind: 'yesNo', isYes: true }, ['t2']],
    ['no, which is also what nobody ticked', 'done', { kind: 'yesNo', isYes: false }, ['t1', 't3']],
    ['amounts, exactly', 'price', { kind: 'range', from: '9.990', to: '9.995' }, ['t1']],
    ['numbers without an upper bound', 'hours', { kind: 'range', from: '1.5', to: null }, ['t1']],
    ['days', 'due', { kind: 'range', from: '2026-03-10', to: '2026-03-10' }, ['t2']],
    ['the whole of the last day', 'call', { kind: 'range', from: null, to: '2026-03-15' }, ['t1']],
    ['today', 'due', { kind: 'days', span: 'today' }, ['t1']],
    ['what is overdue', 'due', { kind: 'days', span: 'overdue' }, ['t2']],
    ['this week up to its last minute', 'call', { kind: 'days', span: 'this-week' }, ['t1']],
    ['times', 'view', { kind: 'range', from: '09:00', to: '10:00' }, ['t1']],
    ['words in a text, whatever their case', 'title', { kind: 'contains', text: ' MILK ' }, ['t1', 't3']],
    ['words that a text has not', 'title', { kind: 'lacks', text: 'again' }, ['t1', 't2']],
    ['words in a text, whatever their accents', 'notes', { kind: 'contains', text: 'creme' }, ['t3']],
    ['words that a text has not, which needs a text', 'notes', { kind: 'lacks', text: 'x' }, ['t3']],
    ['what is empty', 'due', { kind: 'empty', isEmpty: true }, ['t3']],
    ['what is not empty', 'due', { kind: 'empty', isEmpty: false }, ['t1', 't2']],
  ])('[MODEL-05] narrows by %s', (_, name, filter, ids) => {
    expect(byField(name, filter)).toEqual(ids);
  });

  it('[MODEL-05] holds all filters and the search at once', () => {
    expect(left({ query: 'milk' })).toEqual(['t1', 't3']);
    expect(left({ query: 'milk', fields: { status: { kind: 'any', of: ['o1', 'o2'] } } })).toEqual(['t1']);
    expect(left({ query: 'milk', saved: 'v11' })).toEqual([]);
  });

  it('[MODEL-05] opens with the default filter, until another one or all is chosen', () => {
    const entity = { ...tasks, defaultFilter: 'v10' };

    expect(left({}, entity)).toEqual(['t1', 't3']);
    expect(left({ saved: 'v11' }, entity)).toEqual(['t2']);
    expect(left({ saved: ALL }, entity)).toEqual(['t1', 't2', 't3']);
    expect(countFilters(entity, noFilters)).toBe(1);
  });

  it('gives the same rows when there is nothing to narrow by', () => {
    expect(applyFilters(tasks, rows.rowsOf('e1'), noFilters, today)).toBe(rows.rowsOf('e1'));
  });
});

describe('spans of days', () => {
  it.each([
    ['this-week', '2026-03-09', '2026-03-15'],
    ['next-week', '2026-03-16', '2026-03-22'],
    ['this-month', '2026-03-01', '2026-03-31'],
    ['last-month', '2026-02-01', '2026-02-28'],
    ['next-month', '2026-04-01', '2026-04-30'],
    ['this-quarter', '2026-01-01', '2026-03-31'],
    ['last-year', '2025-01-01', '2025-12-31'],
    ['last-30-days', '2026-02-10', '2026-03-11'],
    ['next-7-days', '2026-03-11', '2026-03-17'],
  ] as const)('[MODEL-05] %s is from %s to %s', (span, from, to) => {
    expect(daysOf(span, '2026-03-11', 'monday')).toEqual({ from, to });
  });

  it('[MODEL-05] begin weeks as the application or the visitor does', () => {
    expect(daysOf('this-week', '2026-03-11', 'sunday')).toEqual({ from: '2026-03-08', to: '2026-03-14' });
    expect(daysOf('this-week', '2026-03-11', 'saturday')).toEqual({ from: '2026-03-07', to: '2026-03-13' });
    expect(usualWeekStart('de')).toBe('monday');
  });
});

describe('the address of a list', () => {
  const read = (query: string) => readAddress(tasks, new URLSearchParams(query));

  it('[MODEL-07] says what is shown', () => {
    const state = read('status=o1,o2&due=this-week&q=milk&sort=-due&view=v2&view-at=month-2026-03-09');

    expect(state).toEqual({
      query: 'milk',
      saved: null,
      fields: { status: { kind: 'any', of: ['o1', 'o2'] }, due: { kind: 'days', span: 'this-week' } },
      sort: { by: 'due', direction: 'desc' },
      view: 'v2',
      at: 'month-2026-03-09',
    });
  });

  it('[MODEL-07] leaves out what is not there any more', () => {
    expect(read('status=o9&gone=1&due=sometime&price=cheap..&done=perhaps&filter=v99&sort=gone')).toEqual(
      noFilters,
    );
    expect(read('status=o9,o2').fields).toEqual({ status: { kind: 'any', of: ['o2'] } });
    expect(read('due=2026-02-30..2026-03-01').fields).toEqual({
      due: { kind: 'range', from: null, to: '2026-03-01' },
    });
  });

  it.each(['toString', '-constructor', '__proto__', 'hasOwnProperty'])(
    '[MODEL-07] takes no field for %s, which every object has',
    (name) => {
      const address = new URLSearchParams({
        sort: name,
        status: name,
        due: name,
        filter: name,
        [name]: name,
      });

      expect(readAddress(tasks, address)).toEqual(noFilters);
    },
  );

  it('[MODEL-07] says what a text contains, or does not', () => {
    expect(read('title=milk').fields).toEqual({ title: { kind: 'contains', text: 'milk' } });
    expect(read('title=!milk').fields).toEqual({ title: { kind: 'lacks', text: 'milk' } });
    expect(read('title==!').fields).toEqual({ title: { kind: 'contains', text: '!' } });
    expect(read('title=!').fields).toEqual({});
  });

  it('[MODEL-07] keeps a field apart that is called like a part of the list', () => {
    const state: ListState = {
      ...noFilters,
      view: 'v2',
      fields: { view: { kind: 'range', from: '09:00', to: null } },
    };

    expect(readAddress(tasks, writeAddress(tasks, state))).toEqual(state);
  });

  it('[MODEL-07] reads all that it writes', () => {
    const day = fc.constantFrom('2026-01-31', '2028-02-29');
    const bound = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
    const word = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
    const words = fc.oneof(word, fc.constantFrom('empty', 'not-empty', '=', '!', '!a', '=a', 'a,b'));
    const part = fc
      .tuple(fc.constantFrom('contains' as const, 'lacks' as const), words)
      .map(([kind, text]): FieldFilter => ({ kind, text }));
    const empty = fc.boolean().map((isEmpty): FieldFilter => ({ kind: 'empty', isEmpty }));
    const any = (values: fc.Arbitrary<string>) =>
      fc.uniqueArray(values, { minLength: 1, maxLength: 2 }).map((of): FieldFilter => ({ kind: 'any', of }));
    const range = (values: fc.Arbitrary<string>) =>
      fc
        .tuple(bound(values), bound(values))
        .filter(([from, to]) => from !== null || to !== null)
        .map(([from, to]): FieldFilter => ({ kind: 'range', from, to }));
    const fields = fc.record(
      {
        status: fc.oneof(any(fc.constantFrom('o1', 'o2')), empty),
        tags: fc.oneof(any(words), empty),
        owner: any(fc.constantFrom('t1', 't2')),
        price: range(fc.constantFrom('-1', '0.05', '1200.50')),
        due: fc.oneof(
          range(day),
          fc.constantFrom(...DAY_SPANS).map((span): FieldFilter => ({ kind: 'days', span })),
        ),
        done: fc.boolean().map((isYes): FieldFilter => ({ kind: 'yesNo', isYes })),
        title: fc.oneof(part, empty),
      },
      { requiredKeys: [] },
    );
    const state = fc.record({
      query: fc.oneof(fc.constant(''), word),
      saved: bound(fc.constantFrom('v10', 'v11', ALL)),
      fields,
      sort: bound(
        fc.record({
          by: fc.constantFrom('due', 'title'),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
      ),
      view: bound(fc.constantFrom('v1', 'v2')),
      at: bound(fc.constantFrom('month-2026-03-09', 'agenda-2026-01-31')),
    });
    fc.assert(
      fc.property(state, (shown) => {
        const address = new URLSearchParams(writeAddress(tasks, shown).toString());
        expect(readAddress(tasks, address)).toEqual(shown);
      }),
    );
  });
});

describe('describeFilter', () => {
  const nameOf = (_: string, id: string) => (id === 't2' ? 'Bread' : '');
  const { fields } = tasks;

  it('[MODEL-05] says what a filter leaves', () => {
    expect(describeFilter(fields.status, { kind: 'any', of: ['o1', 'o2'] }, nameOf)).toBe('Open, Done');
    expect(describeFilter(fields.owner, { kind: 'any', of: ['t2'] }, nameOf)).toBe('Bread');
    expect(describeFilter(fields.title, { kind: 'contains', text: 'milk ' }, nameOf)).toBe('contains “milk”');
    expect(describeFilter(fields.title, { kind: 'lacks', text: 'milk' }, nameOf)).toBe(
      'does not contain “milk”',
    );
    expect(describeFilter(fields.due, { kind: 'days', span: 'last-30-days' }, nameOf)).toBe('Last 30 days');
    expect(describeFilter(fields.price, { kind: 'range', from: '10', to: '20' }, nameOf)).toBe(
      '€10.00 to €20.00',
    );
    expect(describeFilter(fields.hours, { kind: 'range', from: null, to: '8' }, nameOf)).toBe('up to 8');
    expect(describeFilter(fields.due, { kind: 'empty', isEmpty: false }, nameOf)).toBe('Not empty');
  });
});
