-- What an application is given from outside (SCR-30). A set counts its changes, so that nobody saves over what they have not seen.
create table variable_sets (
  project_id uuid primary key references projects (id) on delete cascade,
  revision integer not null
);
create table variables (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  position integer not null,
  key text not null,
  -- Sealed for this row, secret or not.
  sealed_value text not null,
  is_secret boolean not null,
  is_visible boolean not null,
  environment text not null check (environment in ('all', 'production', 'preview')),
  updated_at timestamptz not null
);
-- Checked at the end, so that two may change names with each other.
alter table variables
  add constraint variables_once unique (project_id, environment, key) deferrable initially deferred;

-- What a deployment was given: it keeps that, whatever becomes of the project's variables later.
create table deployment_variables (
  deployment_id uuid primary key references deployments (id) on delete cascade,
  -- Names, and of each whether it is secret and whether browsers get it.
  items jsonb not null,
  -- What browsers get: no secret is in it.
  public_values jsonb not null,
  -- The set's revision then; 0 where there was none.
  revision integer not null
);
