import { buildApiError, buildCredits, type Answers } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { formatDay } from './lib/day';
import { openPage } from './lib/pages-testing';
import { buildChange, buildInvoice, buildPayment, buildPremium, inDays } from './lib/testing/builders';
import { BillingRoutes } from './routes';

const open = (answers: Answers = {}) => openPage(<BillingRoutes />, '/billing', answers);
const listOf = (...items: unknown[]) => Promise.resolve({ items, nextCursor: null });
const endsAt = inDays(20);
const day = formatDay(endsAt);

describe('the plan', () => {
  it('[BIL-01] says what Starter is, and where the plans are', async () => {
    open();
    expect(await screen.findByText('You are on Starter. 50 credits a month.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plan-upgrade');
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).not.toBeInTheDocument();
  });

  it('[SCR-22] is cancelled after a dialog that says the date and what stays, and kept again', async () => {
    const cancelled = buildPremium({ endsAt, isCancelled: true });
    const answers = [cancelled, buildPremium({ endsAt })];
    const { made, shell } = open({
      'GET /subscription': () => Promise.resolve(buildPremium({ endsAt })),
      'PUT /subscription': () => Promise.resolve(answers.shift()),
    });
    expect(await screen.findByText(`Paid until ${day}`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel Premium?' }));
    expect(dialog.getByText(new RegExp(`until ${day}.*Your applications, your credits`))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));

    expect(await screen.findByText(`Premium until ${day}, then Starter`)).toBeInTheDocument();
    expect(shell.notify).toHaveBeenCalledWith(expect.objectContaining({ title: `Premium ends on ${day}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep plan' }));
    expect(await screen.findByText(`Paid until ${day}`)).toBeInTheDocument();
    expect(made.filter(({ name }) => name === 'PUT /subscription').map(({ body }) => body)).toEqual([
      { cancelAtPeriodEnd: true },
      { cancelAtPeriodEnd: false },
    ]);
  });

  it('[SCR-22] does not promise credits on the day that the plan ends', async () => {
    const last = { endsAt, nextGrantAt: endsAt };
    const { unmount } = open({ 'GET /subscription': () => Promise.resolve(buildPremium(last)) });
    expect(await screen.findByText('500 credits a month. 500 more when you renew.')).toBeInTheDocument();
    unmount();
    const cancelled = buildPremium({ ...last, isCancelled: true });
    open({ 'GET /subscription': () => Promise.resolve(cancelled) });
    expect(await screen.findByText('500 credits a month. Then 50 credits a month.')).toBeInTheDocument();
  });

  it('[SCR-22] says why it could not be cancelled, and stays as it was', async () => {
    const { shell } = open({
      'GET /subscription': () => Promise.resolve(buildPremium({ endsAt })),
      'PUT /subscription': () =>
        Promise.reject(buildApiError(503, { error: 'Busy just now.', code: 'UNAVAILABLE' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel plan' }),
    );
    await waitFor(() => {
      expect(shell.notify).toHaveBeenCalledWith({ type: 'error', title: 'Busy just now.' });
    });
    expect(screen.getByText(`Paid until ${day}`)).toBeInTheDocument();
  });

  it('[SCR-22] asks to renew seven days before the end, not before and not once cancelled', async () => {
    const { unmount } = open({
      'GET /subscription': () => Promise.resolve(buildPremium({ endsAt, renewFrom: inDays(-1) })),
    });
    expect(await screen.findByText(`Renew Premium before ${day}`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      '/checkout?item=plan:premium:monthly&return=%2Fbilling',
    );
    unmount();
    const early = open({ 'GET /subscription': () => Promise.resolve(buildPremium({ endsAt })) });
    await screen.findByText(`Paid until ${day}`);
    expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
    early.unmount();
    const cancelled = buildPremium({ endsAt, renewFrom: inDays(-1), isCancelled: true });
    open({ 'GET /subscription': () => Promise.resolve(cancelled) });
    await screen.findByText(`Premium until ${day}, then Starter`);
    expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
  });
});

it.each([
  [5000, 'Enough to deploy.', 'warn'],
  [5000.01, 'Plenty for deployments.', 'ok'],
])('[DEP-05] shows a balance of %d in words and in its colour', async (balancecredits, words, colour) => {
  open({ 'GET /credits/user/:userId': () => Promise.resolve([buildCredits({ balancecredits })]) });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/^5,000(?:\.01)?$/)).toHaveStyle({ color: `var(--t-${colour})` });
});

describe('payments and invoices', () => {
  it('[BIL-01] lists what was paid, and why something was not', async () => {
    const failed = buildPayment({
      id: '33333333-3333-4333-8333-333333333333',
      status: 'failed',
      reason: 'Your card was declined.',
      receipt: null,
      last4: '0002',
    });
    open({ 'GET /payments': () => listOf(buildPayment(), failed) });
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    expect(
      table.getByRole('row', { name: /1,000 credits .* ending 4242 Paid TS-11111111 ₹799/ }),
    ).toBeInTheDocument();
    expect(table.getByRole('row', { name: /Failed Your card was declined\. Pay again/ })).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Pay again' })).toHaveAttribute(
      'href',
      '/checkout?item=credits:1000&return=%2Fbilling',
    );
  });

  it.each([
    ['now', 1],
    ['current', 0],
  ] as const)('[SCR-22] offers to pay a plan again where it can be paid: %s', async (kind, links) => {
    const failed = buildPayment({ status: 'failed', item: 'plan:pro:monthly', reason: 'No.', receipt: null });
    const { calls } = open({
      'GET /payments': () => listOf(failed),
      'GET /subscription/change': () => Promise.resolve(buildChange({ kind })),
    });
    await screen.findByText('No.');
    await waitFor(() => {
      expect(calls).toContain('GET /subscription/change');
      expect(screen.queryAllByRole('link', { name: 'Pay again' })).toHaveLength(links);
    });
  });

  it('[BIL-01] says of a payment that is given back why', async () => {
    const reason = 'Your plan had changed before this payment arrived, so it is given back.';
    open({ 'GET /payments': () => listOf(buildPayment({ reason })) });
    expect(await screen.findByText('To be refunded')).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
  });

  it('[BIL-01] saves an invoice as a file under its number', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { made } = open({
      'GET /invoices': () => listOf(buildInvoice()),
      'GET /invoices/:id/document': () =>
        Promise.resolve({ content: new Blob(['<!doctype html>']), name: undefined }),
    });
    const table = within(await screen.findByRole('table', { name: 'Invoices' }));
    expect(table.getByRole('row', { name: /TES-000042.*Paid ₹799/ })).toBeInTheDocument();
    await userEvent.click(table.getByRole('button', { name: 'Download TES-000042' }));
    await waitFor(() => {
      expect(saved).toEqual(['TES-000042.html']);
    });
    expect(made.at(-1)?.params).toEqual({ id: buildInvoice().id });
  });

  it('shows what will be here while there is nothing', async () => {
    open();
    expect(await screen.findByText('Your payments will be listed here.')).toBeInTheDocument();
    expect(await screen.findByText('An invoice of each payment will be here.')).toBeInTheDocument();
  });

  it('loads what is older on request, and says when that fails', async () => {
    const older = buildPayment({ id: '33333333-3333-4333-8333-333333333333', receipt: 'TS-2' });
    let tries = 0;
    open({
      'GET /payments': ({ query }) => {
        if (query?.['cursor'] !== 'next')
          return Promise.resolve({ items: [buildPayment()], nextCursor: 'next' });
        tries += 1;
        return tries === 1 ? Promise.reject(buildApiError(500, { error: 'Not now.' })) : listOf(older);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/TS-2/)).toBeInTheDocument();
    expect(screen.getByText(/TS-11111111/)).toBeInTheDocument();
  });

  it('keeps what loaded when one region fails, and tries that one again', async () => {
    const answers = [
      () => Promise.reject(buildApiError(500, { error: 'Something went wrong on our side.' })),
      () => listOf(buildPayment()),
    ];
    open({ 'GET /payments': () => answers.shift()?.() });
    expect(await screen.findByText('Something went wrong on our side.')).toBeInTheDocument();
    expect(await screen.findByText('You are on Starter. 50 credits a month.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Payments' })).toBeInTheDocument();
  });
});

describe('billing details', () => {
  const field = (name: string | RegExp) => screen.findByLabelText(name);

  it('[SCR-22] are saved, and asked about before they are left unsaved', async () => {
    const { made, guards, shell } = open({
      'PUT /billing-details': ({ body }) => Promise.resolve(body),
    });
    await userEvent.type(await field(/^Name/), 'Ada Ltd');
    await userEvent.selectOptions(await field(/^Country/), 'IN');
    const [guard] = guards;
    const elsewhere = { pathname: '/app', search: '', hash: '' };
    act(() => {
      expect(guard?.(elsewhere, () => undefined)).toBe(true);
    });
    const asking = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(asking.getByRole('button', { name: 'Keep editing' }));

    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => {
      expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: 'Billing details saved' });
    });
    expect(made.at(-1)?.body).toEqual({ name: 'Ada Ltd', address: '', country: 'IN', taxNumber: '' });
    await waitFor(() => {
      expect(guards.size).toBe(0);
    });
  });

  it('[SCR-22] say at the field what is wrong, and lose nothing', async () => {
    const { calls } = open({
      'PUT /billing-details': () =>
        Promise.reject(buildApiError(400, { error: 'No', fields: { taxNumber: 'This is no tax number' } })),
    });
    await userEvent.click(await field(/^Name/));
    await userEvent.paste('x'.repeat(121));
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await field(/^Name/)).toHaveAccessibleDescription('Name must be at most 120 characters');
    expect(calls).not.toContain('PUT /billing-details');

    await userEvent.clear(await field(/^Name/));
    await userEvent.type(await field(/^Tax number/), 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByRole('link', { name: 'This is no tax number' })).toBeInTheDocument();
    expect(await field(/^Tax number/)).toHaveValue('abc');
  });
});

it('has no accessibility violations', async () => {
  const { container } = open({
    'GET /payments': () => listOf(buildPayment()),
    'GET /invoices': () => listOf(buildInvoice()),
    'GET /subscription': () => Promise.resolve(buildPremium()),
  });
  await screen.findByRole('table', { name: 'Invoices' });
  await screen.findByRole('table', { name: 'Payments' });
  expect((await axe(container)).violations).toEqual([]);
});
