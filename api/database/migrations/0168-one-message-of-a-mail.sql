-- Beside writes.
create unique index concurrently if not exists enquiry_messages_mail_key on enquiry_messages (mail_key)
where mail_key is not null;
