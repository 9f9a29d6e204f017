-- When somebody wrote to an environment last, as far as it was counted: what changed is backed up once a day (DATA-05).
alter table database_environments
  add column changed_at timestamptz;

-- Everything that an environment held at a time, packed; the version says which code goes with it.
create table database_backups (
  id uuid primary key,
  database_id uuid not null references databases (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  version_id uuid not null,
  reason text not null check (reason in ('hand', 'daily', 'before-migration', 'before-restore')),
  note text not null,
  records integer not null,
  bytes bigint not null,
  content bytea not null,
  created_at timestamptz not null
);
create index database_backups_of on database_backups (database_id, environment, created_at);

-- What became of each migration (SCR-15).
create table database_migrations (
  id uuid primary key,
  database_id uuid not null references databases (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  from_version_id uuid,
  to_version_id uuid not null,
  summary jsonb not null,
  risk text not null check (risk in ('safe', 'slow', 'loses-data')),
  forward text not null,
  backward text not null,
  state text not null check (state in ('applied', 'failed')),
  reason text,
  ms integer not null,
  created_at timestamptz not null
);
create index database_migrations_of on database_migrations (database_id, environment, created_at);

-- Statements that the owner of a project keeps (SCR-12).
create table database_queries (
  id uuid primary key,
  database_id uuid not null references databases (id) on delete cascade,
  name text not null,
  sql text not null,
  created_at timestamptz not null,
  unique (database_id, name)
);
