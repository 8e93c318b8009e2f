import { cancelAppointmentByLink, moveAppointmentByLink } from '@fitout/contract/appointments.ts'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { cancelAppointment } from '@fitout/contract/staff/appointments.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherReminders } from './features/appointments/appointment-messages.ts'
import { wordingVersion } from './features/consents/consents-service.ts'
import { gatherProgress } from './features/renovations/renovation-progress.ts'
import type { Jobs } from './jobs/job-data.ts'
import { openBoss } from './jobs/queues.ts'
import { book, standingClock } from './testing/appointments.ts'
import { type HaltingMailServer, openHaltingMailServer, standstills } from './testing/halting-mail-server.ts'
import { openProvedMember, signIn } from './testing/members.ts'
import { publishForPapers } from './testing/publish-constants.ts'
import { lifeOfRenovation } from './testing/renovation-life.ts'
import { openRoomOf, shareDrawing } from './testing/renovations.ts'
import { addSlot } from './testing/slots.ts'
import { openStaff } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { openGuest } from './testing/visitors.ts'
import { openWorkerProcess, type WorkerProcess } from './testing/worker-process.ts'

const queues = [
  'renovation-invitation',
  'right-mail',
  'quotation-mail',
  'variation-mail',
  'payment-mail',
  'handover-mail',
  'progress-message',
  'appointment-message',
] as const satisfies (keyof Jobs)[]
/** All jobs of a test: those that are held, and those that were released. */
type Job = { id: string; name: (typeof queues)[number]; data: Record<string, unknown> }

const clock = standingClock('2026-11-30T02:00:00Z')
const patience = { timeout: 300_000, interval: 50 }

let shop: TestShop
let server: HaltingMailServer
let worker: WorkerProcess
beforeAll(async () => {
  shop = await openTestShop({ clock })
  await publishForPapers(shop.context)
  server = await openHaltingMailServer()
  worker = nextWorker()
  worker.start()
  // Jobs stay queued until the test releases them; registration codes are delivered by the test itself, and other mails stay.
  await sql`
    create function hold_mail() returns trigger language plpgsql as
    'begin new.start_after := ''2100-01-01''; return new; end'`.execute(shop.context.db)
  await sql`
    create trigger hold_mail before insert on pgboss.job for each row
    when (new.state = 'created' and new.name ~ '(mail|message|invitation)$') execute function hold_mail()`.execute(
    shop.context.db,
  )
})
afterAll(async () => {
  await worker?.stop()
  await server?.stop()
  await shop.stop()
})

const nextWorker = () => openWorkerProcess(shop, { smtpUrl: server.url, smtpConnections: 10 })

/** A worker left at a later time would send the reminders of that time. */
function setTime(at: string): void {
  clock.set(at)
  worker.setTime(clock.now())
}

async function letGo(jobs: readonly Job[]): Promise<void> {
  const ids = jobs.map(({ id }) => id)
  await sql`update pgboss.job set start_after = now() where id = any(${ids})`.execute(shop.context.db)
}

async function heldJobs(): Promise<Job[]> {
  const { rows } = await sql<Job>`
    select id, name, data from pgboss.job
    where start_after = '2100-01-01' and name in (${sql.join([...queues])}) order by created_on, id`.execute(
    shop.context.db,
  )
  return rows
}

