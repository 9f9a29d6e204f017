/** What a database keeps beside the tables of its entities. Names of those never begin with `_`. */
export const CREATE_STATE: readonly string[] = [
  // One row. On a server each writer locks it, so that steps are judged one after the other, whichever process makes them.
  `create table if not exists _state (
    one boolean primary key default true check (one),
    seq bigint not null,
    revision integer not null,
    model text not null,
    version_id text not null,
    own integer not null,
    known text not null
  )`,
  `create table if not exists _changes (
    seq bigint not null,
    entity text not null,
    id text not null,
    primary key (seq, entity, id)
  )`,
  `create table if not exists _steps (
    step text primary key,
    seq bigint not null,
    changes text not null,
    made_at timestamptz not null
  )`,
];

/** Rows of `_changes` that are kept: whoever missed more begins anew. */
const KEPT_CHANGES = 10_000;
/** How long a step that is sent again is known, and how many of them. What comes later finds its changes made. */
const KEPT_STEP_DAYS = 3;
const KEPT_STEPS = 10_000;
/** What is too old is looked for once in so many steps. */
export const STEPS_BETWEEN_TRIMS = 200;

/** Forgets old changes and steps, as of `$1`. */
export const TRIM: readonly { readonly text: string; readonly takesNow: boolean }[] = [
  // With its changes, so that what steps say of those is bounded as well.
  { text: `delete from _steps where seq <= ${newestOf('_changes', KEPT_CHANGES)}`, takesNow: false },
  { text: `delete from _steps where seq <= ${newestOf('_steps', KEPT_STEPS)}`, takesNow: false },
  {
    text: `delete from _changes where seq <= ${newestOf('_changes', KEPT_CHANGES)}`,
    takesNow: false,
  },
  {
    text: `delete from _steps where made_at < $1::timestamptz - interval '${String(KEPT_STEP_DAYS)} days'`,
    takesNow: true,
  },
];

/** The number of the step that is the newest of those before so many rows. */
function newestOf(table: '_changes' | '_steps', kept: number): string {
  return `(select seq from ${table} order by seq desc offset ${String(kept)} limit 1)`;
}
