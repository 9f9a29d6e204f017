create table jobs (
  id uuid primary key,
  queue text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  -- Not before this time: a delay, a back-off, or the end of the lease of whoever works on it.
  due_at timestamptz not null,
  lease_id uuid,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null
);
create index jobs_due on jobs (due_at) where failed_at is null;
