create table users (
  id uuid primary key,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  plan text not null default 'Starter',
  -- The plan picked on the pricing page, kept until checkout.
  chosen_plan jsonb,
  -- Null until the one-time code has been entered.
  verified_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One sign-in. Every refresh token of it falls with it.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  id uuid primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  token_hash text not null unique,
  -- 'tab' lives in the page, 'cookie' outlives the browser.
  kind text not null check (kind in ('tab', 'cookie')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set at the one use; a second use revokes the session.
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Kept by address and not by user, so that an unknown address behaves like a known one.
create table one_time_codes (
  email text not null,
  purpose text not null check (purpose in ('verify', 'reset')),
  -- Null: a decoy that never verifies.
  user_id uuid references users (id) on delete cascade,
  code_hash text not null,
  attempts integer not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
);

-- Failures by account and by network address.
create table throttles (
  scope text not null,
  subject text not null,
  failures integer not null,
  locks integer not null,
  locked_until timestamptz,
  updated_at timestamptz not null,
  primary key (scope, subject)
);

create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamptz not null
);

create table sealed_settings (
  name text primary key,
  sealed_value text not null
);
