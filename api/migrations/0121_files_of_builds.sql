-- Where the built files are: null in the row itself, as before; else a folder of a bucket, `s3://<bucket>/<key>`.
alter table builds add column files_at text;
create unique index builds_files_at on builds (files_at) where files_at is not null;

-- Folders of rows that are gone, to be removed from their bucket: whatever deletes a build, and however it ends.
create table removed_build_files (
  files_at text primary key,
  removed_at timestamptz not null
);
create function keep_removed_build_files() returns trigger language plpgsql as $$
begin
  insert into removed_build_files (files_at, removed_at) values (old.files_at, now()) on conflict do nothing;
  return old;
end
$$;
create trigger builds_removed after delete on builds
  for each row when (old.files_at is not null) execute function keep_removed_build_files();
