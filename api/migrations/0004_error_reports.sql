create table error_reports (
  id uuid primary key,
  message text not null,
  stack text,
  component_stack text,
  "timestamp" timestamptz not null,
  user_agent text,
  url text,
  user_id text,
  session_id text,
  build_version text,
  received_at timestamptz not null
);
create index error_reports_received on error_reports (received_at);
