-- When a build was killed for what it took: the same files are not tried again at once.
alter table builds add column killed_at timestamptz;
-- Whose work a job is, for fair turns; null for the server's own.
alter table jobs add column account uuid references users (id) on delete cascade;
create index jobs_account on jobs (account) where lease_id is not null;
