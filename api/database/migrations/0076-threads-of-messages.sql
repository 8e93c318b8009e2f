-- Questions about a variation or a defect, besides those about a line.
alter table renovation_messages
  drop constraint renovation_messages_thread_check,
  add constraint renovation_messages_thread_check check (thread in ('GENERAL', 'LINE', 'VARIATION', 'DEFECT'));
