import { type Locale, locales } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from './context.ts'
import { sendHandoverMail } from './features/handovers/handover-mail.ts'
import { sendPaymentMail } from './features/payment-records/payment-mail.ts'
import { sendQuotationMail } from './features/quotations/quotation-mail.ts'
import { sendInvitation } from './features/renovations/invitation-mail.ts'
import { sendRightMail } from './features/renovations/right-mail.ts'
import { sendVariationMail } from './features/variations/variation-mail.ts'
import { checkMail } from './testing/check-mail.ts'
import { publishForPapers } from './testing/publish-constants.ts'
import { lifeOfRenovation } from './testing/renovation-life.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
let now = 0
beforeEach(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishForPapers(shop.context)
})
afterEach(() => shop.stop())

/** Without parts that are generated each time. */
const steady = (text: string) =>
  text
    .replaceAll(/\b(RN|QT|LM|AP)-[0-9A-Z]{4}-[0-9A-Z]{4}/g, '$1-XXXX-XXXX')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/(code|token|t)=[\w.~%-]+/g, '$1=…')
    .replaceAll(/[\w.+-]+@[\w.-]+/g, 'EMAIL')
    .replaceAll(/(Member|manager) \d+/g, '$1')

type Sender = (context: Context, data: never) => Promise<void>
const senders: Record<string, Sender> = {
  'renovation-invitation': sendInvitation,
  'right-mail': sendRightMail,
  'quotation-mail': sendQuotationMail,
  'variation-mail': sendVariationMail,
  'payment-mail': sendPaymentMail,
  'handover-mail': sendHandoverMail,
}

type Sent = { id: string; to: string; subject: string; text: string; attachments: number }

/** Sends the queued mails, each job twice as after a crash. */
async function deliver(): Promise<Sent[]> {
  const { rows } = await sql<{ name: string; data: object }>`
    delete from pgboss.job where name in (${sql.join(Object.keys(senders))}) returning name, data`.execute(
    shop.context.db,
  )
  const sent: Sent[] = []
  const mailer: Context['mailer'] = {
    ...shop.context.mailer,
    send: async ({ attachments = [], ...mail }) => {
      checkMail(mail)
      sent.push({ ...mail, attachments: attachments.length })
    },
  }
  for (const { name, data } of rows) {
    for (let time = 0; time < 2; time += 1) await senders[name]?.({ ...shop.context, mailer }, data as never)
  }
  const ids = sent.map(({ id }) => id)
  const once = sent.filter(({ id }, at) => ids.indexOf(id) === at)
  expect(sent).toHaveLength(once.length * 2)
  const order = ({ subject, text }: Sent) => steady(subject + text)
  return once.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}

/** Every mail of a renovation's life, in order. */
async function mailsIn(locale: Locale): Promise<Sent[]> {
  const mails: Sent[] = []
  const setDay = (day: string) => (now = Date.parse(`${day}T10:00:00+08:00`))
  for await (const count of lifeOfRenovation(shop, { locale, setDay })) {
    const sent = await deliver()
    expect(sent.map(({ subject }) => subject)).toHaveLength(count)
    mails.push(...sent)
  }
  return mails
}

test.each(locales)(
  'R61 every mail of a renovation is one for each reader, and its subject reveals nothing, in %s',
  async (locale) => {
    const mails = await mailsIn(locale)
    for (const { subject } of mails) expect(subject).not.toMatch(/CANARY|@|HK\$|\$\d/)
    const text = mails.map((mail) => `${mail.subject}\n\n${mail.text}\n\nattachments: ${mail.attachments}`)
    expect(text.map(steady).join('\n======\n')).toMatchSnapshot()
  },
  240_000,
)
