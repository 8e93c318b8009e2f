import { randomBytes } from 'node:crypto'
import { addStaff, changeStaff, resetStaff } from '@fitout/contract/staff/staff.ts'
import { listFailedJobs, pauseJobs, retryAllJobs, retryJob } from '@fitout/contract/staff/failed-jobs.ts'
import * as session from '@fitout/contract/staff/session.ts'
import { draftSimplified } from '@fitout/contract/staff/simplified-drafts.ts'
import {
  listStaffNotices,
  readAllStaffNotices,
  readStaffNotice,
  saveNoticeChoices,
} from '@fitout/contract/staff/staff-notices.ts'
import { sql } from 'kysely'
import { newId } from '../../database/new-id.ts'
import { openStaff } from '../staff.ts'
import { seal } from '../../seal.ts'
import { totpCode, totpStep } from '../../features/staff/totp.ts'
import { added, changed, example, first, type Made, type Stage } from './example.ts'

const colleague = async ({ desk }: Stage) => ({ id: (await openStaff(desk.shop, 'editor')).accountId })
const oneself = ({ by }: Made) => by.accountId

/** A staff member with an authenticator (a new one on request), and its current code. */
async function withAuthenticator({ desk }: Stage, isNew = false) {
  const { db, clock, sessionSecret } = desk.shop.context
  const by = await openStaff(desk.shop, 'support')
  const secret = randomBytes(20)
  await db
    .updateTable('staff')
    .set({ totp_secret: seal(sessionSecret, secret, by.accountId), totp_confirmed_at: isNew ? null : clock.now() })
    .where('id', '=', by.accountId)
    .execute()
  return { by, code: totpCode(secret, totpStep(clock.seconds())) }
}

export const staffExamples = [
  example(addStaff, added('staff.add', 'staff'), () => {
    return { body: { name: 'Kit', email: 'kit@studio.example', role: 'editor' as const } }
  }),
  example(changeStaff, changed('staff.change', 'staff'), async (stage) => {
    return { params: await colleague(stage), body: { role: 'manager' as const } }
  }),
  example(resetStaff, changed('staff.reset', 'staff'), async (stage) => ({ params: await colleague(stage) })),
  example(session.changeStaffPassword, changed('session.password', 'staff', oneself), async ({ desk }) => {
    const by = await openStaff(desk.shop, 'support')
    return { by, body: { old_password: by.firstPassword, new_password: 'a long new one 1' } }
  }),
  example(session.chooseStaffLanguage, [], () => ({ body: { language: 'cn' as const } })),
  example(session.renewRecoveryCodes, changed('session.recovery-codes', 'staff', oneself), async (stage) => {
    const { by, code } = await withAuthenticator(stage)
    return { by, body: { code } }
  }),
  example(
    session.signInStaff,
    [changed('session.authenticator', 'staff', oneself), added('session.open', 'staff', oneself)],
    async (stage) => {
      const { by, code } = await withAuthenticator(stage, true)
      return { by, body: { email: by.email, password: by.firstPassword, code } }
    },
  ),
  example(session.signInStaff, added('session.open', 'staff', oneself), async (stage) => {
    const { by, code } = await withAuthenticator(stage)
    return { by, body: { email: by.email, password: by.firstPassword, code } }
  }),
  example(session.signOutStaff, added('session.close', 'staff', oneself), async ({ desk }) => ({
    by: await openStaff(desk.shop, 'support'),
  })),
  // Read marks are private.
  example(readStaffNotice, [], async ({ desk, owner }) => {
    await desk.newOrder(1)
    return { by: owner, params: { id: first((await owner.call(listStaffNotices)).data)._id } }
  }),
  example(saveNoticeChoices, [], () => ({
    body: { kinds: [], quiet: { days: [], from: '22:00', to: '08:00' } },
  })),
  example(readAllStaffNotices, [], () => ({ body: { until: new Date().toISOString() } })),
  // A translation is returned and stored nowhere.
  example(draftSimplified, [], () => ({ body: { texts: ['訂造傢俬'] } })),

  example(retryAllJobs, changed('jobs.retry', 'job', 'not answered'), async ({ desk }) => {
    const { db, jobs } = desk.shop.context
    const requestId = newId()
    await sql`delete from pgboss.job where state in ('failed', 'retry')`.execute(db)
    await jobs.enqueue(db, 'refund-mail', { requestId })
    await sql`update pgboss.job set state = 'failed', retry_count = 20, completed_on = now()
      where name = 'refund-mail' and data ->> 'requestId' = ${requestId}`.execute(db)
    return {}
  }),
  example(pauseJobs, changed('jobs.pause', 'job'), () => ({ body: { is_paused: true } })),
  example(pauseJobs, changed('jobs.go-on', 'job'), () => ({ body: { is_paused: false } })),
  example(retryJob, changed('jobs.retry', 'job'), async ({ desk, owner }) => {
    const { db, jobs } = desk.shop.context
    await jobs.enqueue(db, 'refund-mail', { requestId: newId() })
    await sql`update pgboss.job set state = 'failed', retry_count = 20, completed_on = now()
      where name = 'refund-mail'`.execute(db)
    const { data } = await owner.call(listFailedJobs)
    return { params: { id: first(data)._id } }
  }),
]
