create table credits (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  balance numeric(14, 2) not null check (balance >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Append-only; the balance is the sum of a user's entries. It outlives the record.
create table ledger_entries (
  position bigint generated always as identity primary key,
  id uuid not null unique,
  user_id uuid not null references users (id) on delete cascade,
  amount numeric(14, 2) not null,
  balance_after numeric(14, 2) not null,
  kind text not null check (kind in ('grant', 'purchase', 'deployment', 'refund', 'adjustment', 'message')),
  note text not null,
  -- What the entry was made for; makes a retry harmless.
  reference text not null unique,
  at timestamptz not null
);
create index ledger_entries_user on ledger_entries (user_id, position desc);
