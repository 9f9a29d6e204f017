/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { defineEntity } from '../data/entity';
import { buildRecord } from '../kit-testing';
import { dayOf } from './days';
import { timelineView } from './timeline';
import { timelineScale } from './timeline/timeline-scale';
import { openList } from './views-testing';

expect.extend(toHaveNoViolations);

const jobs = defineEntity({
  id: 'e1',
  name: 'Job',
  plural: 'Jobs',
  path: 'jobs',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text' },
    start: { key: 'f2.1', name: 'Start', type: 'date' },
    end: { key: 'f3.1', name: 'End', type: 'date' },
    state: {
      key: 'f4.1',
      name: 'State',
      type: 'choice',
      options: [
        { id: 'o1', label: 'Planned', tone: 'info' },
        { id: 'o2', label: 'Done', tone: 'good' },
      ],
    },
  },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
});
const { fields } = jobs;
const view = timelineView({
  id: 'v1',
  name: 'Timeline',
  start: fields.start,
  end: fields.end,
  group: fields.state,
});
const records = [
  buildRecord(1, { 'f1.1': 'Roof', 'f2.1': '2026-03-02', 'f3.1': '2026-03-06', 'f4.1': 'o2' }),
  buildRecord(2, { 'f1.1': 'Floor', 'f2.1': '2026-03-10', 'f3.1': '2026-03-19', 'f4.1': 'o1' }),
  buildRecord(3, { 'f1.1': 'Paint' }),
];
const day = (text: string) => dayOf(text) ?? Number.NaN;

describe('[MODEL-04] timeline', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 2, 9, 12), doNotFake: ['setTimeout', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is a list in groups, each record with its days', async () => {
    await openList({ entity: jobs, views: [view], records });

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Planned 1',
      'Done 1',
    ]);
    const items = within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('listitem');
    expect(items[1]).toHaveTextContent(/^Floor, Mar 10 – Mar 19/u);
    expect(within(items[1] ?? document.body).getByRole('link')).toHaveAttribute('href', '#/jobs/r2');
    expect(screen.getByText('1 job without start')).toBeVisible();
  });

  it('draws each bar from its first to its last day, on the scale that also holds today', async () => {
    await openList({ entity: jobs, views: [view], records });

    const bars = screen.getAllByTitle(/^(?:Floor|Roof)/u);
    const place = (name: string) => bars.map((bar) => Number(bar.style.getPropertyValue(name)));
    expect(place('--span')).toEqual([10, 5]);
    const [floor = 0, roof = 0] = place('--from');
    expect(floor - roof).toBe(8);
    expect(bars[0]).toHaveClass('tone-info');
  });

  it('chooses days, weeks or months by how long it is', () => {
    expect(timelineScale(day('2026-03-02'), day('2026-03-19'), 'monday').lower).toHaveLength(21);
    expect(timelineScale(day('2026-03-02'), day('2026-07-05'), 'monday').lower).toHaveLength(18);
    const years = timelineScale(day('2025-11-15'), day('2027-01-02'), 'monday');
    expect(years.lower).toHaveLength(15);
    expect(years.upper.map(({ label }) => label)).toEqual(['2025', '2026', '2027']);
    expect(years.upper.reduce((sum, { span }) => sum + span, 0)).toBe(years.days);
  });

  it('has no flaw that axe finds', async () => {
    const { container } = await openList({ entity: jobs, views: [view], records });

    expect(await axe(container)).toHaveNoViolations();
  });
});
