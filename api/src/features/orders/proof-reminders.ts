import { hongKongDay, hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { proofReminders as cn } from '@fitout/contract/messages/cn/proof-reminders.ts'
import { proofReminders as en } from '@fitout/contract/messages/en/proof-reminders.ts'
import { proofReminders as zh } from '@fitout/contract/messages/zh/proof-reminders.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { sendMail } from '../mails/mails-service.ts'
import { listStaffWith } from '../staff/staff-service.ts'
import { lateProofs } from './late-proofs.ts'

const words = { zh, cn, en }

/** An undecided proof blocks its order: while one is overdue, all staff who may decide are reminded each morning. */
export async function remindOfProofs(context: Context): Promise<void> {
  if ((await lateProofs(context)).count === 0) return
  const day = hongKongDay(context.clock.now())
  await transaction(context.db, async (trx) => {
    for (const { id: staffId } of await listStaffWith(trx, 'payments.decide')) {
      await context.jobs.enqueue(trx, 'proof-reminder-mail', { staffId, day })
    }
  })
}

/** Sends nothing if everything has been decided, or if the person may no longer decide. */
export async function sendProofReminder(context: Context, { staffId, day }: Jobs['proof-reminder-mail']) {
  const person = (await listStaffWith(context.db, 'payments.decide')).find(({ id }) => id === staffId)
  const { count, oldest } = await lateProofs(context)
  if (!person || !oldest) return
  const locale = person.language
  const { heading, lead, action, hint, closing } = words[locale]
  const hours = String(context.config.proofReminderHours)
  await sendMail(context, {
    id: `proof-reminder-${day}-${staffId}`,
    to: person.email,
    isToStaff: true,
    locale,
    heading,
    lead: [fillIn(lead, { count: String(count), hours, time: hongKongTime(oldest) })],
    sections: [],
    action: { title: action, hint, url: `${context.config.publicUrl}/admin#/proofs` },
    closing,
  })
}
