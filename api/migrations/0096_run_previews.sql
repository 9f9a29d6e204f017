-- Where the files of a first version run while they are tried, before they are a version. The version keeps the address.
create table run_previews (
  label text primary key,
  run_id uuid not null references runs (id) on delete cascade,
  tree_hash text not null references trees (hash) on delete cascade,
  title text not null,
  created_at timestamptz not null
);
create index run_previews_run on run_previews (run_id);
create index run_previews_tree on run_previews (tree_hash);
