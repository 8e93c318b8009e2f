-- Which change of where money is paid to was proved by an authenticator, for a draft that is published later.
alter table writings add column address_proof text;
-- In which language staff last worked: mails to them are written in it.
alter table staff add column language text not null default 'zh' check (language in ('zh', 'cn', 'en'));
