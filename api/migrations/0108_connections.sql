-- PostgreSQL databases of people's own (SCR-13).
create table database_connections (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  host text not null,
  port integer not null,
  database_name text not null,
  user_name text not null,
  ssl text not null check (ssl in ('require', 'verify', 'off')),
  certificate text,
  -- Sealed under SECRETS_KEY, for this connection at this host, port and user only.
  sealed_password text,
  read_only boolean not null,
  project_id uuid references projects (id) on delete set null,
  -- Of what is kept now.
  last_test jsonb,
  idempotency_key text not null,
  request_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, name),
  unique (user_id, idempotency_key)
);
create index database_connections_project on database_connections (project_id);
