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
import { buildPayment, packs } from './lib/testing/builders';
import { BillingRoutes } from './routes';

const PAY = 'POST /payments';

function open(answers: Answers = {}, path = '/add-credits') {
  const { api, ...server } = buildApi({
    'GET /plans': () => Promise.resolve({ plans: [], packs, currency: 'INR' }),
    'GET /credits/user/:userId': () => Promise.resolve([buildCredits({ balancecredits: 50 })]),
    'POST /payments/quote': () => Promise.resolve({ quoteId: 'quote', amount: 79_900 }),
    ...answers,
  });
  return {
    ...renderRemote(<BillingRoutes />, { path, shell: { api, session: buildSession(buildUser()) } }),
    ...server,
  };
}

const pressPay = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Pay ₹/ }));
};
const fillTestCard = async (number: string) => {
  await userEvent.click(await screen.findByRole('button', { name: number }));
};

it('[BIL-03] shows packs with price, price for 1,000 and what they are enough for', async () => {
  open();
  const small = await screen.findByRole('radio', { name: '1,000 credits' });
  expect(small).toBeChecked();
  expect(small).toHaveAccessibleDescription(
    '₹799 per 1,000 credits. With your 50 credits that is enough for 1 deployment ₹799',
  );
  expect(screen.getByRole('radio', { name: '5,000 credits' })).toHaveAccessibleDescription(
    '₹699.80 per 1,000 credits. With your 50 credits that is enough for 5 deployments ₹3,499',
  );
});

it('[BIL-03] buys with a test card and shows receipt, new balance and the way back to deploy', async () => {
  const balances = [50, 1050];
  const { made } = open(
    {
      'GET /credits/user/:userId': () =>
        Promise.resolve([buildCredits({ balancecredits: balances.shift() ?? 0 })]),
      [PAY]: () => Promise.resolve(buildPayment()),
    },
    '/add-credits?return=/deployment/new',
  );
  await fillTestCard('4242 4242 4242 4242');
  await pressPay();

  const heading = await screen.findByRole('heading', { name: 'Payment received' });
  expect(heading).toHaveFocus();
  expect(heading).toHaveAccessibleDescription('1,000 credits were added. Your balance is now 1,050 credits.');
  expect(screen.getByText(/TS-11111111/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Deploy now' })).toHaveAttribute('href', '/deployment/new');
  expect(made.filter(({ name }) => name === PAY)).toEqual([
    {
      name: PAY,
      body: { quoteId: 'quote', card: { number: '4242424242424242', expiry: '12/34', cvc: '123' } },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
});

it('never leads back to another site', async () => {
  open({ [PAY]: () => Promise.resolve(buildPayment()) }, '/add-credits?return=//evil.example');
  await fillTestCard('4242 4242 4242 4242');
  await pressPay();
  expect(await screen.findByRole('link', { name: 'Go to billing' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Deploy now|Continue/ })).not.toBeInTheDocument();
});

it('shows why a card was declined and keeps what was typed', async () => {
  open({
    [PAY]: () => Promise.reject(buildApiError(402, { error: 'Your card was declined.', code: 'DECLINED' })),
  });
  await fillTestCard('4000 0000 0000 0002');
  await pressPay();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 0002');
});

it('asks for the confirmation code, corrects a wrong one, and pays', async () => {
  const answers = [
    () =>
      Promise.reject(
        buildApiError(400, {
          error: 'Validation failed',
          code: 'BAD_REQUEST',
          fields: { code: 'This code is not right' },
        }),
      ),
    () => Promise.resolve(buildPayment()),
  ];
  open({
    [PAY]: () =>
      Promise.resolve(
        buildPayment({
          status: 'needs_confirmation',
          receipt: null,
          nextAction: { kind: 'confirm', text: 'Enter the test code 123456 to confirm the payment.' },
        }),
      ),
    'POST /payments/:id/confirm': () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
  });
  await fillTestCard('4000 0025 0000 3155');
  await pressPay();

  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payment' }));
  expect(dialog.getByText('Enter the test code 123456 to confirm the payment.')).toBeInTheDocument();
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

it('[VAL-07] lists what is wrong with a card in a summary that takes focus', async () => {
  const { made } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Card number' }), '4242424242424241');
  await userEvent.type(screen.getByRole('textbox', { name: 'Expiry' }), '1234');
  await pressPay();
  expect(screen.getByRole('group', { name: 'Check these fields' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Card number is not valid' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Expiry' })).toHaveValue('12/34');
  expect(made.filter(({ name }) => name === 'POST /payments/quote')).toEqual([]);
});

it('[SCR-25] shows an error with "Try again" when there is no price list, and guesses nothing', async () => {
  const answers = [
    () => Promise.reject(buildApiError(503, { error: 'Prices are not available.', code: 'UNAVAILABLE' })),
    () => Promise.resolve({ plans: [], packs, currency: 'INR' }),
  ];
  open({ 'GET /plans': () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')) });
  expect(await screen.findByText('Prices are not available.')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: '1,000 credits' })).toBeInTheDocument();
});

it('has no accessibility violations', async () => {
  const { container } = open();
  await screen.findByText(/enough for 1 deployment/);
  expect((await axe(container)).violations).toEqual([]);
});

it('[VAL-07] says no longer what is wrong with a field once it holds', async () => {
  open();
  await pressPay();
  const number = await screen.findByLabelText('Card number');
  expect(number).toBeInvalid();

  await userEvent.type(number, '4242');
  expect(number).toBeInvalid();
  await userEvent.type(number, '424242424242');

  expect(number).toBeValid();
  expect(screen.getByLabelText('CVC')).toBeInvalid();
  expect(number).toHaveFocus();
});
