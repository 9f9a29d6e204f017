import { buildApiError, buildCredits, type Answers } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openPage } from './lib/pages-testing';
import { buildPrices } from './lib/testing/builders';
import { BillingRoutes } from './routes';

const open = (answers: Answers = {}, path = '/add-credits') => openPage(<BillingRoutes />, path, answers);
const continueLink = () => screen.findByRole('link', { name: 'Continue' });

it('[BIL-03] shows balance and packs with price, price for 1,000 and what they are enough for', async () => {
  open();
  const small = await screen.findByRole('radio', { name: '1,000 credits' });
  expect(small).toBeChecked();
  expect(small).toHaveAccessibleDescription(
    '₹799 per 1,000 credits. With your 50 credits that is enough for 1 deployment ₹799',
  );
  expect(screen.getByRole('radio', { name: '5,000 credits' })).toHaveAccessibleDescription(
    '₹699.80 per 1,000 credits. With your 50 credits that is enough for 5 deployments ₹3,499',
  );
  expect(screen.getByText('Deploying needs more than 1,000 credits.')).toBeInTheDocument();
});

it('[SCR-25] leads to the checkout of the chosen pack', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: '5,000 credits' }));
  expect(await continueLink()).toHaveAttribute('href', '/checkout?item=credits:5000');
});

it('[SCR-25] preselects the smallest pack that is enough, and carries the way back', async () => {
  open(
    { 'GET /credits/user/:userId': () => Promise.resolve([buildCredits({ balancecredits: 0 })]) },
    '/add-credits?need=1000&return=/deployment/new',
  );
  expect(await screen.findByRole('radio', { name: '5,000 credits' })).toBeChecked();
  expect(await continueLink()).toHaveAttribute(
    'href',
    '/checkout?item=credits:5000&return=%2Fdeployment%2Fnew',
  );
});

it('[SCR-25] takes a pack that the address names', async () => {
  open({}, '/add-credits?pack=credits-20000');
  expect(await screen.findByRole('radio', { name: '20,000 credits' })).toBeChecked();
});

it('never carries the way back to another site', async () => {
  open({}, '/add-credits?return=//evil.example');
  expect(await continueLink()).toHaveAttribute('href', '/checkout?item=credits:1000');
});

it('[SCR-24] says that nothing can be paid before anybody chooses', async () => {
  open({ 'GET /plans': () => Promise.resolve(buildPrices({ provider: null })) });
  expect(await screen.findByText('Nothing can be paid here yet')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
});

it('[SCR-25] shows an error with "Try again" when there is no price list, and guesses nothing', async () => {
  const answers = [
    () => Promise.reject(buildApiError(503, { error: 'Prices are not available.', code: 'UNAVAILABLE' })),
    () => Promise.resolve(buildPrices()),
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