async function countDone(jobs: readonly Job[]): Promise<number> {
  const ids = jobs.map(({ id }) => id)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where id = any(${ids}) and state = 'completed'`.execute(
    shop.context.db,
  )
  return rows[0]?.count ?? 0
}

/** Advances the time after which the queue takes back the jobs of a dead worker. */
async function outwait(): Promise<void> {
  const { db, config } = shop.context
  await sql`update pgboss.job set started_on = started_on - interval '1 day' where state = 'active'`.execute(db)
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
  const boss = openBoss(config.databaseUrl, false, (error) => expect.fail(String(error)))
  await boss.start()
  for (const name of queues) await boss.supervise(name)
  await boss.stop({ graceful: false, close: true })
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
}

const takenInAll = () => [...server.taken.values()].reduce((sum, times) => sum + times, 0)

/**
 * Queues ten copies of a mail and kills their worker: one is still in the queue, eight hang between the server's greeting and
 * its last answer, one has arrived. The server then gets each mail that was killed before the answer once. Only the mail with a
 * lost answer, which cannot be detected, arrives twice, as the same mail.
 */
async function killAtTenPoints({ name, data }: Job): Promise<void> {
  for (let copy = 1; copy < 10; copy += 1) await shop.context.jobs.enqueue(shop.context.db, name, data as never)
  const jobs = (await heldJobs()).filter((job) => JSON.stringify([job.name, job.data]) === JSON.stringify([name, data]))
  expect(jobs).toHaveLength(10)
  const [before, known] = [takenInAll(), server.taken.size]
  const next = nextWorker()
  next.setTime(clock.now())
  worker.setTime(clock.now())
  // The points at which a mail client waits longest come first.
  server.standStill(standstills.toReversed())
  await letGo(jobs.slice(1))
  await expect.poll(() => server.standing(), patience).toBe(standstills.length)
  await expect.poll(() => countDone(jobs), patience).toBe(1)
  worker.halt()
  server.endOther(() => worker.kill())
  await worker.stop()
  expect(takenInAll() - before).toBe(2)
  await letGo(jobs.slice(0, 1))
  await outwait()
  worker = next
  worker.start()
  await expect.poll(() => countDone(jobs), patience).toBe(jobs.length)
  expect([takenInAll() - before, server.taken.size - known]).toEqual([jobs.length + 1, 1])
}

/** The kind of a mail and of its reader. */
function kindOf({ name, data }: Job): string {
  const reader = ['staffId', 'invited', 'accountId'].find((key) => key in data) ?? ''
  const { event = '' } = (data['news'] ?? data) as { event?: string }
  return [name, event, reader].filter(Boolean).join(' ')
}

/** The first mail of each kind loses its worker at ten points; the others are only sent, one after the other. */
async function sendAll(kinds: Set<string>): Promise<void> {
  for (const job of await heldJobs()) {
    worker.setTime(clock.now())
    const isNew = !kinds.has(kindOf(job))
    kinds.add(kindOf(job))
    if (isNew) await killAtTenPoints(job)
    else await letGo([job])
    await expect.poll(() => countDone([job]), patience).toBe(1)
  }
}

test('R61 every mail about a renovation arrives once when its worker is killed at ten points', async () => {
  const kinds = new Set<string>()
  const setDay = (day: string) => setTime(`${day}T10:00:00+08:00`)
  for await (const count of lifeOfRenovation(shop, { locale: 'zh', setDay })) {
    // A superseded mail has a job, but is no longer sent.
    expect((await heldJobs()).length).toBeGreaterThanOrEqual(count)
    await sendAll(kinds)
  }
  const both = ['accountId', 'staffId']
  const of = (queue: string, events: string[], readers = ['accountId']) =>
    events.flatMap((event) => readers.map((reader) => `${queue} ${event} ${reader}`))
  expect([...kinds].toSorted()).toEqual(
    [
      'renovation-invitation',
      ...of('right-mail', ['joined', 'changed', 'removed']),
      ...of('quotation-mail', ['sent', 'withdrawn', 'expiring']),
      ...of('quotation-mail', ['declined', 'accepted', 'accepted-on-paper', 'early-start', 'cancelled'], both),
      ...of('payment-mail', ['due', 'reminder', 'overdue', 'received', 'refused', 'confirmed']),
      ...of('variation-mail', ['sent', 'withdrawn']),
      ...of('variation-mail', ['declined', 'approved'], both),
      ...of('handover-mail', ['certificate'], both),
      ...of('handover-mail', ['warranty-ends']),
    ].toSorted(),
  )
}, 1_800_000)

test('a mail is sent within 90 seconds after its worker was killed', async () => {
  setTime('2026-12-03T10:00:00+08:00')
  await book(await openGuest(shop), await addSlot(shop, '2026-12-20T10:00:00+08:00'))
  const jobs = await heldJobs()
  server.standStill(['connected'])
  await letGo(jobs)
  await expect.poll(() => server.standing(), patience).toBe(1)
  server.endOther(() => worker.kill())
  await worker.stop()
  worker = nextWorker()
  worker.setTime(clock.now())
  worker.start()
  await expect.poll(() => countDone(jobs), { timeout: 90_000, interval: 500 }).toBe(jobs.length)
}, 300_000)

test('R5 a reminder whose worker is killed twenty times arrives once', async () => {
  setTime('2026-12-04T10:00:00+08:00')
  const member = await openProvedMember(shop)
  await book(member, await addSlot(shop, '2026-12-21T10:00:00+08:00'), { email: member.email })
  const about = await heldJobs()
  await letGo(about)
  await expect.poll(() => countDone(about), patience).toBe(about.length)
  setTime('2026-12-20T18:00:00+08:00')
  await gatherReminders(shop.context)
  const reminders = await heldJobs()
  expect(reminders).toHaveLength(1)
  const before = takenInAll()
  const beforeItIsTaken = standstills.filter((at) => at !== 'whole' && at !== 'lost')
  for (let kill = 0; kill < 20; kill += 1) {
    worker.setTime(clock.now())
    server.standStill([beforeItIsTaken[kill % beforeItIsTaken.length]!])
    await letGo(reminders)
    await expect.poll(() => server.standing(), patience).toBe(1)
    server.endOther(() => worker.kill())
    await worker.stop()
    worker = nextWorker()
    await outwait()
    worker.setTime(clock.now())
    worker.start()
  }
  await expect.poll(() => countDone(reminders), patience).toBe(1)
  expect(takenInAll() - before).toBe(1)
}, 600_000)

test('R61 so does the news that members agreed to', async () => {
  setTime('2026-11-30T10:00:00+08:00')
  const [staff, member] = [await openStaff(shop, 'manager'), await openProvedMember(shop)]
  const id = await openRoomOf(shop, staff, member)
  const wish = { content_type: 'renovation_progress', channel: 'EMAIL', is_accept: true } as const
  const wording = { version: wordingVersion, language: 'en' } as const
  await member.call(saveNotificationSettings, { body: { language: 'en', settings: [wish], wording } })
  clock.forward(60_000)
  await shareDrawing(staff, id)
  clock.forward(1_200_000)
  await gatherProgress(shop.context)
  const kinds = new Set<string>()
  await sendAll(kinds)
  expect([...kinds]).toEqual(['progress-message accountId'])
}, 600_000)

test('R61 so do the mails about an appointment', async () => {
  setTime('2026-12-01T10:00:00+08:00')
  const kinds = new Set<string>()
  const [guest, member] = [await openGuest(shop), await openProvedMember(shop)]
  const slot = (day: string) => addSlot(shop, `2026-12-${day}T10:00:00+08:00`)
  await book(guest, await slot('05'))
  await sendAll(kinds)
  const made = await book(member, await slot('06'), { email: member.email })
  await sendAll(kinds)
  const moved = { token: made.token ?? '', slot_id: await slot('07') }
  await shop.visitor()(moveAppointmentByLink, { body: moved })
  await sendAll(kinds)
  setTime('2026-12-06T18:00:00+08:00')
  await gatherReminders(shop.context)
  await sendAll(kinds)
  await shop.visitor()(cancelAppointmentByLink, { body: { token: moved.token } })
  await sendAll(kinds)
  // The session has expired days later.
  const back = { ...member, ...(await signIn(shop, member.email)) }
  const again = await book(back, await slot('09'), { email: member.email })
  await sendAll(kinds)
  const staff = await openStaff(shop, 'manager')
  await staff.call(cancelAppointment, { params: { id: again._id }, body: { reason: 'Ill' } })
  await sendAll(kinds)
  expect([...kinds].map((kind) => kind.split(' ')[1])).toEqual([
    'confirm',
    'booked',
    'moved',
    'reminder',
    'cancelled',
    'cancelled-by-studio',
  ])
}, 900_000)
