-- What a session shows of itself in the list of devices.
alter table sessions add column device text not null default 'Unknown device';

-- An account that signs in by a provider only has no password.
alter table users alter column password_hash drop not null;

-- Who a user is at a provider.
create table identities (
  id uuid primary key,
  provider text not null check (provider in ('google', 'github', 'apple')),
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  display_name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  unique (provider, subject)
);
create index identities_user on identities (user_id);

-- What a provider's return gives the page; exchanged once, by the browser that began.
create table sign_in_codes (
  code_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  binding_hash text not null,
  return_path text,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What the code of 'forgot password' is exchanged for.
create table reset_tokens (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_tokens_user on reset_tokens (user_id);

-- Calls in the current minute, so that a limit holds across server processes.
create table call_counts (
  scope text not null,
  subject text not null,
  calls integer not null,
  window_ends timestamptz not null,
  primary key (scope, subject)
);
