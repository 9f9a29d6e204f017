-- When a branch was last pushed to, pulled from or unlinked: those that nobody comes back to are forgotten.
-- The default stays: servers of the release before go on adding branches while this one is rolled out.
alter table repository_branches add column touched_at timestamptz not null default now();
create index repository_branches_touched_at on repository_branches (touched_at);

-- What kept lists of files take that the newest version did not have when they were kept: each list and each text once. Counted
-- before the projects are held, since nobody reads one while its table changes.
create temporary table counted_kept_trees on commit drop as
select own.id,
  coalesce((
    select sum(octet_length(tree.entries::text)) from trees tree
    where tree.hash in (select tree_hash from kept_trees where project_id = own.id)
      and tree.hash is distinct from head.tree_hash and tree.hash is distinct from head.generated_hash
  ), 0)
  + coalesce((
      select sum(file.size) from (
        select entry ->> 'hash' as hash, (entry ->> 'size')::bigint as size
        from trees tree, jsonb_array_elements(tree.entries) entry
        where tree.hash in (select tree_hash from kept_trees where project_id = own.id)
        except
        select entry ->> 'hash', (entry ->> 'size')::bigint
        from trees tree, jsonb_array_elements(tree.entries) entry
        where tree.hash in (head.tree_hash, head.generated_hash)
      ) file
    ), 0) as bytes
from projects own
left join versions head on head.id = own.head_version_id
where exists (select 1 from kept_trees where project_id = own.id);

alter table projects add column kept_tree_bytes bigint not null default 0;
update projects set kept_tree_bytes = counted_kept_trees.bytes
from counted_kept_trees
where counted_kept_trees.id = projects.id;
