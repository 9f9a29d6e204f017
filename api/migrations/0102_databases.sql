-- Where the records of a project's application are kept (DATA-01): in its visitor's browser, or in a database of its own.
alter table projects
  add column data_place text not null default 'browser' check (data_place in ('browser', 'database'));

-- What there is of a project's database. The records themselves are elsewhere: a folder, or a schema of another database.
create table databases (
  id uuid primary key,
  project_id uuid not null unique references projects (id) on delete cascade,
  created_at timestamptz not null
);

create table database_environments (
  database_id uuid not null references databases (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  revision integer not null,
  records integer not null,
  bytes bigint not null,
  version_id uuid not null,
  migrated_at timestamptz not null,
  primary key (database_id, environment)
);
