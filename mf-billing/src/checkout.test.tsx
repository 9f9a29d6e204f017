import { buildApiError, buildCredits, type Answers } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openPage } from './lib/pages-testing';
import {
  buildInvoice,
  buildPayment,
  buildPlanQuote,
  buildPremium,
  buildPrices,
  buildQuote,
  inDays,
} from './lib/testing/builders';
import { BillingRoutes } from './routes';

const PAY = 'POST /payments';
const CREDITS = '/checkout?item=credits:1000';

const open = (answers: Answers = {}, path = CREDITS) => openPage(<BillingRoutes />, path, answers);
const pressPay = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Pay ₹/ }));
};
const fillTestCard = async (number: string) => {
  await userEvent.click(await screen.findByRole('button', { name: number }));
};

beforeEach(() => {
  sessionStorage.clear();
});

it('[SCR-24] shows the lines, the total in rupees and what its dollars are', async () => {
  const lines = [
    { text: 'Premium, 1 month', amount: 308_000 },
    { text: 'Credit for unused Pro (12 of 30 days)', amount: -88_000 },
  ];
  open(
    { 'POST /payments/quote': () => Promise.resolve(buildPlanQuote({ lines, amount: 220_000 })) },
    '/checkout?item=plan:premium:monthly',
  );
  const order = within(await screen.findByRole('list', { name: 'Order' }));
  expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Premium, 1 month₹3,080',
    'Credit for unused Pro (12 of 30 days)-₹880',
    'Total₹2,200',
  ]);
  expect(screen.getByText('$35 at ₹88.00 for a dollar, rate of November 1, 2026.')).toBeInTheDocument();
  expect(screen.getByText(/^This price is valid until/)).toBeInTheDocument();
  expect(screen.getByText('Test mode: no money moves')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute(
    'href',
    '/plan-upgrade?plan=premium&period=monthly',
  );
});

