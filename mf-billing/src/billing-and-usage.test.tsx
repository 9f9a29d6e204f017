import {
  buildApi,
  buildApiError,
  buildCredits,
  buildSession,
  buildUser,
  renderRemote,
  type Answers,
} from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildEntry, buildPayment } from './lib/testing/builders';
import { BillingRoutes } from './routes';

const DAY = 86_400_000;

function open(path: string, answers: Answers = {}) {
  const { api, ...server } = buildApi({
    'GET /credits/user/:userId': () => Promise.resolve([buildCredits({ balancecredits: 1050 })]),
    'GET /payments': () => Promise.resolve({ items: [], nextCursor: null }),
    'GET /usage/entries': () => Promise.resolve({ items: [], nextCursor: null }),
    'GET /usage': () => Promise.resolve({ limits: [] }),
    ...answers,
  });
  return {
    ...renderRemote(<BillingRoutes />, { path, shell: { api, session: buildSession(buildUser()) } }),
    ...server,
  };
}

describe('/billing', () => {
  it('[BIL-01] shows plan, balance and the payment history', async () => {
    open('/billing', {
      'GET /payments': () =>
        Promise.resolve({
          items: [
            buildPayment(),
            buildPayment({
              id: '33333333-3333-4333-8333-333333333333',
              status: 'failed',
              reason: 'Your card was declined.',
              receipt: null,
              last4: '0002',
            }),
          ],
          nextCursor: null,
        }),
    });
    expect(screen.getByText('You are on Starter. 50 credits a month.')).toBeInTheDocument();
    expect(await screen.findByText('1,050')).toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    expect(
      table.getByRole('row', { name: /1,000 credits .* Card ending 4242 Paid TS-11111111 ₹799/ }),
    ).toBeInTheDocument();
    expect(table.getByRole('row', { name: /Failed Your card was declined\. Pay again/ })).toBeInTheDocument();
  });

  it('shows what will be here while there is nothing', async () => {
    open('/billing');
    expect(await screen.findByText('Your payments will be listed here.')).toBeInTheDocument();
    expect(await screen.findByText('Credits that come and go will be listed here.')).toBeInTheDocument();
  });

  it('keeps what loaded when one region fails, and tries that one again', async () => {
    const answers = [
      () =>
        Promise.reject(buildApiError(500, { error: 'Something went wrong on our side.', code: 'INTERNAL' })),
      () => Promise.resolve({ items: [buildPayment()], nextCursor: null }),
    ];
    open('/billing', {
      'GET /payments': () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    });
    expect(await screen.findByText('Something went wrong on our side.')).toBeInTheDocument();
    expect(await screen.findByText('1,050')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Payments' })).toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    const { container } = open('/billing', {
      'GET /usage/entries': () => Promise.resolve({ items: [buildEntry()], nextCursor: null }),
    });
    await screen.findByRole('table', { name: 'Newest movements of credits' });
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('/usage', () => {
  it('[BIL-04] sums the ledger of the period over its pages, by day and by kind', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    const { made } = open('/usage', {
      'GET /usage/entries': ({ query }) =>
        Promise.resolve(
          query?.['cursor'] === 'next'
            ? {
                items: [
                  buildEntry({
                    kind: 'purchase',
                    amount: 5000,
                    balanceAfter: 5050,
                    note: 'Bought 5,000 credits',
                    at: ago(3),
                  }),
                  buildEntry({ kind: 'deployment', amount: -1000, note: 'Long ago', at: ago(60) }),
                ],
                nextCursor: 'more',
              }
            : {
                items: [buildEntry({ amount: -1000, balanceAfter: 4050, at: ago(0) })],
                nextCursor: 'next',
              },
        ),
    });
    const byKind = within(await screen.findByRole('table', { name: 'Credits by kind' }));
    expect(byKind.getByRole('row', { name: 'Purchases 1 +5,000' })).toBeInTheDocument();
    expect(byKind.getByRole('row', { name: 'Deployments 1 −1,000' })).toBeInTheDocument();
    expect(screen.getByText(/: 1,000 credits used$/)).toBeInTheDocument();
    expect(screen.queryByText('Long ago')).not.toBeInTheDocument();
    expect(made.filter(({ name }) => name === 'GET /usage/entries')).toHaveLength(2);
  });

  it('reads the ledger again for another period', async () => {
    const { made } = open('/usage', {
      'GET /usage/entries': () => Promise.resolve({ items: [buildEntry()], nextCursor: null }),
    });
    await screen.findByRole('table', { name: 'Credits by kind' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
    expect(made.filter(({ name }) => name === 'GET /usage/entries')).toHaveLength(2);
  });

  it('[SCR-20] says that nothing was used', async () => {
    open('/usage');
    expect(
      await screen.findByText('No credits used yet. The built-in assistant is free.'),
    ).toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    const { container } = open('/usage', {
      'GET /usage/entries': () => Promise.resolve({ items: [buildEntry()], nextCursor: null }),
    });
    await screen.findByRole('table', { name: 'Credits by kind' });
    expect((await axe(container)).violations).toEqual([]);
  });
});

it.each(['/plan-upgrade', '/checkout'])('%s says that it is not there yet and leads on', (path) => {
  open(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText(/is not available yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add credits' })).toHaveAttribute('href', '/add-credits');
});
