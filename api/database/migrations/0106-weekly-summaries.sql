-- Which of the staff want a summary of the week by mail, and the Monday up to which they were told.
create table staff_weekly_summaries (
  staff_id uuid primary key references staff on delete cascade,
  told_until date not null
);
