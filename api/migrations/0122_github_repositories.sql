alter table github_connections
  -- When GitHub no longer took the token; it is not sent again until the account is connected anew.
  add column refused_at timestamptz,
  -- A token that its owner made at GitHub, which nobody but they end there.
  add column is_own_token boolean not null default false;

-- The repositories that somebody selected, in their order (GIT-04): the deploy form offers them first.
create table github_selections (
  user_id uuid not null references users (id) on delete cascade,
  -- owner/name
  repository text not null,
  position integer not null,
  primary key (user_id, repository)
);
