-- Where the built files are: null in the row itself, as before; else a folder of a bucket, `s3://<bucket>/<key>`.
alter table builds add column files_at text;
create unique index builds_files_at on builds (files_at) where files_at is not null;

-- Folders of a bucket that are to be removed: those of rows that are gone, a minute later, whatever deleted them; and those that are being
-- written, a day later, unless their row has come, which takes them off this list. Nobody ever has to look through a bucket.
create table unused_build_files (
  files_at text primary key,
  remove_at timestamptz not null
);
create index unused_build_files_due on unused_build_files (remove_at);
create function list_unused_build_files() returns trigger language plpgsql as $$
begin
  -- Whoever found the row a moment before it went still reads its files.
  insert into unused_build_files (files_at, remove_at) values (old.files_at, now() + interval '1 minute') on conflict do nothing;
  return old;
end
$$;
create trigger builds_unused after delete on builds
  for each row when (old.files_at is not null) execute function list_unused_build_files();
