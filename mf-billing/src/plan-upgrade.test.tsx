import type { PlanChoice } from '@tessera/shared/contracts';
import { planState } from '@tessera/shared/remote/hand-over';
import { buildApiError, type Answers } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { formatDay } from './lib/day';
import { openPage } from './lib/pages-testing';
import { buildChange, buildPremium, buildPrices, inDays } from './lib/testing/builders';
import { BillingRoutes } from './routes';

type Path = Parameters<typeof openPage>[1];
const CHANGE = 'GET /subscription/change';
const open = (answers: Answers = {}, path: Path = '/plan-upgrade') =>
  openPage(<BillingRoutes />, path, { [CHANGE]: () => Promise.resolve(buildChange()), ...answers });
const radio = (name: string) => screen.findByRole('radio', { name });

it('[BIL-02] shows the four plans, the present one marked, Premium chosen', async () => {
  open();
  expect(await radio('Premium')).toBeChecked();
  expect(await radio('Starter')).toHaveAccessibleDescription(/Current plan/);
  expect(await radio('Pro')).toHaveAccessibleDescription(/\$20 a month/);
  expect(await radio('Enterprise')).toHaveAccessibleDescription(/3,500 credits a month.*\$150 a month/);
  await userEvent.click(await radio('Annual'));
  expect(await radio('Pro')).toHaveAccessibleDescription(/\$200 a year/);
  expect(screen.getByText('Save 20%')).toBeInTheDocument();
});

it('[SCR-23] marks the plan as the present one only for its own period', async () => {
  open({ 'GET /subscription': () => Promise.resolve(buildPremium()) });
  expect(await radio('Premium')).toHaveAccessibleDescription(/Current plan/);
  await userEvent.click(await radio('Annual'));
  expect(await radio('Premium')).not.toHaveAccessibleDescription(/Current plan/);
});

