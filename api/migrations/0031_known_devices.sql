-- Browsers that somebody has signed in on, told by a cookie: whoever guesses from elsewhere does not lock them out.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  browser_hash text not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, browser_hash)
);
