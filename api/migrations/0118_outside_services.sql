-- Services of others that an application may call through its own host, with secrets that stay here (SCR-30).
create table outside_services (
  project_id uuid primary key references projects (id) on delete cascade,
  revision integer not null,
  -- Sealed: whoever types a key straight into a header has it kept like any other secret.
  sealed_items text,
  -- Names and addresses, for the copy of a person's data.
  listed jsonb not null
);
-- As a deployment began with them, with the values of their variables: sealed for it.
alter table deployment_variables
  add column sealed_services text;
