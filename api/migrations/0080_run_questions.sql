-- A change that reaches records is asked about first (MODEL-17).
alter table runs
  -- What the run asked instead of changing anything.
  add column question jsonb,
  -- What the preview held when the message was sent; gone when the run has ended.
  add column held jsonb;
