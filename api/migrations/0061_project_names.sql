-- Whether a project still has the name that was derived from its prompt: then it takes its application's title.
alter table projects add column is_name_derived boolean not null default false;
