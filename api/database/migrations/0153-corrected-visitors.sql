-- Raised when the messages of an appointment go elsewhere, which ends the links sent before.
alter table appointments add column link_version integer not null default 0;
