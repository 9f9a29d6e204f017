import fc from 'fast-check';
import { addMonths, addPeriod, daysOf, monthOf } from './months.rules';
import { applyChange, changeOf, type PaidChange, type PlanTarget } from './plan-change.rules';
import { priceOf } from './plan-prices.rules';
import { grantAt, openStanding, standingAt, type Standing } from './standing.rules';

const at = (text: string) => new Date(`${text}T00:00:00.000Z`);
const day = (time: Date) => time.toISOString().slice(0, 10);
const RATE = 88;

const target = (planType: PlanTarget['planType'], period: PlanTarget['period'] = 'monthly'): PlanTarget => ({
  planType,
  period,
});

function paid(standing: Standing, to: PlanTarget, now: Date): { change: PaidChange; standing: Standing } {
  const change = changeOf(standing, to, now, RATE);
  if (change.kind === 'current' || change.kind === 'periodEnd') throw new Error(change.kind);
  return { change, standing: applyChange(standing, to, { ...change, paymentId: 'payment' }, now) };
}

const subscribed = (to: PlanTarget, from = '2026-04-01') =>
  paid(openStanding(at('2026-01-10')), to, at(from)).standing;

describe('months', () => {
  it('[BIL-02] end on the anchor’s day, or on the last one that there is', () => {
    const anchor = at('2027-01-31');
    const ends = [1, 2, 3, 13, 14].map((months) => day(addMonths(anchor, months)));
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29', '2028-03-31']);
    expect(day(addPeriod(anchor, at('2027-02-28'), 1))).toBe('2027-03-31');
    expect(day(addPeriod(at('2028-02-29'), at('2029-02-28'), 12))).toBe('2030-02-28');
    expect(day(addPeriod(at('2028-02-29'), at('2031-02-28'), 12))).toBe('2032-02-29');
  });

  it('[BIL-02] follow each other without a gap, whatever the anchor and the day', () => {
    const moment = fc.date({ min: at('2024-01-01'), max: at('2034-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (anchor, time) => {
        fc.pre(time >= anchor);
        const { start, end } = monthOf(anchor, time);
        expect(start <= time && time < end).toBe(true);
        expect(monthOf(anchor, end).start).toEqual(end);
        const { left, all } = daysOf(start, end, time);
        expect(left >= 1 && left <= all && all >= 28 && all <= 31).toBe(true);
      }),
    );
  });
});

describe('prices', () => {
  it.each([
    ['pro', 'monthly', 88, 176_000],
    ['premium', 'yearly', 88, 3_080_000],
    ['premium', 'monthly', 88.1235, 308_432],
    ['Enterprise', 'monthly', 83.3333, 1_250_000],
  ] as const)('[BIL-02] %s %s at %d is %d paise', (type, period, rate, paise) => {
    expect(priceOf(type, period, rate)).toBe(paise);
  });
});

