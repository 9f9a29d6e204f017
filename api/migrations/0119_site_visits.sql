-- Who comes to what is live, by days of UTC: numbers only, without cookies.
create table site_visits (
  project_id uuid not null references projects (id) on delete cascade,
  app_name text not null,
  day date not null,
  views integer not null,
  visitors integer not null,
  bytes bigint not null,
  primary key (project_id, app_name, day)
);
-- Browsers that were counted today: a hash that nobody can make again once the day's salt is gone. Both go with the day.
create table site_visitors (
  day date not null,
  project_id uuid not null references projects (id) on delete cascade,
  visitor text not null,
  primary key (day, project_id, visitor)
);
create table site_visit_salts (
  day date primary key,
  salt text not null
);
