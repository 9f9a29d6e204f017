-- People of applications (DATA-03). They are no accounts of Tessera: each is of one application, and gone with it.

-- Who may sign in to what is live, and what it is called there: as the model says it that was put live last. Null: nobody but the owner.
alter table database_environments
  add column sign_in jsonb,
  add column title text not null default '';

create table application_people (
  id uuid primary key,
  database_id uuid not null references databases (id) on delete cascade,
  -- In small letters.
  email text not null,
  role text not null check (role in ('editor', 'viewer')),
  created_at timestamptz not null,
  -- Null: came without an invitation.
  invited_at timestamptz,
  first_in_at timestamptz,
  last_in_at timestamptz,
  unique (database_id, email)
);

-- A code waits for the network that asked for it, so that others cannot use up its tries.
create table application_codes (
  database_id uuid not null references databases (id) on delete cascade,
  email text not null,
  network text not null,
  code_hash text not null,
  tries integer not null,
  expires_at timestamptz not null,
  primary key (database_id, email, network)
);
create index application_codes_expires_at on application_codes (expires_at);

create table application_sessions (
  token_hash text primary key,
  database_id uuid not null references databases (id) on delete cascade,
  person_id uuid references application_people (id) on delete cascade,
  -- Of the project's owner, who is nobody's guest.
  owner_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((person_id is null) <> (owner_email is null))
);
create index application_sessions_database on application_sessions (database_id);
create index application_sessions_person on application_sessions (person_id);
create index application_sessions_expires_at on application_sessions (expires_at);

-- One-time ways in for the project's owner.
create table application_entrances (
  code_hash text primary key,
  database_id uuid not null references databases (id) on delete cascade,
  owner_email text not null,
  expires_at timestamptz not null
);
create index application_entrances_database on application_entrances (database_id);