it('[BIL-03] buys credits with a test card, and shows receipt, invoice, balance and the way back to deploy', async () => {
  const invoice = buildInvoice();
  const { made, address } = open(
    {
      'GET /credits/user/:userId': () => Promise.resolve([buildCredits({ balancecredits: 1050 })]),
      'GET /invoices/:id': () => Promise.resolve(invoice),
      [PAY]: () => Promise.resolve(buildPayment({ invoiceId: invoice.id })),
    },
    `${CREDITS}&return=/deployment/new`,
  );
  await fillTestCard('4242 4242 4242 4242');
  await pressPay();

  const heading = await screen.findByRole('heading', { name: 'Payment received' });
  expect(heading).toHaveFocus();
  expect(heading).toHaveAccessibleDescription('1,000 credits were added. Your balance is now 1,050 credits.');
  expect(screen.getByText(/TS-11111111/)).toBeInTheDocument();
  expect(screen.getByText('TES-000042')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Deploy now' })).toHaveAttribute('href', '/deployment/new');
  expect(made.filter(({ name }) => name === PAY)).toEqual([
    {
      name: PAY,
      body: {
        quoteId: buildQuote().quoteId,
        card: { number: '4242424242424242', expiry: '12/34', cvc: '123' },
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  await waitFor(() => {
    expect(address()).toContain(`&payment=${buildPayment().id}`);
  });
});

it('[SCR-24] shows after a reload what was paid, and charges nothing again', async () => {
  const { calls } = open(
    { 'GET /payments/:id': () => Promise.resolve(buildPayment()) },
    `${CREDITS}&payment=${buildPayment().id}`,
  );
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeInTheDocument();
  expect(calls).not.toContain('POST /payments/quote');
  expect(calls).not.toContain(PAY);
});

it('[BIL-02] says which plan was paid, until when, and leads on to where the person came from', async () => {
  const item = 'plan:premium:monthly';
  open(
    {
      'POST /payments/quote': () => Promise.resolve(buildPlanQuote()),
      'GET /subscription': () => Promise.resolve(buildPremium()),
      [PAY]: () => Promise.resolve(buildPayment({ item, credits: 500 })),
    },
    `/checkout?item=${item}&return=/apphome`,
  );
  await fillTestCard('4242 4242 4242 4242');
  await pressPay();
  const heading = await screen.findByRole('heading', { name: 'Payment received' });
  expect(heading).toHaveAccessibleDescription(/^You are on Premium until .* 500 credits were added\./);
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/apphome');
});

it('never leads back to another site', async () => {
  open({ [PAY]: () => Promise.resolve(buildPayment()) }, `${CREDITS}&return=//evil.example`);
  await fillTestCard('4242 4242 4242 4242');
  await pressPay();
  expect(await screen.findByRole('link', { name: 'Go to billing' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Deploy now|Continue/ })).not.toBeInTheDocument();
});

it('[SCR-24] shows why a card was declined and keeps what was typed', async () => {
  open({
    [PAY]: () => Promise.reject(buildApiError(402, { error: 'Your card was declined.', code: 'DECLINED' })),
  });
  await fillTestCard('4000 0000 0000 0002');
  await pressPay();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your card was declined. Nothing was charged. Try another card.',
  );
  expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 0002');
});

it('[SCR-24] asks the price again when it is too old, says the new total, and keeps the card', async () => {
  const quotes = [buildQuote({ expiresAt: inDays(-1) }), buildQuote({ amount: 81_000 })];
  const { calls } = open({
    'POST /payments/quote': () => Promise.resolve(quotes.shift()),
    [PAY]: () => Promise.resolve(buildPayment({ amount: 81_000 })),
  });
  await fillTestCard('4242 4242 4242 4242');
  await pressPay();
  expect(await screen.findByRole('alert')).toHaveTextContent('The total is now ₹810; it was ₹799.');
  expect(calls).not.toContain(PAY);
  expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹810' }));
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeInTheDocument();
});

it('[SCR-24] asks for the confirmation code, corrects a wrong one, and pays', async () => {
  const fields = { code: 'This code is not right' };
  const answers = [
    () => Promise.reject(buildApiError(400, { error: 'Validation failed', fields })),
    () => Promise.resolve(buildPayment()),
  ];
  const nextAction = { kind: 'confirm', text: 'Enter the test code 123456 to confirm the payment.' } as const;
  open({
    [PAY]: () => Promise.resolve(buildPayment({ status: 'needs_confirmation', receipt: null, nextAction })),
    'POST /payments/:id/confirm': () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
  });
  await fillTestCard('4000 0025 0000 3155');
  await pressPay();

  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm ₹799 for 1,000 credits' }));
  expect(dialog.getByText(nextAction.text)).toBeInTheDocument();
  const code = dialog.getByRole('textbox', { name: 'Confirmation code' });
  await userEvent.type(code, '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(code).toHaveAccessibleDescription('Enter the 6 digits of the code');

  await userEvent.type(code, '0000');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('This code is not right')).toBeInTheDocument();

  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeInTheDocument();
});

it('[SCR-24] keeps a payment whose code is put off, and opens it again', async () => {
  const nextAction = { kind: 'confirm', text: 'Enter the code.' } as const;
  const { calls } = open({
    [PAY]: () => Promise.resolve(buildPayment({ status: 'needs_confirmation', receipt: null, nextAction })),
    'POST /payments/:id/confirm': () => Promise.resolve(buildPayment()),
  });
  await fillTestCard('4000 0025 0000 3155');
  await pressPay();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(
    screen.getByText('The payment waits for its code. Confirm it here or from Billing.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay ₹/ })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Confirmation code' }), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add billing details' })).toHaveAttribute(
    'href',
    '/billing#details',
  );
  expect(calls.filter((name) => name === PAY)).toHaveLength(1);
});

it("[SCR-24] goes to the provider's own page where that takes the card", async () => {
  const url = 'https://pay.example/1';
  const { leave, address, made } = open({
    'GET /plans': () => Promise.resolve(buildPrices({ provider: 'stripe' })),
    [PAY]: () => Promise.resolve(buildPayment({ status: 'pending', nextAction: { kind: 'redirect', url } })),
  });
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  await pressPay();
  await waitFor(() => {
    expect(leave).toHaveBeenCalledWith(url);
    expect(address()).toContain(`&payment=${buildPayment().id}`);
  });
  expect(made.find(({ name }) => name === PAY)?.body).toEqual({ quoteId: buildQuote().quoteId });
});

it('[SCR-24] says "Confirming…" while the notice is on its way', async () => {
  open(
    { 'GET /payments/:id': () => Promise.resolve(buildPayment({ status: 'pending', receipt: null })) },
    `/checkout?payment=${buildPayment().id}`,
  );
  expect(await screen.findByText('Confirming…')).toBeInTheDocument();
});

it('[SCR-24] says why a payment of the address was declined, and tries again', async () => {
  const failed = buildPayment({ status: 'failed', reason: 'The bank said no.', receipt: null });
  const { address } = open(
    { 'GET /payments/:id': () => Promise.resolve(failed) },
    `/checkout?payment=${failed.id}`,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The bank said no.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Pay ₹799' })).toBeInTheDocument();
  await waitFor(() => {
    expect(address()).toBe(CREDITS);
  });
});

it('[VAL-07] lists what is wrong with a card in a summary that takes focus, until it holds', async () => {
  const { calls } = open();
  const number = await screen.findByLabelText('Card number');
  await userEvent.type(number, '4242424242424241');
  await userEvent.type(screen.getByRole('textbox', { name: 'Expiry' }), '1234');
  await pressPay();
  expect(screen.getByRole('group', { name: 'Check these fields' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Card number is not valid' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Expiry' })).toHaveValue('12/34');
  expect(calls).not.toContain(PAY);

  await userEvent.clear(number);
  await userEvent.type(number, '4242424242424242');
  expect(number).toBeValid();
  expect(screen.getByLabelText('CVC')).toBeInvalid();
});

it.each(['/checkout', '/checkout?item=plan:starter:monthly', '/checkout?item=gold'])(
  '[SCR-24] %s says that there is nothing to pay, and leads on',
  async (path) => {
    const { calls } = open({}, path);
    expect(await screen.findByText('There is nothing to pay under this address.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add credits' })).toHaveAttribute('href', '/add-credits');
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/plan-upgrade');
    expect(calls).toEqual([]);
  },
);

it('[SCR-24] says what the server says of an item that is not sold', async () => {
  open({
    'POST /payments/quote': () =>
      Promise.reject(buildApiError(422, { error: 'There is no such item', code: 'UNPROCESSABLE' })),
  });
  expect(await screen.findByText('There is no such item')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to billing' })).toBeInTheDocument();
});

it('[SCR-24] says that nothing can be paid on this server before anything is typed', async () => {
  open({ 'GET /plans': () => Promise.resolve(buildPrices({ provider: null })) });
  expect(await screen.findByText('Nothing can be paid here yet')).toBeInTheDocument();
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
});

it('has no accessibility violations', async () => {
  const { container } = open();
  await screen.findByLabelText('Card number');
  expect((await axe(container)).violations).toEqual([]);
});
