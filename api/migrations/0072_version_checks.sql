-- What the checks of a version came to in its owner's browser, where the server performed none: code that a person edited runs
-- in a browser only.
create table version_checks (
  version_id uuid primary key references versions (id) on delete cascade,
  results jsonb not null,
  created_at timestamptz not null
);
