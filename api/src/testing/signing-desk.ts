import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { acceptQuotation, showQuotation } from '@fitout/contract/quotations.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sendQuotationMail } from '../features/quotations/quotation-mail.ts'
import type { Jobs } from '../jobs/job-data.ts'
import { expectInvariants } from './expect-invariants.ts'
import { type Member, openProvedMember, signIn } from './members.ts'
import { publishConstants, publishLayout } from './publish-constants.ts'
import { sendQuotationTo } from './quotations.ts'
import { openRoomOf } from './renovations.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

type Path = { id: string; version: string }

/**
 * A shop with quotation signing for one test file, with another client and staff member for each test and a settable clock.
 * Every invariant is checked at the end.
 */
export function withSigningDesk() {
  const began = Date.now()
  const desk = {
    shop: undefined as unknown as TestShop,
    staff: undefined as unknown as StaffVisitor,
    client: undefined as unknown as Member,
    began,
    now: began,

    /** The client with a fresh session. */
    async again(): Promise<Member> {
      return { ...(await signIn(desk.shop, desk.client.email)), phone: desk.client.phone }
    },

    async quoted() {
      const id = await openRoomOf(desk.shop, desk.staff, desk.client)
      return { id, ...(await sendQuotationTo(desk.staff, id)) }
    },

    async accepting(member: Member, params: Path, change: object = {}) {
      const { data } = await member.call(showQuotation, { params })
      const floor = data.content.groups.find(({ key }) => key === 'flooring')?.lines ?? []
      const body = {
        content_hash: data.content_hash,
        options: floor.slice(0, 1).map(({ key }) => key),
        typed_name: '何小明 𠮷',
        is_agreed: true as const,
        wording_version: signingVersion,
        ...change,
      }
      return member.call(acceptQuotation, { params, body })
    },

    /** Sends the queued mails, each twice as a worker might; returns each once. */
    async deliverMails() {
      const { rows } = await sql<{ data: Jobs['quotation-mail'] }>`
        delete from pgboss.job where name = 'quotation-mail' and state = 'created' returning data`.execute(
        desk.shop.context.db,
      )
      const sent = []
      for (const { data } of rows) {
        await sendQuotationMail(desk.shop.context, data)
        const reader = 'accountId' in data ? data.accountId : 'staffId' in data ? data.staffId : 'invited'
        const file = `quotation-${data.quotationId}-${data.event}-${reader}.eml`
        const mail = await readFile(join(desk.shop.context.config.dataDir, 'mail', file)).catch(() => undefined)
        if (mail) sent.push({ event: data.event, ...(await PostalMime.parse(mail)) })
        await sendQuotationMail(desk.shop.context, data)
      }
      return sent
    },
  }

  beforeAll(async () => {
    const clock = { now: () => new Date(desk.now), seconds: () => Math.floor(desk.now / 1000) }
    desk.shop = await openTestShop({ clock })
    await publishConstants(desk.shop.context)
    await publishLayout(desk.shop.context)
  })
  afterAll(async () => {
    await expectInvariants(desk.shop.context.db)
    await desk.shop.stop()
  })
  beforeEach(async () => {
    desk.now = began
    desk.staff = await openStaff(desk.shop, 'manager')
    desk.client = await openProvedMember(desk.shop)
  })
  return desk
}

type Mails = Awaited<ReturnType<ReturnType<typeof withSigningDesk>['deliverMails']>>

export const addressesOf = (mails: Mails) => mails.map(({ to }) => to?.[0]?.address).toSorted()

/** The last moment of a day in Hong Kong. */
export const endOf = (day: string) => Date.parse(`${day}T15:59:59.999Z`)
