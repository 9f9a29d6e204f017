-- Projects that were put away; null for the others.
alter table projects add column archived_at timestamptz;

-- The orders of the list that begin with a time.
create index projects_user_updated on projects (user_id, updated_at desc, id desc) where deleted_at is null;
create index projects_user_created on projects (user_id, created_at desc, id desc) where deleted_at is null;

-- What lists say of a version: what a card draws (null until somebody looks), and what came of its checks (null while nobody has
-- tried one).
create table version_overviews (
  version_id uuid primary key references versions (id) on delete cascade,
  -- json, not jsonb: texts of a model are kept whatever characters they hold.
  thumbnail json,
  checks_passed integer,
  checks_failed integer
);

-- What is known of the checks of newest versions, or of the work that they show: from the run that made it and from browsers. What was
-- tried counts before what could not be, and what was reported later before what came first.
insert into version_overviews (version_id, checks_passed, checks_failed)
select known.version_id,
  count(*) filter (where known.state = 'passed'),
  count(*) filter (where known.state = 'failed')
from (
  select distinct on (version.id, found.id) version.id as version_id, found.state
  from projects project
  join versions head on head.id = project.head_version_id
  join versions version on version.id in (head.id, head.position_id)
  left join runs run on run.id = version.run_id
  left join version_checks report on report.version_id = version.id
  cross join lateral (
    select result ->> 'id' as id, result ->> 'state' as state, 1 as place
    from jsonb_array_elements(
      case jsonb_typeof(report.results) when 'array' then report.results else '[]' end
    ) result
    union all
    select result ->> 'id', result ->> 'state', 2
    from jsonb_array_elements(
      case jsonb_typeof(run.receipt -> 'checks' -> 'performed')
        when 'array' then run.receipt -> 'checks' -> 'performed' else '[]' end
    ) result
  ) found
  order by version.id, found.id, (found.state in ('passed', 'failed')) desc, found.place
) known
group by known.version_id
having count(*) filter (where known.state in ('passed', 'failed')) > 0;
