-- A name outlives its project, so that nobody else gets its visitors the day after: it rests. Once its owner's account
-- is gone, too, nothing of a person is left with it but the name that everybody could see.
alter table site_names drop constraint site_names_project_id_fkey;
alter table site_names
  alter column project_id drop not null,
  add constraint site_names_project foreign key (project_id) references projects (id) on delete set null,
  -- Who may take it back at any time.
  add column owner_id uuid references users (id) on delete set null,
  -- Since when it rests; null while its project is there.
  add column ended_at timestamptz,
  -- When it came to somebody else than before, and what browsers bring that were cleared of what was before.
  add column handed_over_at timestamptz,
  add column visitor_mark text;
create index site_names_project on site_names (project_id);

update site_names set owner_id = projects.user_id, ended_at = projects.deleted_at
  from projects where projects.id = site_names.project_id;

-- Whoever deletes a project, or brings it back: no caller can forget its names.
create function end_site_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update site_names set ended_at = coalesce(ended_at, now()) where project_id = old.id;
    return old;
  end if;
  update site_names set ended_at = new.deleted_at where project_id = new.id;
  return new;
end $$;
create trigger projects_end_site_names before delete on projects
  for each row execute function end_site_names();
create trigger projects_rest_site_names after update of deleted_at on projects
  for each row execute function end_site_names();
