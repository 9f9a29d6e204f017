-- Files that people send to go with a prompt, or to become a project (HOME-02). Each is kept until it was used, for a day at most.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('attachment', 'import')),
  name text not null,
  type text not null,
  size integer not null,
  -- What was read of it when it came: tables, or text.
  reading jsonb not null,
  -- Its pieces are written one by one, so that nobody waits for a large file: until the last one is there it is nobody's.
  is_whole boolean not null default false,
  created_at timestamptz not null
);
create index uploads_user on uploads (user_id);
create index uploads_created on uploads (created_at);

create table upload_pieces (
  upload_id uuid not null references uploads (id) on delete cascade,
  position integer not null,
  content bytea not null,
  primary key (upload_id, position)
);
-- What is sent is mostly compressed already.
alter table upload_pieces alter column content set storage external;

-- The files that came with a message: id, name, size, type. They outlive the files.
alter table runs add column attachments jsonb not null default '[]';
