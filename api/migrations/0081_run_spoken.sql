alter table runs
  -- What the message spoke of last, by ids of the application: what 'it' means in the next one (READ-05).
  add column spoken jsonb;
