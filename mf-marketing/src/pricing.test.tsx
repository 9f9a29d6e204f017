import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLivelySession, buildUser, renderRemote } from '@tessera/shared/testing';
import { siteOpener } from './site-testing';

const openSite = siteOpener(renderRemote);

async function openPricing() {
  const view = await openSite('/pricing');
  await screen.findByRole('heading', { level: 1 });
  return view;
}

function prices(): (string | null)[] {
  return screen.getAllByRole('article').map((card) => within(card).getByText(/^\$/).textContent);
}

describe('the pricing page', () => {
  it("[PRC-01] switches between monthly and annual prices, with the badge 'Save 20%'", async () => {
    await openPricing();
    expect(screen.getByText('Save 20%')).toBeVisible();
    expect(prices()).toEqual(['$0', '$20', '$35', '$150']);
    await userEvent.click(screen.getByRole('radio', { name: /Annual/ }));
    expect(prices()).toEqual(['$0', '$200', '$350', '$1,500']);
  });

  it('[PRC-02] shows four plans, premium featured as Most Popular and selected', async () => {
    await openPricing();
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Starter',
      'Pro',
      'PremiumMost Popular',
      'Enterprise',
    ]);
    expect(cards.map((card) => card.hasAttribute('data-selected'))).toEqual([false, false, true, false]);
    expect(screen.getByRole('article', { name: 'Starter plan' })).toHaveTextContent('50 credits a month');
    expect(screen.getByRole('article', { name: 'Starter plan' })).toHaveTextContent('No support');
    expect(screen.getByRole('article', { name: 'Pro plan' })).toHaveTextContent('User roles & permissions');
    expect(screen.getByRole('article', { name: 'Enterprise plan' })).toHaveTextContent(
      '3,500 credits a month',
    );

    await userEvent.click(screen.getByRole('article', { name: 'Pro plan' }));
    expect(screen.getByRole('article', { name: 'Pro plan' })).toHaveAttribute('data-selected');
  });

  it('[PRC-03] compares the plans in a table', async () => {
    await openPricing();
    const [, ...rows] = screen.getAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['1', '4', '8', 'up to 64'],
      ['2 GiB', '8 GiB', '16 GiB', 'up to 128 GiB'],
      ['1 GiB', '100 GiB', '1000 GiB', 'custom'],
      ['1', '3', 'all', 'all'],
      ['1200 minutes', 'unlimited', 'unlimited', 'unlimited'],
      ['2 GiB', '50 GiB', '256 GiB', 'custom'],
      ['1', 'unlimited', 'unlimited', 'unlimited'],
    ]);
  });

  it('[PRC-04] answers what a message costs by the size of its task, and ends in a call to action', async () => {
    await openPricing();
    const costs = screen.getAllByRole('definition').map((cost) => cost.textContent);
    expect(costs).toEqual(['0.10 credits', '1 credit', '1.5 credits', '5 credits', '10 credits']);
    expect(screen.getAllByRole('group').map((item) => item.hasAttribute('open'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const main = screen.getByRole('heading', { name: 'Try it before you decide' });
    expect(main).toBeVisible();
  });

  it('[PRC-05] goes to /auth with the plan and its billing period', async () => {
    const { place } = await openPricing();
    await userEvent.click(screen.getByRole('radio', { name: /Annual/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose Pro' }));
    expect(place.current).toMatchObject({
      pathname: '/auth',
      state: {
        type: 'pro',
        name: 'Pro',
        basePrice: 200,
        billingPeriod: 'yearly',
        description: 'For one person who keeps applications running.',
      },
    });
  });

  describe('while it is not known who is there', () => {
    afterEach(() => {
      jest.useRealTimers();
    });

    async function openUnknown() {
      const lively = buildLivelySession({ status: 'loading' });
      const open = siteOpener((view, options) =>
        renderRemote(view, { ...options, shell: { session: lively.session } }),
      );
      const view = await open('/pricing');
      jest.useFakeTimers();
      return { ...view, hear: lively.hear };
    }
    const press = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
    };
    const pass = (milliseconds: number) => {
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    };

    it('[PRC-05] goes to /auth with the plan chosen last when no answer comes, and nowhere by itself afterwards', async () => {
      const { place, hear } = await openUnknown();
      press('Choose Premium');
      press('Choose Pro');
      expect(screen.getByRole('button', { name: 'Choose Pro' })).toHaveAttribute('aria-busy', 'true');
      pass(2000);
      expect(place.current).toMatchObject({ pathname: '/auth', state: { type: 'pro' } });
      const { key } = place.current ?? {};

      hear({ status: 'signedIn', user: buildUser() });
      pass(60_000);
      expect(place.current?.key).toBe(key);
    });

    it('[PRC-05] goes where plans are changed when somebody is signed in after all', async () => {
      const { place, hear } = await openUnknown();
      press('Choose Pro');
      expect(place.current?.pathname).toBe('/pricing');
      hear({ status: 'signedIn', user: buildUser() });
      pass(0);
      expect(place.current).toMatchObject({ pathname: '/plan-upgrade', state: { type: 'pro' } });
    });

    it('[PRC-05] forgets the choice of somebody who left the page', async () => {
      const { place, hear } = await openUnknown();
      press('Choose Pro');
      fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
      const { pathname } = place.current ?? {};
      expect(pathname).not.toBe('/pricing');
      hear({ status: 'signedIn', user: buildUser() });
      pass(60_000);
      expect(place.current?.pathname).toBe(pathname);
    });
  });
});
