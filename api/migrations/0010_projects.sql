create table projects (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  description text not null default '',
  head_version_id uuid,
  idempotency_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
-- A name is unique among the projects that a person has, not among those deleted.
create unique index projects_user_name on projects (user_id, lower(name)) where deleted_at is null;
create unique index projects_user_key on projects (user_id, idempotency_key);

create table agents (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  name text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create unique index agents_project_default on agents (project_id) where is_default;
