import * as appointments from '@fitout/contract/staff/appointments.ts'
import { leaveAppointment } from '../appointments.ts'
import { addSlot } from '../slots.ts'
import { openMember } from '../members.ts'
import { added, changed, example, gone, type Made, type Stage } from './example.ts'

const future = '2199-01-05T02:00:00Z'

/** A booked appointment; resolves to its id. */
export async function bookedAppointment({ desk }: Stage, starts = future): Promise<{ id: string }> {
  const { accountId } = await openMember(desk.shop)
  await leaveAppointment(desk.shop, accountId, starts)
  return desk.shop.context.db
    .selectFrom('appointments')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

const slot = async ({ desk }: Stage) => ({ id: await addSlot(desk.shop, future) })

const firstAdded = ({ answer }: Made) => (JSON.parse(answer) as { data: { _id: string }[] }).data[0]?._id ?? ''

const rule = {
  kind: 'SHOWROOM',
  from: '2199-01-07',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['10:00'],
  minutes: 60,
  capacity: 2,
  districts: [],
  staff_id: null,
  place: null,
} as const

const byCaller = ({ by }: Made) => by.accountId

export const appointmentExamples = [
  example(appointments.makeCalendarFeed, added('calendar-feeds.make', 'staff', byCaller), () => ({ body: {} })),
  example(appointments.revokeCalendarFeed, gone('calendar-feeds.revoke', 'staff', byCaller), async ({ owner }) => {
    await owner.call(appointments.makeCalendarFeed, { body: {} })
    return { by: owner }
  }),
  example(appointments.bookVisit, added('appointments.book', 'appointment'), async (stage) => {
    const { id: slot_id } = await slot(stage)
    return { body: { slot_id, name: '陳大文', phone: '91234567', language: 'zh' as const } }
  }),
  example(appointments.confirmAppointment, changed('appointments.confirm', 'appointment'), async (stage) => {
    const params = await bookedAppointment(stage)
    const change = { status: 'UNCONFIRMED', settled_at: null, confirm_by: new Date(future) } as const
    await stage.desk.shop.context.db.updateTable('appointments').set(change).where('id', '=', params.id).execute()
    return { params, body: { on_closed_day: true } }
  }),
  example(appointments.correctVisitor, changed('appointments.correct', 'appointment'), async (stage) => {
    return {
      params: await bookedAppointment(stage),
      body: { name: '陳大文', phone: '91234567', language: 'zh' as const },
    }
  }),
  example(appointments.moveAppointment, changed('appointments.move', 'appointment'), async (stage) => {
    const { id: slot_id } = await slot(stage)
    return { params: await bookedAppointment(stage), body: { slot_id } }
  }),
  example(appointments.cancelAppointment, changed('appointments.cancel', 'appointment'), async (stage) => {
    return { params: await bookedAppointment(stage), body: { reason: '同事病假' } }
  }),
  example(appointments.finishAppointment, changed('appointments.done', 'appointment'), async (stage) => {
    return { params: await bookedAppointment(stage, '2026-01-05T02:00:00Z') }
  }),
  example(appointments.missAppointment, changed('appointments.missed', 'appointment'), async (stage) => {
    return { params: await bookedAppointment(stage, '2026-01-05T02:00:00Z') }
  }),
  example(appointments.addSlots, added('appointment-slots.add', 'appointment-slot', firstAdded), () => ({
    body: { ...rule, weekdays: [...rule.weekdays], times: [...rule.times], districts: [] },
  })),
  example(appointments.changeSlot, changed('appointment-slots.change', 'appointment-slot'), async (stage) => {
    return { params: await slot(stage), body: { capacity: 3, minutes: 45 } }
  }),
  example(appointments.removeSlot, gone('appointment-slots.remove', 'appointment-slot'), async (stage) => {
    return { params: await slot(stage) }
  }),
]

export const cannotBeStale = {
  'POST /admin/appointments': 'names the slot agreed on with the caller; one that is full or gone is refused',
}
