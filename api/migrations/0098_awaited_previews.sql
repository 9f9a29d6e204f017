-- The address is known before there is anything to show: whoever asks for it meanwhile waits.
alter table run_previews alter column tree_hash drop not null;
alter table run_previews alter column title drop not null;
