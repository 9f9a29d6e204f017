create table previews (
  label text primary key,
  project_id uuid not null references projects (id) on delete cascade,
  version_id uuid not null references versions (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index previews_version on previews (version_id, expires_at);

create table deployments (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  version_id uuid not null references versions (id),
  app_name text not null,
  environment text not null,
  region text not null,
  auto_scale boolean not null,
  status text not null,
  charged numeric(14, 2) not null,
  error text,
  idempotency_key text,
  created_at timestamptz not null,
  deployed_at timestamptz not null
);
create unique index deployments_user_key on deployments (user_id, idempotency_key);
create index deployments_project on deployments (project_id, created_at);
-- What a name answers with. At most one deployment of a name is live.
create unique index deployments_live on deployments (app_name) where status = 'live';

-- A name belongs to the project that first took it.
create table site_names (
  app_name text primary key,
  project_id uuid not null references projects (id) on delete cascade,
  created_at timestamptz not null
);
