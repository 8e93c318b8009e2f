import { isListingText } from '@fitout/contract/listing-fields.ts'
import { type ProductText, productTextNames } from '@fitout/contract/product-fields.ts'
import { locales } from '@fitout/contract/locales.ts'
import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { changeProduct, findStaffProduct } from '@fitout/contract/staff/products.ts'
import { productFields as cn } from '@fitout/contract/messages/cn/product-fields.ts'
import { productFields as en } from '@fitout/contract/messages/en/product-fields.ts'
import { productFields as zh } from '@fitout/contract/messages/zh/product-fields.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '../../http/csv-reader.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
let id: string
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
  id = await goods.publish(await goods.addVariant())
})
afterAll(() => shop.stop())

const written = (name: ProductText) => ({ zh: `${name}zh`, cn: `${name}cn`, en: `${name}en` })

const cellsOfFile = async () => {
  const file = new Uint8Array(await (await manager.send('/api/admin/products-csv')).arrayBuffer())
  return Array.fromAsync(readCsv([file]))
}

test.each(productTextNames)(
  '%s as written by staff is in the shop, its search, the file and the audit trail',
  async (name) => {
    const text = written(name)
    await manager.call(changeProduct, { params: { id }, body: { [name]: text } })

    expect((await manager.call(findStaffProduct, { params: { id } })).data[name]).toEqual(text)
    const params = { store_id: goods.storeId }
    const { data: found } = await shop.visitor()(filterProducts, { params, query: { keyword: text.en } })
    // Visitors do not see what is written for search engines, so it is not searched.
    expect(found.map(({ _id }) => _id)).toEqual(isListingText(name) ? [] : [id])
    const { data: shown } = await shop.visitor()(findProduct, { params: { ...params, id } })
    if (name === 'description') expect(shown.description_html.zh).toContain(text.zh)
    else expect(shown[name]).toEqual(text)

    const [columns = [], ...rows] = await cellsOfFile()
    const cells = rows.find((row) => row.includes(text.en))
    expect(locales.map((locale) => cells?.[columns.indexOf(`${name}_${locale}`)])).toEqual([text.zh, text.cn, text.en])

    const { data: entries } = await manager.call(listAudit, { query: { subject_id: id } })
    expect(entries[0]?.after).toMatchObject({ [name]: text })
    expect([zh, cn, en].map((names) => names[name])).not.toContain(undefined)
  },
)
