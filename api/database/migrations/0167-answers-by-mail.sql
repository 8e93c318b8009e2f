-- Answers of customers that arrive in the studio's mailbox. Rows that are there already were typed on a page.
alter table enquiry_messages
  -- The hash of the mail's id: the same mail is one message.
  add column mail_key text,
  -- Where it is not the address of the enquiry.
  add column mail_from text,
  -- Of such an address: only staff see it, until they take it into the conversation.
  add column is_held boolean not null default false,
  -- The whole text with what it quotes, where the message is only a part of it.
  add column mail_text text,
  add column plan_ids uuid[] not null default '{}',
  -- Names of attachments that stayed in the mailbox.
  add column left_files text[] not null default '{}',
  add constraint enquiry_messages_mail_check check (
    (mail_key is null or kind = 'REPLY') and (mail_key is not null or (mail_from is null and mail_text is null))
    and (not is_held or mail_from is not null)
  ) not valid;

-- How far the studio's mailbox was read, and by which process until when.
create table read_mailboxes (
  -- User, server and folder.
  name text primary key,
  -- What the numbers of its mails belong to, and the last that was read.
  validity text,
  uid bigint,
  read_at timestamptz,
  failing_since timestamptz,
  leased_until timestamptz
);

-- That it cannot be read is told like the other troubles.
-- Few rows.
alter table told_troubles
  drop constraint told_troubles_kind_check,
  add constraint told_troubles_kind_check check (kind in (
    'jobs', 'messages', 'failed', 'late', 'backup', 'refunds', 'payments', 'disk', 'mailbox'
  ));
