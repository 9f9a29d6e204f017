import { daysOf, periodError, rangeOf, readView, writeView } from './view';

const today = new Date(2026, 4, 14, 9);
const read = (query: string) => readView(new URLSearchParams(query), today);

it('[SCR-20] shows the last 30 days by day unless the address says otherwise', () => {
  expect(read('')).toEqual({
    period: '30',
    from: '2026-04-15',
    to: '2026-05-14',
    group: 'day',
    kind: undefined,
  });
  expect(read('period=7&group=project&kind=refund')).toMatchObject({
    from: '2026-05-08',
    group: 'project',
    kind: 'refund',
  });
});

it.each(['period=weekly', 'group=weather', 'kind=x', 'period=8', 'period=custom&from=2026-02-31&to=x'])(
  '[SCR-20] passes over %s',
  (query) => {
    expect(read(query)).toMatchObject({ from: '2026-04-15', to: '2026-05-14', group: 'day' });
  },
);

it.each(['', 'period=90', 'period=custom&from=2026-01-01&to=2026-01-31', 'period=7&group=kind&kind=message'])(
  '[SCR-20] reads what it writes: %s',
  (query) => {
    expect(writeView(read(query)).toString()).toBe(query);
  },
);

it('[SCR-20] says what is wrong with a period', () => {
  expect(periodError({ from: '2026-05-02', to: '2026-05-01' })).toBe('The first day is after the last day');
  expect(periodError({ from: '2020-05-02', to: '2026-05-01' })).toBe('Choose at most 366 days');
  expect(periodError({ from: '2026-05-01', to: '2026-05-01' })).toBeUndefined();
});

it("[SCR-20] counts the reader's own days, the last one whole", () => {
  expect(daysOf('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  const { from, to } = rangeOf({ from: '2026-05-14', to: '2026-05-14' });
  expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000);
  expect(new Date(from).getHours()).toBe(0);
});
