-- What a call with an Idempotency-Key asked for: the same key with other contents is refused. Older rows have none.
alter table projects add column request_hash text;
alter table runs add column request_hash text;
alter table deployments add column request_hash text;
