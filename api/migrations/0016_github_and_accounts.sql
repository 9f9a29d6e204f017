-- A GitHub account that a user connected, for repositories. Signing in by GitHub is `identities`.
create table github_connections (
  user_id uuid primary key references users (id) on delete cascade,
  github_id text not null,
  login text not null,
  -- Sealed under SECRETS_KEY, for this user only.
  sealed_token text not null,
  scopes text not null,
  connected_at timestamptz not null
);

-- An attempt to connect one. Good once, for the session that began it.
create table github_attempts (
  state_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  sealed_verifier text not null,
  return_path text,
  expires_at timestamptz not null
);
create index github_attempts_session on github_attempts (session_id);

-- What the user chose for the pages: theme, language of dates and numbers.
alter table users add column preferences jsonb not null default '{}';

-- What happened to an account, for its owner to read.
create table activity (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  detail text not null,
  -- The network address it came from, where one is known.
  address text
);
create index activity_user on activity (user_id, at desc, id desc);

-- A link to a copy of one's own data.
create table data_exports (
  secret_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_exports_user on data_exports (user_id);
