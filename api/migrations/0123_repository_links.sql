-- Lists of files that are kept though no version has them: what somebody outside the workspace compares with later.
create table kept_trees (
  project_id uuid not null references projects (id) on delete cascade,
  -- What keeps it, in the words of whoever does.
  name text not null,
  tree_hash text not null,
  primary key (project_id, name)
);
create index kept_trees_tree_hash on kept_trees (tree_hash);

-- The repository of a project, and the branch that it is pushed to (SCR-18).
create table project_repositories (
  project_id uuid primary key references projects (id) on delete cascade,
  -- owner/name, as GitHub wrote it last; the id stays when it is renamed.
  repository text not null,
  repository_id bigint not null,
  branch text not null,
  push_on_version boolean not null default false,
  -- Why the last push after a version did not work, for people.
  push_problem text,
  linked_at timestamptz not null,
  -- Who pushes or pulls at the moment, and until when it is believed to.
  busy_id uuid,
  busy_until timestamptz
);

-- What a branch and the project last had in common. It outlives the link: who links again goes on from there.
create table repository_branches (
  project_id uuid not null references projects (id) on delete cascade,
  repository_id bigint not null,
  branch text not null,
  -- The newest commit of the branch that the project has, and the files that both have there (kept_trees keeps them).
  commit text,
  tree_hash text,
  -- Versions up to this one are in the branch. A pull that merged went over those after `merged_after`.
  version_number integer not null default 0,
  merged_after integer,
  -- Written before the branch is moved, so that whoever finds it moved knows what it has.
  pending_commit text,
  pending_tree_hash text,
  pending_version_number integer,
  pushed_at timestamptz,
  pushed_commit text,
  pushed_version_number integer,
  primary key (project_id, repository_id, branch)
);

-- What calls with an Idempotency-Key answered, for a day.
create table repository_calls (
  user_id uuid not null references users (id) on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, idempotency_key)
);
create index repository_calls_created_at on repository_calls (created_at);
