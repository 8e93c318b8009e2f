import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { sendEnquiry } from '@fitout/contract/enquiries.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll } from 'vitest'
import { sendEnquiryMail } from '../features/enquiries/enquiry-mail.ts'
import { publishConstants } from './publish-constants.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

export const someEnquiry: BodyInput<typeof sendEnquiry> = {
  name: '陳太',
  email: 'chan@home.example',
  area_code: '852',
  phone: '51234567',
  subject: '全屋裝修',
  description: '將軍澳兩房單位，想做暖調簡約風。',
}

/** A shop that takes enquiries, for one test file, and a clock that can be set. */
export function withEnquiryDesk() {
  let sources = 0
  const desk = {
    shop: undefined as unknown as TestShop,
    /** A Monday at noon in Hong Kong, until a test sets it. */
    now: new Date('2026-11-23T04:00:00Z'),

    /** A sender with an IP address of its own. */
    writer(locale: Locale = 'zh', headers: Record<string, string> = {}) {
      sources += 1
      const own = { 'X-Forwarded-For': `203.0.113.${sources}`, 'X-Locale': locale, ...headers }
      return async (body: object, key?: string) => {
        const response = await desk.shop.request('/api/enquiries', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...own, ...(key && { 'Idempotency-Key': key }) },
          body: JSON.stringify(body),
        })
        const answer = (await response.json()) as {
          data: { _id: string; reference: string; reply_by: string }
          code: string
          errors?: { path: string; code: string }[]
        }
        return { status: response.status, retryAfter: response.headers.get('Retry-After'), ...answer }
      }
    },

    rowOf: (id: string) =>
      desk.shop.context.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    /** Sends and returns the mail about an enquiry; undefined if there is none. */
    async mailOf(id: string) {
      await sendEnquiryMail(desk.shop.context, { enquiryId: id })
      const folder = join(desk.shop.context.config.dataDir, 'mail')
      const own = (await readdir(folder).catch(() => [])).find((name) => name.includes(id))
      return own === undefined ? undefined : PostalMime.parse(await readFile(join(folder, own)))
    },
  }

  beforeAll(async () => {
    desk.shop = await openTestShop({
      environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
      clock: { now: () => desk.now, seconds: () => Math.floor(desk.now.getTime() / 1000) },
    })
    await publishConstants(desk.shop.context)
  })
  afterAll(() => desk.shop.stop())
  return desk
}
