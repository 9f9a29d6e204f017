-- Content-addressed: the same text is kept once, whoever wrote it.
create table blobs (
  hash text primary key,
  size integer not null,
  content text not null
);

create table trees (
  hash text primary key,
  entries jsonb not null
);

create table versions (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  number integer not null,
  note text not null,
  author text not null check (author in ('user', 'agent')),
  run_id uuid,
  name text,
  pinned boolean not null default false,
  tree_hash text not null references trees (hash),
  -- What the builder had written before hand edits: the base that the next change is merged on.
  generated_hash text not null references trees (hash),
  -- json, not jsonb: the model's file is written in the model's own order of keys.
  model json not null,
  -- Undo and redo: the version whose work this one shows (itself, unless made by undo or redo), the one
  -- before that work, and the version that redo brings back.
  position_id uuid not null,
  before_id uuid,
  redo_id uuid,
  created_at timestamptz not null
);
create unique index versions_project_number on versions (project_id, number);
-- At most one version comes out of a run.
create unique index versions_run on versions (run_id);
alter table projects
  add constraint projects_head_version foreign key (head_version_id) references versions (id) on delete set null;

create table builds (
  tree_hash text primary key,
  js text not null,
  css text not null,
  error jsonb,
  created_at timestamptz not null
);
