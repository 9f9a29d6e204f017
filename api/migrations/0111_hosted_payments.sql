alter table payment_quotes
  add column title text not null default '',
  -- Of a plan: what the payment changes it to.
  add column plan jsonb;

alter table payments
  add column item text not null default '',
  add column title text not null default '',
  -- What the provider calls it: of a hosted page, and of the money that was taken there.
  add column provider_reference text,
  add column charge_reference text,
  add column settled_at timestamptz,
  -- When the provider was last asked what became of it.
  add column checked_at timestamptz,
  -- Its money is owed: what it was for was not to be had any more.
  add column is_refund_due boolean not null default false,
  add column refund_reason text,
  add column refunded_at timestamptz;
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check
  check (status in ('pending', 'needs_confirmation', 'succeeded', 'failed', 'refunded'));
-- Items were named `credits-5000` before.
update payment_quotes set item = replace(item, 'credits-', 'credits:') where item like 'credits-%';
update payments p set
  item = q.item,
  title = trim_scale(p.credits) || ' credits',
  settled_at = case when p.status = 'succeeded' then p.at end
from payment_quotes q where q.id = p.quote_id;
update payment_quotes set title = trim_scale(credits) || ' credits';
create index payments_open on payments (checked_at) where status = 'pending' or is_refund_due;
