-- Whose an enquiry is, and what is to be done next.
alter table enquiries
  add column owner_id uuid references staff,
  add column next_action text,
  add column next_action_on date;
create index on enquiries (owner_id);
create index on enquiries (status, reply_by);
