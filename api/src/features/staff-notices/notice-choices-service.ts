import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import type { findNoticeChoices, NoticeKind, saveNoticeChoices } from '@fitout/contract/staff/staff-notices.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import {
  type ChoiceRow,
  endWeekly,
  findQuietHours,
  listChoiceRows,
  listReaders,
  putChoices,
  putQuietHours,
  putWeekly,
  wantsWeekly,
} from './notice-choices-queries.ts'
import { eventsOf, kindsOf } from './notice-kinds.ts'
import { lastMonday } from './last-monday.ts'
import { quietSeconds } from './quiet-hours.ts'
import type { Sight } from './staff-notices-queries.ts'

type Reader = { id: string; role: StaffRole }
type Choices = AnswerInput<typeof findNoticeChoices>['data']

/** By default only stalled work is mailed. Devices default to on, since each was registered on request. */
const defaultChoice = (kind: NoticeKind): ChoiceRow => ({ kind, bell: true, mail: kind === 'health', push: true })

/** The chosen setting of each kind visible to the role, or the default. */
export async function choicesOf(db: Database, { id, role }: Reader): Promise<ChoiceRow[]> {
  const chosen = new Map((await listChoiceRows(db, id)).map((row) => [row.kind, row]))
  return kindsOf(role).map((kind) => chosen.get(kind) ?? defaultChoice(kind))
}

/** The kinds a person receives by mail or on devices. Stalled work has a more detailed mail of its own. */
export async function wantedBy(db: Database, way: 'mail' | 'push', reader: Reader): Promise<Sight> {
  const wanted = (await choicesOf(db, reader)).filter((choice) => choice[way]).map(({ kind }) => kind)
  const kinds = way === 'mail' ? wanted.filter((kind) => kind !== 'health') : wanted
  return { staffId: reader.id, events: eventsOf(kinds), isForeman: reader.role === 'site' }
}

/** The colleagues who receive a kind by mail. */
export async function wantsByMail(db: Database, kind: NoticeKind, staffIds: readonly string[]): Promise<string[]> {
  const wanting: string[] = []
  for (const reader of await listReaders(db)) {
    if (!staffIds.includes(reader.id)) continue
    if ((await choicesOf(db, reader)).some((one) => one.kind === kind && one.mail)) wanting.push(reader.id)
  }
  return wanting
}

/** How long a mail to a person waits for the end of their quiet hours; 0 outside them. */
export async function quietSecondsOf(context: Context, db: Database, staffId: string): Promise<number> {
  return quietSeconds(await findQuietHours(db, staffId), context.clock.now())
}

export async function showChoices({ db }: Context, reader: Reader): Promise<Choices> {
  const quiet = await findQuietHours(db, reader.id)
  return {
    kinds: await choicesOf(db, reader),
    quiet: {
      days: quiet?.days ?? [],
      from: clockOf(quiet?.from_minute ?? 22 * 60),
      to: clockOf(quiet?.to_minute ?? 8 * 60),
    },
    weekly: await wantsWeekly(db, reader.id),
  }
}

/** Kinds not visible to the role are not stored: if the role is regained, the default applies. */
export async function saveChoices(
  context: Context,
  reader: Reader,
  { kinds, quiet, weekly }: Body<typeof saveNoticeChoices>,
) {
  const byKind = new Map(kinds.map((choice) => [choice.kind, choice]))
  await transaction(context.db, async (trx) => {
    const kept = (await choicesOf(trx, reader)).flatMap(({ kind, push }) => {
      const choice = byKind.get(kind)
      return choice ? { push, ...choice } : []
    })
    await putQuietHours(trx, reader.id, {
      days: [...new Set(quiet.days)].toSorted((one, other) => one - other),
      from_minute: minuteOf(quiet.from),
      to_minute: minuteOf(quiet.to),
    })
    await putChoices(trx, reader.id, kept)
    if (weekly) await putWeekly(trx, reader.id, lastMonday(context.clock.now()))
    if (weekly === false) await endWeekly(trx, reader.id)
  })
  return showChoices(context, reader)
}

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}