describe('changeOf', () => {
  it('[BIL-02] charges a whole period from Starter, from now on', () => {
    const { change } = paid(openStanding(at('2026-01-10')), target('pro'), at('2026-01-31'));
    expect(change).toMatchObject({ kind: 'start', amount: 176_000, credits: 200 });
    expect(day(change.endsAt)).toBe('2026-02-28');
  });

  it('[BIL-02] charges the difference for the days left of a dearer plan, and keeps the end', () => {
    const { change, standing } = paid(subscribed(target('pro')), target('premium'), at('2026-04-19'));
    expect(change.lines).toEqual([
      { text: 'Premium, 12 of 30 days', amount: 123_200 },
      { text: 'Credit for unused Pro (12 of 30 days)', amount: -70_400 },
    ]);
    expect(change).toMatchObject({ kind: 'upgrade', amount: 52_800, credits: 120 });
    expect([standing.plan, day(standing.endsAt ?? at('2000-01-01'))]).toEqual(['premium', '2026-05-01']);
    expect(day(standing.nextGrantAt)).toBe('2026-05-01');
  });

  it('[BIL-02] begins a year from now, less what the month has left', () => {
    const { change, standing } = paid(subscribed(target('pro')), target('pro', 'yearly'), at('2026-04-16'));
    expect(change).toMatchObject({ kind: 'restart', amount: 1_760_000 - 88_000, credits: 100 });
    expect(day(change.endsAt)).toBe('2027-04-16');
    expect(day(standing.nextGrantAt)).toBe('2026-05-16');
  });

  it('[BIL-02] renews from seven days before the end, and begins there', () => {
    const standing = subscribed(target('pro'));
    expect(changeOf(standing, target('pro'), at('2026-04-23'), RATE).kind).toBe('current');
    const { change, standing: renewed } = paid(standing, target('pro'), at('2026-04-24'));
    expect(change).toMatchObject({ kind: 'renewal', amount: 176_000, credits: 0 });
    expect([day(change.startsAt), day(change.endsAt)]).toEqual(['2026-05-01', '2026-06-01']);
    expect(changeOf(renewed, target('pro'), at('2026-04-25'), RATE).kind).toBe('current');
    const later = standingAt(renewed, at('2026-05-02'));
    expect([later.plan, day(later.endsAt ?? at('2000-01-01'))]).toEqual(['pro', '2026-06-01']);
    expect(standingAt(renewed, at('2026-06-01')).plan).toBe('starter');
  });

  it.each([
    [target('premium'), target('pro')],
    [target('premium'), target('starter')],
    [target('premium'), target('pro', 'yearly')],
    [target('pro', 'yearly'), target('pro')],
    [target('pro', 'yearly'), target('premium')],
  ])('[BIL-02] leaves %o for %o only at the period’s end', (from, to) => {
    const standing = subscribed(from);
    expect(changeOf(standing, to, at('2026-04-30'), RATE)).toEqual({
      kind: 'periodEnd',
      startsAt: standing.endsAt,
    });
  });

  it('[BIL-02] takes the payment of a plan that was chosen for the end, and begins it there', () => {
    const chosen: Standing = { ...subscribed(target('premium')), nextPlan: 'pro', nextPeriod: 'monthly' };
    expect(changeOf(chosen, target('pro'), at('2026-04-10'), RATE).kind).toBe('periodEnd');
    const { change, standing } = paid(chosen, target('pro'), at('2026-04-28'));
    expect(change.kind).toBe('renewal');
    expect(standingAt(standing, at('2026-04-30')).plan).toBe('premium');
    expect(standingAt(standing, at('2026-05-01')).plan).toBe('pro');
    expect(standingAt(chosen, at('2026-05-01')).plan).toBe('starter');
  });

  it('[BIL-02] takes a renewal that is paid already off a dearer plan', () => {
    const { standing } = paid(subscribed(target('pro')), target('pro'), at('2026-04-26'));
    const { change, standing: after } = paid(standing, target('premium'), at('2026-04-26'));
    expect(change.lines.map(({ amount }) => amount)).toEqual([308_000, -29_333, -176_000]);
    expect([day(after.endsAt ?? at('2000-01-01')), after.renewedPlan]).toEqual(['2026-05-26', null]);
  });

  it('[BIL-02] asks for a positive amount of whole paise that is the sum of its lines, and never shortens what is paid', () => {
    const types = fc.constantFrom('pro', 'premium', 'Enterprise');
    const targets = fc.record({
      planType: types,
      period: fc.constantFrom('monthly', 'yearly'),
    }) as fc.Arbitrary<PlanTarget>;
    const steps = fc.array(fc.tuple(targets, fc.integer({ min: 0, max: 400 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 999_999 }), (all, rate) => {
        let now = at('2027-01-31');
        let standing = openStanding(now);
        for (const [to, days] of all) {
          now = new Date(now.getTime() + days * 86_400_000);
          standing = standingAt(standing, now);
          standing = { ...standing, nextGrantAt: grantAt(standing, now).nextGrantAt };
          const change = changeOf(standing, to, now, rate / 1000);
          if (change.kind === 'current' || change.kind === 'periodEnd') continue;
          const sum = change.lines.reduce((total, { amount }) => total + amount, 0);
          expect(change.amount).toBe(sum);
          expect(Number.isInteger(sum) && sum > 0).toBe(true);
          expect(change.credits >= 0 && Math.round(change.credits * 100) / 100 === change.credits).toBe(true);
          expect(change.endsAt > now && (standing.endsAt ?? now) <= change.endsAt).toBe(true);
          standing = applyChange(standing, to, { ...change, paymentId: 'payment' }, now);
        }
      }),
    );
  });
});

describe('grantAt', () => {
  it('[BIL-02] gives the running month’s credits once, and none of the months that nobody was there', () => {
    const standing = openStanding(at('2026-01-31'));
    expect(grantAt(standing, at('2026-02-27')).grant).toBe(undefined);
    const { grant, nextGrantAt } = grantAt(standing, at('2026-06-15'));
    expect([grant?.amount, day(grant?.month ?? at('2000-01-01')), day(nextGrantAt)]).toEqual([
      50,
      '2026-05-31',
      '2026-06-30',
    ]);
    expect(grantAt({ ...standing, nextGrantAt }, at('2026-06-15')).grant).toBe(undefined);
  });

  it('[BIL-02] goes on with the account’s own months once a plan is over', () => {
    const over = standingAt(subscribed(target('premium')), at('2026-05-02'));
    expect([over.plan, day(over.nextGrantAt), day(over.startedAt)]).toEqual([
      'starter',
      '2026-05-10',
      '2026-05-01',
    ]);
  });

  it('[BIL-02] comes twelve times in a year that is paid at once', () => {
    let standing = subscribed(target('pro', 'yearly'));
    let grants = 1;
    for (let now = at('2026-04-01'); now < at('2027-04-01'); now = new Date(now.getTime() + 86_400_000)) {
      const { grant, nextGrantAt } = grantAt(standing, now);
      standing = { ...standing, nextGrantAt };
      if (grant) grants += 1;
    }
    expect(grants).toBe(12);
  });
});
