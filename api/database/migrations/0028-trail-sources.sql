-- From where something was done; nothing where a command in the terminal did it, nor for what was noted before.
alter table audit_entries add column source text;
