-- A deployment goes in steps and says what was seen in each. While its address is tried with it, what was live before stays
-- so in every other respect: the one on trial only answers in its place (docs/decisions/0032).
alter table deployments
  add column step text check (step in ('queued', 'preparing', 'building', 'checking', 'goingLive')),
  add column despite_checks boolean not null default false,
  add column rolled_back_from uuid references deployments (id) on delete set null,
  add column is_on_trial boolean not null default false,
  -- Whether the address answered with it when it was last asked, when that was, and who asks next: one process a minute.
  add column is_answering boolean,
  add column probed_at timestamptz,
  add column probe_claimed_at timestamptz;
update deployments set step = 'queued' where status = 'deploying';

create unique index deployments_trial on deployments (app_name) where is_on_trial;
create index deployments_user on deployments (user_id, created_at desc, id desc);
create index deployments_name on deployments (app_name, created_at);
create index deployments_rolled_back on deployments (rolled_back_from) where rolled_back_from is not null;

create table deployment_log (
  deployment_id uuid not null references deployments (id) on delete cascade,
  -- From 1, without gaps.
  number integer not null,
  at timestamptz not null,
  level text not null check (level in ('info', 'warn', 'error')),
  text text not null,
  primary key (deployment_id, number)
);
