import { sql } from 'kysely'

/** Invariants of the columns that triggers maintain so that staff lists can be read by index. */
export const invariantsOfKeptLists = [
  {
    name: 'Kept waiting threads',
    meaning: 'the threads kept as waiting are those in which a member wrote last and that are not settled',
    query: sql`
      select coalesce(k.message_id, m.id) as message_id from waiting_threads k full join (
        select m.id from (
          select distinct on (w.renovation_id, w.thread, w.subject_id) w.*
          from renovation_messages w where w.struck_at is null
          order by w.renovation_id, w.thread, w.subject_id, w.created_at desc, w.id desc) m
        join renovations r on r.id = m.renovation_id
        where m.staff_id is null and m.created_at > coalesce(r.messages_settled_until, '-infinity')) m
        on m.id = k.message_id
      where k.message_id is null or m.id is null`,
  },
  {
    name: 'Kept appointment times',
    meaning: 'the state and time kept of an appointment are its own and that of its slot',
    query: sql`
      select a.id from appointments a join appointment_slots s on s.id = a.slot_id
      left join appointment_times t on t.appointment_id = a.id
      where (t.status, t.confirm_by, t.starts_at, t.ends_at)
        is distinct from (a.status, a.confirm_by, s.starts_at, s.ends_at)`,
  },
  {
    name: 'Kept registrations',
    meaning: 'the registration kept beside the facts of a customer is that of the account',
    query: sql`
      select f.account_id, f.registered_at, a.registered_at as own from customer_facts f
      join accounts a on a.id = f.account_id where f.registered_at is distinct from a.registered_at`,
  },
  {
    name: 'Kept facts of customers',
    meaning: 'each customer has facts, by which lists are filtered and sorted',
    query: sql`
      select a.id from accounts a where a.type <> 'TEMP' and a.deleted_at is null
        and not exists (select from customer_facts f where f.account_id = a.id)
        and not exists (select from stale_customer_facts n where n.account_id = a.id)`,
  },
  {
    name: 'Kept traits of customers',
    meaning:
      'the language, email, orders, points and renovations kept beside the facts of a customer are those of the account',
    query: sql`
      select t.account_id from customer_facts k join traits_of_customers() t using (account_id)
      where (k.language, k.email, k.has_ordered, k.has_points, k.has_renovation)
          is distinct from (t.language, t.email, t.has_ordered, t.has_points, t.has_renovation)
        and not exists (select from stale_customer_facts n where n.account_id = k.account_id)`,
  },
  {
    name: 'Kept sums of months',
    meaning: 'what is kept of what a customer paid in a month is the sum of the payments',
    query: sql`
      select account_id, month, k.cents, p.cents as own from customer_months k
      full join payments_of_months() p using (month, account_id)
      where k.cents is distinct from p.cents
        and not exists (select from stale_customer_facts n where n.account_id = coalesce(k.account_id, p.account_id))`,
  },
  {
    name: 'Kept first answers',
    meaning:
      'an enquiry that the trail says was answered or closed is kept as answered then, give or take the moment between both',
    query: sql`
      select e.id, e.answered_at, a.first_at from enquiries e join (
        select subject_id, min(at) as first_at from audit_entries
        where subject = 'enquiry' and after ->> 'status' in ('ANSWERED', 'CLOSED') group by subject_id) a
        on a.subject_id = e.id::text
      where e.answered_at is null or abs(extract(epoch from a.first_at - e.answered_at)) > 60`,
  },
]
