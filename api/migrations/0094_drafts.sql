-- Applications that visitors try without an account: each belongs to one browser, for a day, unless somebody keeps it as a project.
create table drafts (
  id uuid primary key,
  -- Of the secret that the browser's cookie has.
  token_hash text not null unique,
  prompt text not null,
  status text not null check (status in ('making', 'ready', 'failed')),
  -- What is under way, or what failed; null while it waits for its turn.
  step text,
  error text,
  -- Where it runs: a part of its preview's host.
  label text not null unique,
  tree_hash text references trees (hash),
  generated_hash text references trees (hash),
  -- json, not jsonb: the order of keys, as in `versions`.
  model json,
  answer text not null default '',
  suggestions jsonb not null default '[]',
  receipt jsonb,
  spoken jsonb,
  -- What it was kept as.
  project_id uuid references projects (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index drafts_expires on drafts (expires_at);
create index drafts_tree on drafts (tree_hash);
create index drafts_generated on drafts (generated_hash);
create index drafts_project on drafts (project_id);
