-- A token for a new password is good only while its user has the address that its code was sent to.
delete from reset_tokens;
alter table reset_tokens add column email text not null;
