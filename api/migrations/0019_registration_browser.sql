-- Ties a sign-up that is not verified yet to the browser that began it: the hash of its cookie.
alter table users add column registration_hash text;
