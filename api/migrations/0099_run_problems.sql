-- 'Fix this' in the builder's console (SCR-02).
alter table runs
  -- The error of the preview that the run is to fix.
  add column problem jsonb;
