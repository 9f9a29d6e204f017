-- Links by which anybody looks at a project's application (SCR-05). A link that was revoked is gone; one that is over goes with
-- the next that is made, or by maintenance.
create table share_links (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  -- Null: whichever version is the newest.
  version_id uuid references versions (id) on delete cascade,
  -- Of the token, which nobody keeps but who was given the link.
  token_hash text not null unique,
  -- Null: without an end.
  expires_at timestamptz,
  created_at timestamptz not null,
  opened_at timestamptz,
  opens integer not null default 0
);
create index share_links_project on share_links (project_id);
create index share_links_version on share_links (version_id) where version_id is not null;

-- The addresses that visitors of a link have: they end with it.
alter table previews add column share_id uuid references share_links (id) on delete cascade;
create index previews_share on previews (share_id) where share_id is not null;
