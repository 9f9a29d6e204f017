-- Where the records of a deployed application are (DATA-01): as its project had it when the deployment was made. A later choice waits for
-- the next one.
alter table deployments
  add column data_place text not null default 'browser' check (data_place in ('browser', 'database'));
