/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { defineEntity } from '../data/entity';
import { buildRecord, goTo } from '../kit-testing';
import { calendarView } from './calendar';
import { tableView } from './record-table';
import { openList } from './views-testing';

expect.extend(toHaveNoViolations);

const trips = defineEntity({
  id: 'e1',
  name: 'Trip',
  plural: 'Trips',
  path: 'trips',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text' },
    from: { key: 'f2.1', name: 'From', type: 'date' },
    to: { key: 'f3.1', name: 'To', type: 'date' },
    at: { key: 'f4.1', name: 'Leaves', type: 'datetime' },
    back: { key: 'f5.1', name: 'Back', type: 'datetime' },
    state: {
      key: 'f6.1',
      name: 'State',
      type: 'choice',
      options: [{ id: 'o1', label: 'Booked', tone: 'good' }],
    },
  },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
});
const { fields } = trips;
const byDay = calendarView({
  id: 'v1',
  name: 'Days',
  start: fields.from,
  end: fields.to,
  color: fields.state,
});
const byHour = calendarView({ id: 'v2', name: 'Hours', start: fields.at, end: fields.back });

const records = [
  buildRecord(1, { 'f1.1': 'Lisbon', 'f2.1': '2026-03-27', 'f3.1': '2026-03-31', 'f6.1': 'o1' }),
  buildRecord(2, { 'f1.1': 'Dentist', 'f2.1': '2026-03-11' }),
  buildRecord(3, { 'f1.1': 'Someday' }),
  buildRecord(4, { 'f1.1': 'Ferry', 'f4.1': '2026-03-29T01:30', 'f5.1': '2026-03-29T04:00' }),
  buildRecord(5, { 'f1.1': 'Night train', 'f4.1': '2026-03-25T22:00', 'f5.1': '2026-03-26T06:15' }),
];
const open = (view = byDay, list = records) =>
  openList({ entity: trips, views: [view], records: list, weekStart: 'monday' });
const dayLink = (name: RegExp) => screen.getByRole('link', { name });

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

