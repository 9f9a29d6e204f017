-- Domains of their own that owners give to deployed applications (DEP-08). A row belongs to a project and a name of it, and answers as
-- long as that name is the project's: it never goes along to whoever has the name next.
create table site_domains (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  app_name text not null,
  -- In ASCII, lower case.
  domain text not null,
  -- What a TXT record has to say. In no copy of anybody's data.
  token text not null,
  added_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  -- Since when it waits for its proof: looking for that ends some day.
  waiting_since timestamptz not null,
  verified_at timestamptz,
  -- When a proof that was there was first found to be gone.
  lost_at timestamptz,
  -- Another application proves that it has the domain.
  is_taken boolean not null default false,
  checked_at timestamptz,
  -- When it is looked at next; null: when somebody asks for it.
  next_check_at timestamptz,
  -- What the last check found.
  found jsonb,
  unique (project_id, app_name, domain)
);
-- One domain leads to one application.
create unique index site_domains_proved on site_domains (domain) where verified_at is not null;
create index site_domains_domain on site_domains (domain);
create index site_domains_due on site_domains (next_check_at) where next_check_at is not null;
