-- 'Select element' in the builder's preview (SCR-02).
alter table runs
  -- What was pointed at, with what it was called then.
  add column about jsonb,
  -- A change made by hand that the run carries out instead of reading its message.
  add column edit jsonb;