describe('[MODEL-04] calendar', () => {
  it('opens on the month of today, in whole weeks that begin on the day asked for', async () => {
    await open();

    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings[0]).toBe('MonMonday');
    expect(screen.getAllByRole('gridcell')).toHaveLength(6 * 7);
    const today = screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-current') === 'date');
    expect(today).toHaveLength(1);
    expect(within(today[0] ?? document.body).getByText('9')).toBeVisible();
  });

  it('draws a record over its days, once for each week, in the tone of its state', async () => {
    await open();

    const bars = screen.getAllByRole('link', { name: /^Lisbon/u });
    expect(bars.map((bar) => bar.style.getPropertyValue('--span'))).toEqual(['3', '2']);
    expect(bars[0]).toHaveClass('tone-good');
    expect(bars[0]).toHaveAccessibleName(/Mar 27 – Mar 31/u);
    expect(screen.getByText('3 trips without from')).toBeVisible();
  });

  it('counts what does not fit on a day, and shows it when asked', async () => {
    const many = Array.from({ length: 6 }, (_, place) => buildRecord(place + 10, { 'f2.1': '2026-03-11' }));
    const { user } = await open(byDay, many);
    expect(screen.getAllByRole('link', { name: /^Talk 1\d/u })).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Show 4 more on March 11' }));

    expect(screen.getAllByRole('link', { name: /^Talk 1\d/u })).toHaveLength(6);
  });

  it('turns pages, and comes back to today', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('heading', { name: 'February 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));

    expect(screen.getByRole('heading', { name: 'April 2026' })).toBeVisible();
  });

  it('[MODEL-07] says the month and how it is shown in the address, and opens there', async () => {
    const { user } = await open();
    expect(window.location.hash).toBe('#/trips');

    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(window.location.hash).toBe('#/trips?view-at=month-2026-04-09');
    await goTo('#/trips?q=ferry&view-at=agenda-2026-02-20');

    expect(screen.getByRole('heading', { name: 'February 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true');
    await goTo('#/trips?view-at=nonsense-2026-02-31');
    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeVisible();
  });

  it('[MODEL-07] is the same by its link in another browser: filter, search, order, view, month', async () => {
    const table = tableView({ id: 'v9', name: 'Table', columns: [fields.title] });
    const list = { entity: trips, views: [table, byDay], records, weekStart: 'monday' } as const;
    const { user, close } = await openList(list);
    await goTo('#/trips?state=o1&q=lisbon&sort=-title');
    await user.click(screen.getByRole('button', { name: 'Days' }));
    await user.click(screen.getByRole('button', { name: 'More for trips' }));
    await user.click(screen.getByRole('button', { name: 'Copy link to this view' }));
    expect(await screen.findByText(/^Link copied\./u, { selector: '.toast-text' })).toBeVisible();
    const copied = new URL(await navigator.clipboard.readText()).hash;
    expect(copied).toBe('#/trips?state=o1&q=lisbon&sort=-title&view=v1&view-at=month-2026-03-09');
    close();

    jest.setSystemTime(new Date(2026, 7, 1));
    await openList(list);
    await goTo(copied);

    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('lisbon');
    expect(screen.getByRole('button', { name: 'State: Booked' })).toBeVisible();
    expect(window.location.hash).toContain('sort=-title');
    expect(screen.getAllByRole('link', { name: /Lisbon/u }).length).toBeGreaterThan(0);
  });

  it('goes by keyboard from day to day, over the ends of weeks and months', async () => {
    const { user } = await open();
    act(() => {
      dayLink(/^Monday, March 9, 2026, today/u).focus();
    });

    await user.keyboard('{ArrowRight}');
    expect(dayLink(/^Tuesday, March 10/u)).toHaveFocus();
    await user.keyboard('{ArrowDown}{Home}');
    expect(dayLink(/^Monday, March 16/u)).toHaveFocus();
    await user.keyboard('{PageDown}');

    expect(screen.getByRole('heading', { name: 'April 2026' })).toBeVisible();
    await waitFor(() => {
      expect(dayLink(/^Thursday, April 16/u)).toHaveFocus();
    });
    expect(screen.getAllByRole('gridcell').length % 7).toBe(0);
  });

  it('begins a record on the day that is pressed', async () => {
    const { user, store } = await open();

    await user.click(dayLink(/^Saturday, March 14.*Add trip/u));

    expect(window.location.hash).toBe('#/trips/new');
    expect(store.visit.get('begin/e1')).toEqual({ 'f2.1': '2026-03-14' });
  });

  it('shows a week by its hours, through midnight and the change of the clocks', async () => {
    const { user } = await open(byHour);
    for (let week = 0; week < 2; week += 1) {
      await user.click(screen.getByRole('button', { name: 'Week' }));
      await user.click(screen.getByRole('button', { name: 'Next week' }));
    }

    expect(screen.getByRole('heading', { name: /Mar 23\s–\s29, 2026/u })).toBeVisible();
    const ferry = screen.getByRole('link', { name: /Ferry/u });
    expect(ferry).toHaveAccessibleName(/1:30.AM – 4:00.AM/u);
    expect(ferry.style.getPropertyValue('--length')).toBe('2.5');
    const train = screen.getAllByRole('link', { name: /Night train/u });
    expect(train.map((part) => part.style.getPropertyValue('--length'))).toEqual(['2', '6.25']);
  });

  it('lists the days of a month as an agenda', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Agenda' }));

    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('11'),
      expect.stringContaining('27'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByText('Nothing in April 2026.')).toBeVisible();
  });

  it('begins as an agenda on a phone', async () => {
    const wide = window.innerWidth;
    window.innerWidth = 390;
    await open();
    window.innerWidth = wide;

    expect(screen.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each(['Month', 'Week', 'Agenda'])('has no flaw that axe finds as %s', async (mode) => {
    const { user, container } = await open();
    await user.click(screen.getByRole('button', { name: mode }));

    expect(await axe(container)).toHaveNoViolations();
  });
});