it('[SCR-23] says what happens today and at the end of the period, and leads to the checkout', async () => {
  const endsAt = inDays(20);
  const change = buildChange({ amountToday: 112_000, amountNext: 308_000, endsAt, credits: 300 });
  const { made } = open({ [CHANGE]: () => Promise.resolve(change) });
  expect(await screen.findByText(`₹1,120 today, ₹3,080 from ${formatDay(endsAt)}.`)).toBeInTheDocument();
  expect(screen.getByText('You get 300 credits right away.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    '/checkout?item=plan:premium:monthly',
  );
  await userEvent.click(await radio('Pro'));
  expect(await screen.findByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
    'href',
    '/checkout?item=plan:pro:monthly',
  );
  expect(made.filter(({ name }) => name === CHANGE).map(({ query }) => query)).toEqual([
    { planType: 'premium', period: 'monthly' },
    { planType: 'pro', period: 'monthly' },
  ]);
});

it('[AUTH-10] preselects the plan that was chosen on /pricing', async () => {
  const plan: PlanChoice = {
    type: 'pro',
    name: 'Pro',
    basePrice: 200,
    billingPeriod: 'yearly',
    description: 'For builders',
  };
  open({}, { pathname: '/plan-upgrade', state: planState(plan) });
  expect(await radio('Pro')).toBeChecked();
  expect(await radio('Annual')).toBeChecked();
});

it('[SCR-23] finds the choice of the address again', async () => {
  open({}, '/plan-upgrade?plan=Enterprise&period=yearly&return=/deployment/new');
  expect(await radio('Enterprise')).toBeChecked();
  expect(await screen.findByRole('link', { name: 'Upgrade to Enterprise' })).toHaveAttribute(
    'href',
    '/checkout?item=plan:Enterprise:yearly&return=%2Fdeployment%2Fnew',
  );
});

describe('a cheaper plan', () => {
  const startsAt = inDays(20);
  const day = formatDay(startsAt);
  const later = buildChange({
    kind: 'periodEnd',
    amountToday: 0,
    amountNext: 176_000,
    startsAt,
    endsAt: null,
    credits: 0,
    exceeded: ['3 collaborators invited, Pro allows 2'],
  });
  const premium = buildPremium({ endsAt: startsAt });
  const switched = buildPremium({
    endsAt: startsAt,
    next: { planType: 'pro', planName: 'Pro', period: 'monthly' },
  });
  const answers = (put: (body: unknown) => unknown): Answers => ({
    'GET /subscription': () => Promise.resolve(premium),
    [CHANGE]: () => Promise.resolve(later),
    'PUT /subscription': ({ body }) => put(body),
  });

  it('[SCR-23] says first what it is too small for, then begins at the end of the period, and is taken back', async () => {
    const bodies: unknown[] = [];
    open(
      answers((body) => {
        bodies.push(body);
        return Promise.resolve(bodies.length === 1 ? switched : premium);
      }),
      '/plan-upgrade?plan=pro',
    );
    expect(await screen.findByText('Pro is too small for what you have')).toBeInTheDocument();
    expect(screen.getByText('3 collaborators invited, Pro allows 2')).toBeInTheDocument();
    expect(screen.getByText(`You keep Premium until ${day}.`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Switch at period end' }));
    const dialog = within(screen.getByRole('alertdialog', { name: `Switch to Pro on ${day}?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch at period end' }));

    expect(await screen.findByText(`Premium until ${day}, then Pro`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Switch at period end' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Premium' }));
    expect(await screen.findByRole('button', { name: 'Switch at period end' })).toBeInTheDocument();
    expect(bodies).toEqual([
      { planType: 'pro', period: 'monthly' },
      { planType: 'premium', period: 'monthly' },
    ]);
  });

  it('[SCR-23] changes nothing when the server refuses', async () => {
    const { shell } = open(
      answers(() => Promise.reject(buildApiError(403, { error: 'That takes a payment.' }))),
      '/plan-upgrade?plan=pro',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Switch at period end' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Switch at period end' }),
    );
    expect(await screen.findByRole('button', { name: 'Switch at period end' })).toBeInTheDocument();
    expect(shell.notify).toHaveBeenCalledWith({ type: 'error', title: 'That takes a payment.' });
  });
});

it('[PRC-03] compares the plans by the limits that accounts are held to', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'What the plans allow' }));
  for (const row of [
    'Public apps 1 unlimited unlimited unlimited',
    'Collaborators 1 3 all all',
    'Development time 1,200 minutes unlimited unlimited unlimited',
    'Storage per app 2 GiB 50 GiB 256 GiB custom',
    'Transfer 1 GiB 100 GiB 1,000 GiB custom',
    'vCPUs 1 4 8 up to 64',
    'Memory 2 GiB 8 GiB 16 GiB up to 128 GiB',
  ])
    expect(table.getByRole('row', { name: row })).toBeInTheDocument();
});

it('[SCR-23] shows two plans at a time on a phone', async () => {
  const media = jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  open();
  const table = within(await screen.findByRole('table', { name: 'What the plans allow' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What',
    'Starter',
    'Premium',
  ]);
  media.mockRestore();
});

it('[SCR-24] says that nothing can be paid where no provider is set up', async () => {
  open({ 'GET /plans': () => Promise.resolve(buildPrices({ provider: null })) });
  expect(await screen.findByText('Nothing can be paid here yet')).toBeInTheDocument();
  await screen.findByText(/today,/);
  expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
});

it('shows what went wrong, and tries again', async () => {
  const answers = [
    () => Promise.reject(buildApiError(500, { error: 'Something went wrong on our side.' })),
    () => Promise.resolve(buildPremium()),
  ];
  open({ 'GET /subscription': () => answers.shift()?.() });
  expect(await screen.findByText('Something went wrong on our side.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await radio('Premium')).toHaveAccessibleDescription(/Current plan/);
});

it('has no accessibility violations', async () => {
  const { container } = open();
  await screen.findByText(/today,/);
  expect((await axe(container)).violations).toEqual([]);
});
