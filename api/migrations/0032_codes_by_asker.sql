-- Whoever asks has a code of their own, so that nobody's asking voids another's. Tries are counted by who tries, in
-- call_counts.
alter table one_time_codes add column asker text not null default '';
alter table one_time_codes drop constraint one_time_codes_pkey;
alter table one_time_codes add primary key (email, purpose, asker);
alter table one_time_codes alter column asker drop default;
alter table one_time_codes drop column attempts;
