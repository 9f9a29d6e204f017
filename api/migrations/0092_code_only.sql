-- A project that was imported as code only has files and no application model (SCR-04).
alter table versions
  alter column model drop not null;
