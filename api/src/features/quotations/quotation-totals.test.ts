import { formatDollars } from '@fitout/contract/money.ts'
import { showRenovation } from '@fitout/contract/renovations.ts'
import { findStaffQuotation } from '@fitout/contract/staff/quotations.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { bare, textOfPdf } from '../../testing/pdf-text.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { type Line, line, saveLines, send, writeQuotation } from '../../testing/quotations.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sendQuotationMail } from './quotation-mail.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
beforeAll(async () => {
  shop = await openTestShop()
  await publishForPapers(shop.context)
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})
afterAll(() => shop.stop())

const drawnLine = fc.record({
  kind: fc.constantFrom('WORK', 'WORK', 'PROVISIONAL', 'OPTION', 'INCLUDED'),
  // Quantities in thousandths, prices in cents.
  qty: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
  unit_price: fc.integer({ min: 0, max: 300_000 }).map((cents) => cents / 100),
})
const drawnGroups = fc.record({
  demolition: fc.array(drawnLine, { minLength: 1, maxLength: 6 }),
  masonry: fc.array(drawnLine, { minLength: 1, maxLength: 6 }),
  painting: fc.array(drawnLine, { minLength: 1, maxLength: 6 }),
})
type Drawn = { kind: 'WORK' | 'PROVISIONAL' | 'OPTION' | 'INCLUDED'; qty: number; unit_price: number }

function asLine({ kind, qty, unit_price: price }: Drawn): Line {
  return line('Works', { kind, qty, unit_price: kind === 'INCLUDED' ? 0 : price })
}

/** Integer arithmetic, each line rounded half up once. */
function sumOf(lines: Drawn[]): number {
  const cents = lines
    .filter(({ kind }) => kind === 'WORK' || kind === 'PROVISIONAL')
    .map(({ qty, unit_price: price }) => {
      const exact = BigInt(Math.round(qty * 1000)) * BigInt(Math.round(price * 100))
      return (exact + 500n) / 1000n
    })
  return Number(cents.reduce((sum, one) => sum + one, 0n)) / 100
}

async function mailAbout(quotationId: string): Promise<string> {
  const { rows } = await sql<{ data: Jobs['quotation-mail'] }>`
    select data from pgboss.job where name = 'quotation-mail' and data ->> 'quotationId' = ${quotationId}`.execute(
    shop.context.db,
  )
  const texts: string[] = []
  const mailer: Context['mailer'] = {
    ...shop.context.mailer,
    send: async ({ text }) => {
      texts.push(text)
    },
  }
  for (const { data } of rows) await sendQuotationMail({ ...shop.context, mailer }, data)
  return texts.join('\n')
}

test('R13 the total is the same in the editor, in the room, in the PDF and in the mail, in any order of lines', async () => {
  await fc.assert(
    fc.asyncProperty(drawnGroups, async (groups) => {
      const lines = Object.values(groups).flat()
      const total = sumOf([...lines, { kind: 'WORK', qty: 1, unit_price: 1000 }])
      const id = await openRoomOf(shop, staff, client)
      const { params } = await writeQuotation(staff, id)
      await saveLines(staff, params, 'flooring', [line('Skirting', { unit_price: 1000 })])
      const write = async (order: <One>(list: One[]) => One[]) => {
        for (const trade of order(['demolition', 'masonry', 'painting'] as const satisfies string[])) {
          await saveLines(staff, params, trade, order(groups[trade].map(asLine)))
        }
        return (await staff.call(findStaffQuotation, { params })).data
      }
      const straight = await write((list) => list)
      const turned = await write((list) => list.toReversed())
      expect([straight.content.total, turned.content.total]).toEqual([total, total])

      const sent = await send(staff, params)
      const { data: room } = await client.call(showRenovation, { params: { id } })
      expect([sent.content.total, room.quotation?.total]).toEqual([total, total])
      const paper = await client.send(`/api/renovations/${id}/quotations/1/pdf?language=en`)
      const { text } = await textOfPdf(new Uint8Array(await paper.arrayBuffer()))
      expect(bare(text)).toContain(bare(formatDollars(total)))
      const { rows } = await sql<{ id: string }>`
        select id from quotations where renovation_id = ${id} and status = 'SENT'`.execute(shop.context.db)
      expect(await mailAbout(rows[0]?.id ?? '')).toContain(formatDollars(total))
    }),
    { numRuns: inject('isThorough') ? 40 : 4, endOnFailure: true },
  )
}, 300_000)
