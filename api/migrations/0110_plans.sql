-- What an account is on (BIL-02). Every account has a row, also on Starter: it says when its next monthly credits are due.
create table subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  plan text not null check (plan in ('starter', 'pro', 'premium', 'Enterprise')),
  -- Null on Starter, as `period_start` and `ends_at`.
  period text check (period in ('monthly', 'yearly')),
  -- When the account was opened: Starter's months are counted from here.
  opened_at timestamptz not null,
  started_at timestamptz not null,
  -- From here a paid plan's months are counted, of its credits and of its periods.
  anchor timestamptz not null,
  period_start timestamptz,
  ends_at timestamptz,
  is_cancelled boolean not null default false,
  -- Chosen for the end of what is paid; it takes a payment.
  next_plan text,
  next_period text,
  -- Paid already, from `ends_at` on.
  renewed_plan text,
  renewed_period text,
  renewed_ends_at timestamptz,
  renewed_payment_id uuid,
  -- Of what is paid and runs: its payments, and what each of them took the place of. A refund takes back only its own.
  layers jsonb not null default '[]',
  next_grant_at timestamptz not null,
  -- Counts changes of what is paid: a price that was quoted before one is not good any more.
  revision integer not null default 0,
  check ((plan = 'starter') = (ends_at is null)),
  check ((period is null) = (ends_at is null) and (period_start is null) = (ends_at is null)),
  check ((renewed_plan is null) = (renewed_ends_at is null) and (renewed_plan is null) = (renewed_period is null))
);
create index subscriptions_due on subscriptions (least(next_grant_at, ends_at));

-- Months are counted in UTC, as the server does, whatever the session's time zone.
insert into subscriptions (user_id, plan, opened_at, started_at, anchor, next_grant_at)
select id, 'starter', opened, opened, opened, (opened at time zone 'utc' + interval '1 month') at time zone 'utc'
from (
  select u.id, coalesce(
    (select l.at from ledger_entries l where l.reference = 'grant:starter:' || u.id), u.verified_at, u.created_at
  ) as opened
  from users u where u.verified_at is not null
) accounts;

-- Whose period a month's credits belong to: they are taken back with it. No foreign key, since entries are never changed.
alter table ledger_entries add column plan_payment_id uuid;

-- Until when `plan` holds; null: for good.
alter table users add column plan_ends_at timestamptz;
