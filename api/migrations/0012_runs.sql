create table runs (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  agent_id uuid not null references agents (id),
  message text not null,
  mode text not null,
  status text not null,
  answer text not null default '',
  suggestions jsonb not null default '[]',
  receipt jsonb,
  version_id uuid,
  error text,
  idempotency_key text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index runs_user_key on runs (user_id, idempotency_key);
create unique index runs_one_running on runs (project_id) where status = 'running';
create index runs_project on runs (project_id, created_at);
create index runs_user on runs (user_id, created_at);

create table run_events (
  run_id uuid not null references runs (id) on delete cascade,
  seq integer not null,
  event jsonb not null,
  created_at timestamptz not null,
  primary key (run_id, seq)
);
