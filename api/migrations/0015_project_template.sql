-- The template that a project began with: how often one was used is counted from here.
alter table projects add column template_id text;
create index projects_template on projects (template_id, created_at) where template_id is not null;
