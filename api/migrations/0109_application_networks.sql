-- The networks from which somebody has signed in to an application: their codes are counted apart from those that anybody asks for (DATA-03).
create table application_networks (
  person_id uuid not null references application_people (id) on delete cascade,
  network text not null,
  last_in_at timestamptz not null,
  primary key (person_id, network)
);
create index application_networks_last_in_at on application_networks (last_in_at);
