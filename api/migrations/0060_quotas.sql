-- What accounts keep and how often they call, so that both have an end (SAFE-03).

-- What a version keeps that the one before it did not have: texts, lists of files, the model.
alter table versions add column kept_bytes bigint not null default 0;
-- The sum over a project's versions, and over its runs that have ended.
alter table projects add column version_bytes bigint not null default 0;
alter table projects add column run_bytes bigint not null default 0;
-- Older versions that made way for newer ones.
alter table projects add column thinned_count integer not null default 0;
alter table projects add column thinned_at timestamptz;

-- When a text or a list of files was last saved, by whomever: what nothing refers to goes a day later at the earliest.
alter table blobs add column saved_at timestamptz not null default now();
alter table trees add column saved_at timestamptz not null default now();
create index versions_tree on versions (tree_hash);
create index versions_generated on versions (generated_hash);
-- Which trees have a text.
create index trees_blobs on trees using gin (jsonb_path_query_array(entries, '$[*].hash') jsonb_path_ops);

-- Calls of an account within the hour or day that is running.
create table quota_windows (
  user_id uuid not null references users (id) on delete cascade,
  quota text not null,
  used integer not null,
  window_ends timestamptz not null,
  primary key (user_id, quota)
);
create index quota_windows_ends on quota_windows (window_ends);

update versions set kept_bytes = counted.bytes
from (
  select own.id,
    octet_length(own.model::text)
    + coalesce((
        select sum(octet_length(tree.entries::text)) from trees tree
        where tree.hash in (own.tree_hash, own.generated_hash)
          and tree.hash is distinct from before.tree_hash and tree.hash is distinct from before.generated_hash
      ), 0)
    + coalesce((
        select sum(file.size) from (
          select entry ->> 'hash' as hash, (entry ->> 'size')::bigint as size
          from trees tree, jsonb_array_elements(tree.entries) entry
          where tree.hash in (own.tree_hash, own.generated_hash)
          except
          select entry ->> 'hash', (entry ->> 'size')::bigint
          from trees tree, jsonb_array_elements(tree.entries) entry
          where tree.hash in (before.tree_hash, before.generated_hash)
        ) file
      ), 0) as bytes
  from versions own
  left join lateral (
    select tree_hash, generated_hash from versions
    where project_id = own.project_id and number < own.number
    order by number desc limit 1
  ) before on true
) counted
where versions.id = counted.id;

update projects set
  version_bytes = coalesce((select sum(kept_bytes) from versions where project_id = projects.id), 0),
  run_bytes = coalesce((
    select sum(
      octet_length(run.message) + octet_length(run.answer) + octet_length(run.suggestions::text)
      + coalesce(octet_length(run.receipt::text), 0) + coalesce(octet_length(run.error), 0)
      + coalesce((select sum(octet_length(event::text)) from run_events where run_id = run.id), 0)
    ) from runs run where run.project_id = projects.id and run.ended_at is not null
  ), 0);

-- Asked for each version that may make way.
create index deployments_version on deployments (version_id);
create index projects_deleted on projects (user_id, deleted_at) where deleted_at is not null;
