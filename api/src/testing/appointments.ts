import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bookAppointment, holdSlot } from '@fitout/contract/appointments.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { newId } from '../database/new-id.ts'
import { newReference } from '../database/new-reference.ts'
import { sendAppointmentMessage } from '../features/appointments/appointment-messages.ts'
import type { Jobs } from '../jobs/job-data.ts'
import { addSlot } from './slots.ts'
import type { TestShop } from './test-shop.ts'
import type { Guest } from './visitors.ts'

/** A clock set by the test; it stands still otherwise. */
export function standingClock(start: string) {
  let now = new Date(start)
  return {
    now: () => now,
    seconds: () => Math.floor(now.getTime() / 1000),
    set: (moment: string | Date | number) => {
      now = new Date(moment)
    },
    forward: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}

/** A booked appointment in a slot of its own; resolves to its id. */
export async function leaveAppointment(
  shop: TestShop,
  account_id: string,
  starts: string,
  visitor: { name?: string; email?: string; address?: string; note?: string } = {},
): Promise<string> {
  const { db, clock } = shop.context
  const facts = { id: newId(), reference: newReference('AP'), slot_id: await addSlot(shop, starts), account_id }
  const usual = { name: '陳大文', email: ownEmail(), address: '', note: '', language: 'zh' } as const
  const row = {
    ...facts,
    ...usual,
    ...visitor,
    status: 'BOOKED',
    settled_at: clock.now(),
    created_at: clock.now(),
  } as const
  await db.insertInto('appointments').values(row).execute()
  return facts.id
}

export const hold = async (guest: Guest, slot_id: string) => (await guest.call(holdSlot, { body: { slot_id } })).data

let contacts = 0

/** An email address that no other appointment of the tests uses. */
export function ownEmail(): string {
  contacts += 1
  return `visitor-${contacts}@shop.example`
}

type Wish = Partial<BodyInput<typeof bookAppointment>>

export async function bookHeld(guest: Guest, hold_id: string, wish: Wish = {}, idempotencyKey?: string) {
  const body = { hold_id, name: '陳大文', email: ownEmail(), seconds: 60, ...wish }
  return (await guest.call(bookAppointment, { body, ...(idempotencyKey && { idempotencyKey }) })).data
}

export const book = async (guest: Guest, slotId: string, wish: Wish = {}) =>
  bookHeld(guest, (await hold(guest, slotId))._id, wish)

export type SentMail = { to: string; subject: string; text: string; link: string; token: string; calendar: string }
export type SentText = { to: string; text: string }

/** Runs the queued messages, each twice, as queues may; returns those sent by this call. */
export async function sendQueued({ context }: TestShop): Promise<{ mails: SentMail[]; texts: SentText[] }> {
  const folders = { mail: join(context.config.dataDir, 'mail'), sms: join(context.config.dataDir, 'sms') }
  const list = async (folder: string) =>
    (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('appointment-')).toSorted()
  const before = new Set([...(await list(folders.mail)), ...(await list(folders.sms))])
  const { rows } = await sql<{ data: Jobs['appointment-message'] }>`
    with taken as (delete from pgboss.job where name = 'appointment-message' returning data, created_on, id)
    select data from taken order by created_on, id`.execute(context.db)
  for (const { data } of [...rows, ...rows]) await sendAppointmentMessage(context, data)
  const fresh = async (folder: string) => (await list(folder)).filter((name) => !before.has(name))
  const mails = await Promise.all((await fresh(folders.mail)).map((name) => readMail(join(folders.mail, name))))
  const texts = (await fresh(folders.sms)).map(async (name) => readText(join(folders.sms, name)))
  return { mails, texts: await Promise.all(texts) }
}

async function readMail(file: string): Promise<SentMail> {
  const mail = await PostalMime.parse(await readFile(file))
  const text = mail.text ?? ''
  const link = /https?:\S+\/appointments\S*/.exec(text)?.[0] ?? ''
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  return {
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text,
    link,
    token: tokenIn(link),
    calendar: calendar ? asText(calendar.content) : '',
  }
}

function asText(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')
}

async function readText(file: string): Promise<SentText> {
  const written = await readFile(file, 'utf8')
  return { to: /\+\d+/.exec(written)?.[0] ?? '', text: written }
}

export function tokenIn(text: string): string {
  return /token=([\w.-]+)/.exec(text)?.[1] ?? ''
}
