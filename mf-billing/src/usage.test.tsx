import { buildApiError, type Answers } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { dayOf, formatDay } from './lib/day';
import { openPage } from './lib/pages-testing';
import { buildEntry, buildUsage, inDays } from './lib/testing/builders';
import { BillingRoutes } from './routes';

const today = dayOf(new Date());
const row = { key: today, label: today, messages: 1.5, deployments: 2000, refunds: 1000 };
const used = () => Promise.resolve(buildUsage({ used: 1001.5, balance: 4050, granted: 5050, series: [row] }));
const deploymentId = '55555555-5555-4555-8555-555555555555';
const entry = buildEntry({
  about: { kind: 'deployment', id: deploymentId, projectName: 'Practice journal' },
});
const listOf = (...items: unknown[]) => Promise.resolve({ items, nextCursor: null });

const open = (answers: Answers = {}, path = '/usage') =>
  openPage(<BillingRoutes />, path, {
    'GET /usage': used,
    'GET /usage/entries': () => listOf(entry),
    ...answers,
  });
const table = (name: string) => screen.findByRole('table', { name });

it('[BIL-04] shows balance, use, grants and a forecast, and the use by day and kind', async () => {
  const forecast = { at: inDays(9), balance: 3000 };
  open({
    'GET /usage': () =>
      Promise.resolve(buildUsage({ used: 1001.5, balance: 4050, granted: 5050, series: [row], forecast })),
  });
  const chart = within(await table('Credits by day and kind'));
  expect(chart.getByRole('row', { name: / 2,000 1\.5 1,000$/ })).toBeInTheDocument();
  expect(screen.getByText(`Forecast to ${formatDay(forecast.at)}`)).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['4,050', '1,001.5', '5,050', '3,000']),
  );
  expect(screen.getByTitle(/: 2,001\.5 credits, 1,000 refunded$/)).toBeInTheDocument();
  expect(screen.getAllByTitle(/: 0 credits$/)).toHaveLength(29);
});

it('[SCR-20] asks for the period and the group of its address, in the days of the reader', async () => {
  const { made, address } = open({}, '/usage?period=7&group=project');
  const byProject = within(await table('Credits by project'));
  expect(byProject.getByRole('columnheader', { name: 'Project' })).toBeInTheDocument();
  const [first] = made.filter(({ name, query }) => name === 'GET /usage' && query?.['groupBy']);
  expect(first?.query).toMatchObject({
    groupBy: 'project',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const span = Date.parse(first?.query?.['to'] ?? '') - Date.parse(first?.query?.['from'] ?? '');
  expect(Math.round(span / 86_400_000)).toBe(7);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 90 days');
  await userEvent.click(screen.getByRole('radio', { name: 'Kind' }));
  await table('Credits by kind');
  await waitFor(() => {
    expect(address()).toBe('/usage?period=90&group=kind');
  });
});

it('[SCR-20] takes days of one’s own, and says when they make no sense', async () => {
  const { address } = open({}, '/usage?period=custom&from=2026-05-01&to=2026-05-14');
  const first = await screen.findByLabelText('First day');
  expect(first).toHaveValue('2026-05-01');
  fireEvent.change(first, { target: { value: '2026-06-01' } });
  expect(first).toHaveAccessibleDescription('The first day is after the last day');
  await waitFor(() => {
    expect(address()).toBe('/usage?period=custom&from=2026-06-01&to=2026-05-14');
  });
});

it('[SCR-20] filters the entries by kind, and tells nothing of that kind from nothing at all', async () => {
  const { made, address } = open({
    'GET /usage/entries': ({ query }) => (query?.['kind'] === 'refund' ? listOf() : listOf(entry)),
  });
  await table('Every movement of credits in this period');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Refunds');
  expect(await screen.findByText('No refunds in this period')).toBeInTheDocument();
  await waitFor(() => {
    expect(address()).toBe('/usage?kind=refund');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await table('Every movement of credits in this period');
  expect(
    made.filter(({ name }) => name === 'GET /usage/entries').map(({ query }) => query?.['kind']),
  ).toEqual([undefined, 'refund', undefined]);
});

it('[SCR-20] leads from an entry to its deployment or payment', async () => {
  const paymentId = '11111111-1111-4111-8111-111111111111';
  const purchase = buildEntry({
    kind: 'purchase',
    amount: 5000,
    note: 'Bought 5,000 credits',
    about: { kind: 'payment', id: paymentId, projectName: null },
  });
  open({ 'GET /usage/entries': () => listOf(entry, purchase) });
  const entries = within(await table('Every movement of credits in this period'));
  expect(entries.getByRole('link', { name: 'Deployed practice-journal' })).toHaveAttribute(
    'href',
    `/deployment/${deploymentId}`,
  );
  expect(entries.getByRole('link', { name: 'Bought 5,000 credits' })).toHaveAttribute(
    'href',
    `/checkout?payment=${paymentId}`,
  );
  expect(entries.getByRole('row', { name: /Practice journal .* −1,000 50$/ })).toBeInTheDocument();
});

it('[SCR-20] exports what is filtered, over all its parts', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:csv';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const { made } = open(
    {
      'GET /usage/entries': ({ query }) =>
        query?.['cursor'] === 'next'
          ? listOf(buildEntry({ note: 'Older' }))
          : Promise.resolve({ items: [entry], nextCursor: 'next' }),
    },
    '/usage?kind=deployment',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  expect(made.at(-1)?.query).toMatchObject({ kind: 'deployment', cursor: 'next' });
});

it('[SCR-20] says that nothing was used', async () => {
  open({ 'GET /usage': () => Promise.resolve(buildUsage()), 'GET /usage/entries': () => listOf() });
  expect(await screen.findByText('No credits used yet. The built-in assistant is free.')).toBeInTheDocument();
});

it('keeps the entries when the figures fail, and tries those again', async () => {
  let tries = 0;
  open({
    'GET /usage': ({ query }) => {
      if (!query?.['groupBy']) return used();
      tries += 1;
      return tries === 1 ? Promise.reject(buildApiError(500, { error: 'Not now.' })) : used();
    },
  });
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await table('Every movement of credits in this period');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await table('Credits by day and kind');
});

it('has no accessibility violations', async () => {
  const { container } = open();
  await table('Credits by day and kind');
  await table('Every movement of credits in this period');
  expect((await axe(container)).violations).toEqual([]);
});
