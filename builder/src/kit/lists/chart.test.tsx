/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { defineEntity } from '../data/entity';
import type { Metric } from '../data/metrics';
import type { Live, StoredRecord } from '../data/types';
import { buildRecord } from '../kit-testing';
import { chartView } from './chart';
import type { ChartShape } from './chart/chart-data';
import { openList } from './views-testing';

expect.extend(toHaveNoViolations);

interface Sale extends Live {
  readonly price: string | null;
  readonly status: string | null;
}

const sales = defineEntity({
  id: 'e1',
  name: 'Sale',
  plural: 'Sales',
  path: 'sales',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text' },
    price: { key: 'f2.1', name: 'Price', type: 'money', currency: 'EUR' },
    day: { key: 'f3.1', name: 'Day', type: 'date' },
    status: {
      key: 'f4.1',
      name: 'Status',
      type: 'choice',
      options: [
        { id: 'o1', label: 'Open', tone: 'info' },
        { id: 'o2', label: 'Won', tone: 'good' },
      ],
    },
  },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
});
const { fields } = sales;
const records = [
  buildRecord(1, { 'f2.1': '1200.50', 'f3.1': '2026-01-09', 'f4.1': 'o2' }),
  buildRecord(2, { 'f2.1': '300.00', 'f3.1': '2026-01-20', 'f4.1': 'o1' }),
  buildRecord(3, { 'f2.1': '99.50', 'f3.1': '2026-03-01', 'f4.1': 'o1' }),
  buildRecord(4, { 'f2.1': '10.00' }),
];
const revenue: Metric = {
  id: 'm1',
  name: 'Revenue',
  of: sales,
  op: 'sum',
  value: (sale: Sale) => sale.price,
  like: fields.price,
  by: { field: fields.day, period: 'month' },
};
const byStatus: Metric = {
  id: 'm2',
  name: 'Sales by status',
  of: sales,
  op: 'count',
  by: { field: fields.status },
};

const open = (metric: Metric, shape: ChartShape, list: readonly StoredRecord[] = records) =>
  openList({ entity: sales, views: [chartView({ id: 'v1', name: 'Chart', metric, shape })], records: list });
const cells = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
const plot = (name: string) => screen.getByRole('slider', { name: `${name}, values of the chart` });

describe('[MODEL-04] chart', () => {
  it('is a table for screen readers, with every group and the exact total', async () => {
    await open(revenue, 'bar');

    expect(cells()).toEqual([
      'MonthRevenue',
      'Jan 2026€1,500.50',
      'Feb 2026€0.00',
      'Mar 2026€99.50',
      'No day€10.00',
      'Total€1,610.00',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Revenue' })).toBeInTheDocument();
  });

  it('tells its values to the keyboard one by one', async () => {
    const { user } = await open(revenue, 'line');
    act(() => {
      plot('Revenue').focus();
    });

    await user.keyboard('{ArrowRight}');
    expect(plot('Revenue')).toHaveAttribute('aria-valuetext', 'Jan 2026: €1,500.50');
    await user.keyboard('{End}');
    expect(plot('Revenue')).toHaveAttribute('aria-valuetext', 'Mar 2026: €99.50');
    expect(screen.getByText('€99.50', { selector: '.readout-value' })).toBeVisible();
    await user.keyboard('{Escape}');

    expect(screen.getByText('€1,610.00', { selector: '.readout-value' })).toBeVisible();
  });

  it('draws only what has a day where it draws over time', async () => {
    await open(revenue, 'bar');

    expect(plot('Revenue')).toHaveAttribute('aria-valuemax', '3');
    expect(within(plot('Revenue')).queryByText('No day')).not.toBeInTheDocument();
  });

  it('names every bar and every share, and never tells by colour alone', async () => {
    const { user } = await open(byStatus, 'bar');
    for (const text of ['Open', 'Won', 'No status']) {
      expect(within(plot('Sales by status')).getAllByText(text).length).toBeGreaterThan(0);
    }

    await user.click(screen.getByRole('button', { name: 'Show as table' }));

    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Won' })).toHaveAttribute('href', '#/sales?status=o2');
  });

  it('gives the shares of a donut in a list beside it', async () => {
    await open(byStatus, 'donut');

    const legend = within(plot('Sales by status')).getAllByRole('listitem', { hidden: true });
    expect(legend.map(({ textContent }) => textContent)).toEqual(['Open250%', 'Won125%', 'No status125%']);
  });

  it('draws bars instead of a donut where the groups are no parts of a whole', async () => {
    await open({ ...revenue, op: 'average', by: { field: fields.status } }, 'donut');

    expect(screen.queryByRole('listitem', { hidden: true })).not.toBeInTheDocument();
    expect(within(plot('Revenue')).getAllByText('Won').length).toBeGreaterThan(0);
  });

  it('says what a goal is', async () => {
    await open({ ...revenue, goal: 1000 }, 'bar');

    expect(within(plot('Revenue')).getByText('Goal €1,000.00')).toBeInTheDocument();
  });

  it('shows a table where there is nothing to measure', async () => {
    await open({ ...revenue, op: 'smallest', value: () => '2026-01-01', like: fields.day }, 'bar');

    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.getAllByRole('cell', { name: 'Jan 1, 2026' })).toHaveLength(3);
  });

  it('says that there is nothing yet', async () => {
    await open(revenue, 'line', [buildRecord(1)]);

    expect(screen.getByText('Nothing to draw yet. It appears with the first records.')).toBeVisible();
  });

  it.each(['bar', 'line', 'donut', 'table'] as const)('has no flaw that axe finds as %s', async (shape) => {
    const { container } = await open(shape === 'donut' ? byStatus : revenue, shape);

    expect(await axe(container)).toHaveNoViolations();
  });
});
