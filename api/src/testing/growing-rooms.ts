import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { writeMessage } from '@fitout/contract/renovation-messages.ts'
import { writeSiteReport } from '@fitout/contract/staff/site-reports.ts'
import { addWeatherDay } from '@fitout/contract/staff/weather-days.ts'
import { newId } from '../database/new-id.ts'
import { growingPayments } from './contracts.ts'
import type { Member } from './members.ts'
import { sendNextVersion, sendQuotationTo } from './quotations.ts'
import { happenIn, openRoomOf, shareDrawing } from './renovations.ts'
import type { StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'
import { sitePicture } from './site-reports.ts'
import type { GrowingList as List } from './trail/found-examples.ts'
import { openWorks, prepareWorks, progress } from './works.ts'

/** To come: on some days there are no works. */
const aMonday = '2099-01-05'

/** The lists of renovations, each with a call that adds a row; `fill` opens their room. */
export function growingRooms(given: () => { shop: TestShop; owner: StaffVisitor; member: Member }) {
  let room: string
  let site: string
  let payments: Awaited<ReturnType<typeof growingPayments>>
  let lostDays = 0
  const renovation = () => openRoomOf(given().shop, given().owner, given().member)
  const event = () => happenIn(given().owner, room)
  const quotation = () => sendNextVersion(given().owner, room)
  const message = () => given().member.call(writeMessage, { params: { id: room }, body: { text: 'When do you come?' } })
  const waitingThread = async () => {
    const params = { id: await renovation() }
    return given().member.call(writeMessage, { params, body: { text: 'When do you come?' } })
  }
  const works = () => openWorks(given().shop, given().owner, given().member)
  const weatherDay = () => {
    lostDays += 1
    return given().owner.call(addWeatherDay, { body: { day: hongKongDay(new Date(), lostDays - 100), cause: 'T8' } })
  }
  const drawing = () => shareDrawing(given().owner, room)
  const siteDrawing = () => shareDrawing(given().owner, site)
  const report = async () => {
    const { owner } = given()
    const body = { day: hongKongDay(new Date()), images: [await sitePicture(owner)] }
    return owner.call(writeSiteReport, { params: { id: site }, body })
  }
  const stageUnderWay = async () => {
    const id = await works()
    await prepareWorks(given().owner, id)
    await progress(given().owner, id, 'demolition', { percent: 10 })
  }
  const sealedPaper = () =>
    given()
      .shop.context.db.insertInto('sealed_papers')
      .values({
        id: newId(),
        renovation_id: room,
        kind: 'RECEIPT',
        name: 'LM-7K3Q-9XPD-1.pdf',
        storage_key: `receipts/${newId()}.pdf`,
        type: 'application/pdf',
        sealed_at: new Date(),
        kept_until: '2199-01-01',
      })
      .execute()
  const lists: List[] = [
    ['/admin/sealed-papers/all', '', sealedPaper],
    ['/renovations/all', '', renovation],
    ['/renovations/:id/events', () => `/api/renovations/${room}/events?`, event],
    ['/renovations/:id/messages', () => `/api/renovations/${room}/messages?`, message],
    ['/admin/renovations/:id/messages', () => `/api/admin/renovations/${room}/messages?`, message],
    ['/admin/renovation-messages/all', '', waitingThread],
    ...['', 'sort_by=title&'].map((by): List => ['/admin/renovations/all', by, renovation]),
    ['/admin/pipeline/all', 'column=quotations&', renovation],
    ['/admin/renovations/:id/events', () => `/api/admin/renovations/${room}/events?`, event],
    ['/renovations/:id/quotations/all', () => `/api/renovations/${room}/quotations/all?`, quotation],
    ['/admin/renovations/:id/quotations/all', () => `/api/admin/renovations/${room}/quotations/all?`, quotation],
    ['/admin/payment-records/all', () => payments.address, () => payments.arrive()],
    ['/admin/site/renovations/all', '', works],
    ['/admin/weather-days', '', weatherDay],
    ['/renovations/:id/files/all', () => `/api/renovations/${room}/files/all?`, drawing],
    ['/admin/renovations/:id/files', () => `/api/admin/renovations/${room}/files?`, drawing],
    ['/admin/site/renovations/:id/files', () => `/api/admin/site/renovations/${site}/files?`, siteDrawing],
    ['/admin/stages/under-way', () => `/api/admin/stages/under-way?day=${aMonday}&`, stageUnderWay],
    ['/renovations/:id/site-reports/all', () => `/api/renovations/${site}/site-reports/all?`, report],
    [
      '/admin/site/renovations/:id/site-reports/all',
      () => `/api/admin/site/renovations/${site}/site-reports/all?`,
      report,
    ],
  ]
  return {
    lists,
    async fill(): Promise<void> {
      const { shop, owner, member } = given()
      room = await renovation()
      site = await works()
      await sendQuotationTo(owner, room)
      payments = await growingPayments(shop, owner, member)
    },
  }
}
