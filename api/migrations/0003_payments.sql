create table payment_quotes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  item text not null,
  lines jsonb not null,
  -- Paise.
  amount bigint not null check (amount > 0),
  credits numeric(14, 2) not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table payments (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  quote_id uuid not null references payment_quotes (id) on delete cascade,
  idempotency_key text not null,
  provider text not null,
  status text not null check (status in ('pending', 'needs_confirmation', 'succeeded', 'failed')),
  amount bigint not null,
  credits numeric(14, 2) not null,
  -- The only part of a card that is kept.
  last4 text,
  reason text,
  next_action text,
  confirm_attempts integer not null default 0,
  receipt text,
  at timestamptz not null,
  unique (user_id, idempotency_key)
);
create index payments_user on payments (user_id, at desc);

-- A provider may deliver an event more than once; it counts once.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  payment_id uuid not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
