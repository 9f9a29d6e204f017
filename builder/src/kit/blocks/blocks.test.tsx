/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { defineEntity } from '../data/entity';
import type { Metric } from '../data/metrics';
import { createStore } from '../data/store';
import type { Live } from '../data/types';
import { AppShell } from '../frame/app-shell';
import { buildRecord, buildStorage, buildText } from '../kit-testing';
import { AddButtons } from './add-buttons';
import { ChartBlock } from './chart-block';
import { Figures } from './figures';
import { PageBlocks } from './page-blocks';
import { PictureBlock } from './picture-block';
import { Shortlist } from './shortlist';
import { TextBlock } from './text-block';

expect.extend(toHaveNoViolations);

interface Task extends Live {
  readonly minutes: number | null;
  readonly done: boolean;
}

const isOpen = (task: Task) => !task.done;
const tasks = defineEntity({
  id: 'e1',
  name: 'Task',
  plural: 'Tasks',
  path: 'tasks',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text' },
    due: { key: 'f2.1', name: 'Due', type: 'date' },
    minutes: { key: 'f3.1', name: 'Minutes', type: 'duration' },
    done: { key: 'f4.1', name: 'Done', type: 'boolean' },
  },
  label: 'title',
  sort: { by: 'due', direction: 'asc' },
  badges: [{ id: 'b1', text: 'Long', tone: 'warning', when: (task: Task) => (task.minutes ?? 0) > 60 }],
  actions: [{ id: 'a1', name: 'Mark done', when: isOpen, set: () => ({ done: true }) }],
  filters: [{ id: 'q1', name: 'Open', where: isOpen }],
});
const { fields } = tasks;
const open: Metric = { id: 'm1', name: 'Open tasks', of: tasks, op: 'count', where: isOpen };
const time: Metric = {
  id: 'm2',
  name: 'Time spent',
  of: tasks,
  op: 'sum',
  value: (task: Task) => task.minutes,
  like: fields.minutes,
  by: { field: fields.due, period: 'month' },
  goal: 240,
};
const records = [
  buildRecord(1, { 'f1.1': 'Paint', 'f2.1': '2026-03-05', 'f3.1': 90 }),
  buildRecord(2, { 'f1.1': 'Sand', 'f2.1': '2026-03-02', 'f3.1': 30 }),
  buildRecord(3, { 'f1.1': 'Order', 'f2.1': '2026-02-20', 'f3.1': 60, 'f4.1': true }),
];

function Overview() {
  return (
    <PageBlocks title="Overview">
      <Figures title="At a glance" metrics={[open, time]} />
      <ChartBlock metric={time} shape="bar" />
      <Shortlist title="Next" entity={tasks} where={isOpen} most={1} />
      <Shortlist title="Forgotten" entity={tasks} where={() => false} most={3} />
      <AddButtons entities={[tasks]} />
      <TextBlock title="Notes" text={'Sand first.\n\nThen paint.'} />
      <PictureBlock source="data:image/png;base64,AAAA" description="The workshop" />
    </PageBlocks>
  );
}

async function openOverview() {
  window.scrollTo = () => undefined;
  window.location.hash = '#/overview';
  const store = createStore(buildStorage(buildText(...records)), [tasks]);
  const sections = [
    { entity: tasks, List: () => <h1>List</h1>, Form: () => <h1>Form</h1>, Detail: () => <h1>Detail</h1> },
  ];
  const pages = [{ path: 'overview', name: 'Overview', Page: Overview }];
  const { container } = render(<AppShell title="Test" sections={sections} pages={pages} store={store} />);
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  return { user: userEvent.setup({ delay: null }), store, container };
}

const region = (name: string) => screen.getByRole('region', { name });

describe('[MODEL-04] a page of blocks', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 2, 9, 12), doNotFake: ['setTimeout', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[MODEL-03] shows figures that lead to the list they count', async () => {
    await openOverview();

    const [openTasks, spent] = within(region('At a glance')).getAllByRole('listitem');
    expect(openTasks).toHaveTextContent('Open tasks2');
    expect(screen.getByRole('link', { name: 'Open tasks' })).toHaveAttribute('href', '#/tasks?filter=q1');
    expect(spent).toHaveTextContent(/^Time spent3.h/u);
  });

  it('[HOME-02] shows a picture, and says what it shows', async () => {
    await openOverview();
    expect(screen.getByRole('img', { name: 'The workshop' })).toHaveAttribute(
      'src',
      'data:image/png;base64,AAAA',
    );
  });

  it('[MODEL-03] compares with the period before, and says how far the goal is reached', async () => {
    await openOverview();

    expect(screen.getByText(/2.h in Mar 2026/u)).toBeVisible();
    expect(screen.getByText(/1.h in Feb 2026/u)).toHaveTextContent(/up 100.% from 1.h in Feb 2026/u);
    expect(screen.getByRole('meter', { name: 'Time spent' })).toHaveAttribute(
      'aria-valuetext',
      '50 % of 4\u00a0h',
    );
  });

  it('lists the first records of a condition in order, with their badges and a way to all', async () => {
    await openOverview();

    const next = within(region('Next'));
    expect(next.getAllByRole('listitem')).toHaveLength(1);
    expect(next.getByRole('link', { name: 'Sand' })).toHaveAttribute('href', '#/tasks/r2');
    expect(next.getByText('2')).toBeVisible();
    expect(next.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '#/tasks');
    expect(within(region('Forgotten')).getByText('No tasks here.')).toBeVisible();
  });

  it('[MODEL-05] does the first action of a record by one press, and the next one comes up', async () => {
    const { user } = await openOverview();

    await user.click(screen.getByRole('button', { name: 'Mark done: Sand' }));

    expect(within(region('Next')).getByRole('link', { name: 'Paint' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('adds records, and shows what there is to read', async () => {
    const { user, store } = await openOverview();
    expect(screen.getByText('Sand first.')).toBeVisible();
    expect(screen.getByText('Then paint.')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Add task' }));

    expect(window.location.hash).toBe('#/tasks/new');
    expect(store.visit.get('return/e1')).toBe('#/overview');
  });

  it('has no flaw that axe finds', async () => {
    const { container } = await openOverview();

    expect(await axe(container)).toHaveNoViolations();
  });
});
