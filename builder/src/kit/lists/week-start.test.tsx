/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { defineEntity } from '../data/entity';
import type { Metric } from '../data/metrics';
import type { WeekStart } from '../data/week-start';
import { goTo, buildRecord } from '../kit-testing';
import { calendarView } from './calendar';
import { chartView } from './chart';
import { figuresView } from './figures';
import { tableView } from './record-table';
import { openList } from './views-testing';

const runs = defineEntity({
  id: 'e1',
  name: 'Run',
  plural: 'Runs',
  path: 'runs',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text' },
    day: { key: 'f2.1', name: 'Day', type: 'date' },
  },
  label: 'title',
  sort: { by: 'day', direction: 'asc' },
});
const { fields } = runs;
const perWeek: Metric = {
  id: 'm1',
  name: 'Runs each week',
  of: runs,
  op: 'count',
  by: { field: fields.day, period: 'week' },
};
const views = [
  tableView({ id: 'v1', name: 'Table', columns: [fields.title, fields.day] }),
  calendarView({ id: 'v2', name: 'Calendar', start: fields.day }),
  chartView({ id: 'v3', name: 'Chart', metric: perWeek, shape: 'table' }),
  figuresView({ id: 'v4', name: 'Figures', metrics: [perWeek] }),
];
/** A Saturday, a Sunday and a Monday. */
const records = [
  buildRecord(1, { 'f1.1': 'On Saturday', 'f2.1': '2026-03-07' }),
  buildRecord(2, { 'f1.1': 'On Sunday', 'f2.1': '2026-03-08' }),
  buildRecord(3, { 'f1.1': 'On Monday', 'f2.1': '2026-03-09' }),
];
const open = (weekStart: WeekStart) => openList({ entity: runs, views, records, weekStart });

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 2, 9, 12),
    advanceTimers: true,
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('[MODEL-04] the day on which weeks begin', () => {
  it.each([
    ['monday', ['On Monday']],
    ['sunday', ['On Sunday', 'On Monday']],
    ['saturday', ['On Saturday', 'On Sunday', 'On Monday']],
  ] as const)('decides what is this week: %s', async (weekStart, shown) => {
    await open(weekStart);

    await goTo('#/runs?day=this-week');

    const links = within(screen.getByRole('table')).getAllByRole('link', { name: /^On/u });
    expect(links.map(({ textContent }) => textContent)).toEqual(shown);
  });

  it.each([
    ['monday', 'MonMonday', ['Mar 2, 2026', 'Mar 9, 2026'], /^1 in Mar 9/u],
    ['saturday', 'SatSaturday', ['Mar 7, 2026'], /^3 in Mar 7/u],
  ] as const)('decides calendars, charts and figures alike: %s', async (weekStart, first, weeks, now) => {
    const { user } = await open(weekStart);

    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(first);

    await user.click(screen.getByRole('button', { name: 'Chart' }));
    const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(named.filter((name) => name !== 'Total')).toEqual(weeks);

    await user.click(screen.getByRole('button', { name: 'Figures' }));
    expect(screen.getByText(now)).toBeVisible();
  });
});
