import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { locales } from '@fitout/contract/locales.ts'
import { orderMails } from '@fitout/contract/messages/en/order-mails.ts'
import { readyThemes } from '@fitout/contract/themes.ts'
import { shipOrder } from '@fitout/contract/staff/orders.ts'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { shopConstants } from '../../../database/seed/configuration/shop-constants.ts'
import { sharp } from '../../adapters/images/sharp.ts'
import { openStaff } from '../../testing/staff.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants, publishLayout } from '../../testing/publish-constants.ts'
import { bookService, checkOutBody, openGuest, placeOrder, toShowroom } from '../../testing/visitors.ts'
import { keepPicture, pictureUrl, presentPicture } from '../pictures/pictures-service.ts'
import { sendOrderMail } from './order-mail.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk()
const plain = { create: { width: 960, height: 240, channels: 3, background: '#2c5f53' } } as const

describe('order mails', () => {
  test.each([
    ['zh', '已收到訂單', '付款備註請填寫'],
    ['cn', '已收到订单', '付款备注请填写'],
    ['en', 'We have your order', 'Write this reference with your payment'],
  ] as const)('are in the language of the order: %s', async (locale, subject, instruction) => {
    const guest = await openGuest(desk.shop, locale)
    const variant = await desk.goods.addVariant({ title: '<b>Chair</b>' })
    const { _id: orderId, reference } = await placeOrder(desk.goods, guest, { [variant]: 1 })
    await publishConstants(desk.shop.context)
    await sendOrderMail(desk.shop.context, { orderId, event: 'placed' })
    await sendOrderMail(desk.shop.context, { orderId, event: 'placed' })
    const mail = await mailOf(orderId)
    expect(mail.subject).toBe(`${subject} ${reference}`)
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain(instruction)
      expect(text).toContain(reference)
      expect(text).toMatch(/http:\/\/localhost:3000\/api\/opt-outs\?token=[\w-]+/)
    }
    // Not sent by consent, so mail programs must not offer to unsubscribe.
    expect(mail.headers.some(({ key }) => key.startsWith('list-unsubscribe'))).toBe(false)
    expect(mail.html).toContain('&#60;b&#62;Chair')
    expect(mail.to?.map((to) => to.address)).toEqual(['canary@shop.example'])
  })

  test('use the studio’s logo and colours', async () => {
    const { context } = desk.shop
    const { id: orderId } = await desk.newOrder()
    await publishConstants(context)
    await publishLayout(context)
    const picture = await keepPicture(context, await sharp(plain).png().toBuffer())
    const layout = await context.db
      .selectFrom('configurations')
      .select('data')
      .where('slug', '=', 'customer-layout')
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow()
    const data = structuredClone(layout.data) as { navbar: { logo: object } }
    data.navbar.logo = { ...data.navbar.logo, picture: presentPicture(picture, {}) }
    const version = { version: 90, published_at: new Date() }
    await context.db
      .insertInto('configurations')
      .values([
        { slug: 'customer-layout', data: JSON.stringify(data), ...version },
        { slug: 'theme', data: JSON.stringify(readyThemes.courtyard), ...version },
      ])
      .execute()
    await sendOrderMail(context, { orderId, event: 'placed' })
    const { html = '' } = await mailOf(orderId)
    for (const colour of Object.values(readyThemes.courtyard.palette)) expect(html).toContain(colour)
    expect(html).toContain(`src="http://localhost:3000${pictureUrl(picture.id)}/540.jpg"`)
    expect(html).toContain('width="160" height="40"')
    const receipt = await context.db.deleteFrom('configurations').where('version', '=', 90).executeTakeFirst()
    expect(Number(receipt.numDeletedRows)).toBe(2)
  })

  test.each([
    ['zh', '可以取貨', '觀塘'],
    ['cn', '可以取货', '观塘'],
    ['en', 'Ready to collect', 'Kwun Tong'],
  ] as const)(
    'for collection at the studio state place and opening hours, and no address: %s',
    async (locale, subject, place) => {
      const guest = await openGuest(desk.shop, locale)
      const variant = await desk.goods.addVariant()
      const { _id: orderId, reference } = await placeOrder(desk.goods, guest, { [variant]: 1 }, toShowroom(desk.goods))
      await confirmPayment(desk.shop.context, orderId)
      const manager = await openStaff(desk.shop, 'manager')
      await manager.call(shipOrder, { params: { id: orderId }, body: {} })
      await publishLayout(desk.shop.context)
      await sendOrderMail(desk.shop.context, { orderId, event: 'shipped' })
      const mail = await mailOf(orderId)
      expect(mail.subject).toBe(`${subject} ${reference}`)
      expect(mail.text).toContain(place)
      expect(mail.text).toContain(shopConstants.opening_hours.title[locale])
      expect(mail.text).not.toMatch(/CANARY-ADDRESS|寄出|送往|发货|on its way/)
    },
  )

  test.each(locales)('for a sent order link to the parcel at the courier, in both parts: %s', async (locale) => {
    const { context } = desk.shop
    const guest = await openGuest(desk.shop, locale)
    const variant = await desk.goods.addVariant()
    const { _id: orderId } = await placeOrder(desk.goods, guest, { [variant]: 1 })
    await confirmPayment(context, orderId)
    await context.db
      .updateTable('couriers')
      .set({ tracking_url: 'https://track.example/?a=1&number={number}' })
      .execute()
    const manager = await openStaff(desk.shop, 'manager')
    await manager.call(shipOrder, { params: { id: orderId }, body: { tracking_number: 'SF 1234567' } })
    await sendOrderMail(context, { orderId, event: 'shipped' })
    const { text, html } = await mailOf(orderId)
    expect(text).toContain('SF 1234567\nhttps://track.example/?a=1&number=SF%201234567\n')
    expect(html).toContain('href="https://track.example/?a=1&#38;number=SF%201234567"')
  })

  test.each([
    ['zh', '預約 {day}', /預留(?:的)?貨品|貨品仍/],
    ['cn', '预约 {day}', /商品已|商品仍|预留的商品/],
    ['en', '{day} · ', /pieces/],
  ] as const)('for booked services state the time and do not mention pieces: %s', async (locale, booked, pieces) => {
    for (const event of ['placed', 'proof-refused', 'paid', 'expired'] as const) {
      const guest = await openGuest(desk.shop, locale)
      const { _id: orderId } = await bookService(desk.goods, guest)
      if (event === 'proof-refused') await markProofRefused(orderId)
      if (event === 'paid') await confirmPayment(desk.shop.context, orderId)
      await sendOrderMail(desk.shop.context, { orderId, event })
      const { text } = await mailOf(orderId)
      const { lines } = await desk.show(guest, orderId)
      expect(text).toContain(booked.replace('{day}', showDay(lines[0]!.booking!.preferred_date)))
      expect(text).not.toMatch(pieces)
    }
  })

  test('for payment by FPS contain the code of the order page, and id, amount and reference to copy', async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant({ priceCents: 1_280_050 })
    const { _id: orderId, reference } = await placeOrder(
      desk.goods,
      guest,
      { [variant]: 1 },
      { payment_channel: 'FPS' },
    )
    await publishConstants(desk.shop.context)
    await sendOrderMail(desk.shop.context, { orderId, event: 'placed' })
    const mail = await mailOf(orderId)
    const { payment_code: code } = await desk.show(guest, orderId)
    const [picture, ...others] = mail.attachments
    expect(others).toEqual([])
    expect(picture).toMatchObject({ filename: `FPS-${reference}.png`, mimeType: 'image/png', disposition: 'inline' })
    expect(Buffer.from(picture!.content as ArrayBuffer).toString('base64')).toBe(code?.picture.split(',')[1])
    expect(mail.html).toContain(`cid:${picture!.contentId?.replace(/[<>]/g, '')}`)
    const { fps } = shopConstants.payment_channels
    for (const value of [fps.fps_id, 'HK$12,800.50', reference]) expect(mail.html).toContain(value)
  })

  test('for online payment name no account and ask for no proof', async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant()
    await publishConstants(desk.shop.context)
    const { _id: orderId } = await placeOrder(desk.goods, guest, { [variant]: 1 }, { payment_method: 'ONLINE' })
    await sendOrderMail(desk.shop.context, { orderId, event: 'placed' })
    const mail = await mailOf(orderId)
    const { bank_transfer: bank, fps } = shopConstants.payment_channels
    for (const value of [bank.account_number, fps.fps_id, orderMails.payReference])
      expect(mail.text).not.toContain(value)
    expect(mail.text).toContain(orderMails.payOnlineTitle)
    expect(mail.attachments).toEqual([])
  })

  test('INJ-07 INJ-08 escape a name in the text and never put it in a header', async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant()
    const details = {
      ...checkOutBody(desk.goods, [variant]).delivery_details,
      name: '{{7*7}} ${7*7} <script>x</script> "Bcc: a@b.example"',
    }
    const { _id: orderId } = await placeOrder(desk.goods, guest, { [variant]: 1 }, { delivery_details: details })
    await publishConstants(desk.shop.context)
    await sendOrderMail(desk.shop.context, { orderId, event: 'placed' })
    const mail = await mailOf(orderId)
    expect([mail.to?.length, mail.cc, mail.bcc]).toEqual([1, undefined, undefined])
    expect(mail.text).toContain('{{7*7}} ${7*7}')
    expect(mail.html).toContain('{{7*7}} ${7*7}')
    expect(mail.html).not.toContain('<script')
  })
})

/** The only mail about an order. */
async function mailOf(orderId: string) {
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  const own = (await readdir(folder)).filter((name) => name.includes(orderId))
  expect(own).toHaveLength(1)
  return PostalMime.parse(await readFile(join(folder, own[0]!)))
}

async function markProofRefused(orderId: string): Promise<void> {
  const refusal = { proof_refused_at: new Date(), proof_refusal: 'Too dark' }
  await desk.shop.context.db.updateTable('orders').set(refusal).where('id', '=', orderId).execute()
}
