-- An edit by hand and a run touched the same lines (SCR-02).
alter table runs
  -- The files that somebody has to decide about, with the lines of both sides as far as they are short.
  add column conflicts jsonb not null default '[]';
