-- Codes also move an account to another address, and end one that has no password.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('verify', 'reset', 'email', 'delete'));
