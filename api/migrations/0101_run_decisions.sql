-- Somebody decided what is to stand where an edit by hand and a run touch the same lines (SCR-02).
alter table runs
  -- Each place with its text, until the run has ended.
  add column decided jsonb;
