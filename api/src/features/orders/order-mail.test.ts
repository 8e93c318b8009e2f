import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { checkOutBody, openGuest, placeOrder } from '../../testing/visitors.ts'
import { sendOrderMail } from './order-mail.ts'

const desk = withOrderDesk()

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
    // Nobody agreed to this one, so no button of a mail program may end it.
    expect(mail.headers.some(({ key }) => key.startsWith('list-unsubscribe'))).toBe(false)
    expect(mail.html).toContain('&#60;b&#62;Chair')
    expect(mail.to?.map((to) => to.address)).toEqual(['canary@shop.example'])
  })

  test('INJ-07 INJ-08 a name is text in them and never a header', async () => {
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

/** The one mail that was written about an order. */
async function mailOf(orderId: string) {
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  const own = (await readdir(folder)).filter((name) => name.includes(orderId))
  expect(own).toHaveLength(1)
  return PostalMime.parse(await readFile(join(folder, own[0]!)))
}
