create table billing_details (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  address text not null,
  country text not null,
  tax_number text not null,
  updated_at timestamptz not null
);

-- The last number of each kind. Locked by whoever takes the next one until that is stored: no number is left out.
create table invoice_numbers (
  kind text primary key check (kind in ('invoice', 'creditNote')),
  last integer not null
);
insert into invoice_numbers (kind, last) values ('invoice', 0), ('creditNote', 0);

create table invoices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  payment_id uuid not null references payments (id) on delete cascade,
  kind text not null check (kind in ('invoice', 'creditNote')),
  number text not null unique,
  title text not null,
  lines jsonb not null,
  -- Paise; below zero on a credit note.
  amount bigint not null,
  bill_to jsonb not null,
  issued_at timestamptz not null,
  unique (payment_id, kind)
);
create index invoices_user on invoices (user_id, issued_at desc);

-- What was written once stays as it was. Rows go only with the account that they belong to.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;
create trigger invoices_append_only before update or delete on invoices
  for each row execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
