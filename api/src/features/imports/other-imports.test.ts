import * as imports from '@fitout/contract/staff/imports.ts'
import { describe, expect, test } from 'vitest'
import { faultsOf, withImportDesk } from '../../testing/import-desk.ts'
import { type ImportFileRow, shopifyFile, shopifyRows, wooCommerceFile } from '../../testing/import-files.ts'
import { expectRefusal } from '../../testing/visitors.ts'

const desk = withImportDesk()

describe('products of WooCommerce', () => {
  const rows: ImportFileRow[] = [
    {
      ID: 10,
      Type: 'variable',
      SKU: 'TABLE',
      Name: 'Oak Table',
      Published: 1,
      'Visibility in catalog': 'visible',
      'Short description': '<p>Solid oak.</p>',
      Description: '<p>Seats six.</p>',
      'In stock?': 1,
      Categories: 'Furniture, Furniture > Tables',
      Tags: 'oak, dining',
      Images: 'https://old.example/wp-content/uploads/table.jpg, https://old.example/wp-content/uploads/table-2.jpg',
      'Attribute 1 name': 'Finish',
      'Attribute 1 value(s)': 'Oiled, Lacquered',
    },
    {
      ID: 12,
      Type: 'simple',
      SKU: 'BOWL',
      Name: 'Bowl',
      Published: 1,
      Stock: 5,
      'Sale price': 90,
      'Regular price': 120,
      'Weight (kg)': '1.2',
      'Length (cm)': 30,
      'Width (cm)': 30,
      'Height (cm)': '12.5',
      Categories: 'Kitchen',
    },
    {
      ID: 11,
      Type: 'variation',
      SKU: 'TABLE-O',
      Name: 'Oak Table - Oiled',
      Published: 1,
      Stock: 3,
      'Regular price': 5000,
      Parent: 'TABLE',
      'Attribute 1 name': 'Finish',
      'Attribute 1 value(s)': 'Oiled',
    },
    {
      ID: 13,
      Type: 'variation',
      Name: 'Oak Table - Lacquered',
      Published: 1,
      Stock: 1,
      'Regular price': 5200,
      Parent: 'TABLE',
      'Attribute 1 name': 'Finish',
      'Attribute 1 value(s)': 'Lacquered',
    },
  ]

  test('are imported with their variations in any order, and unsupported ones are reported', async () => {
    const strange: ImportFileRow[] = [
      { ID: 20, Type: 'grouped', SKU: 'SET', Name: 'Set', Published: 1 },
      { ID: 21, Type: 'variation', SKU: 'LOST-1', Parent: 'id:99', 'Regular price': 10 },
    ]
    const report = await desk.checked(wooCommerceFile([...rows, ...strange]))
    expect(report).toMatchObject({ format: 'WOOCOMMERCE_PRODUCTS', fine: 2, faulty: 2 })
    expect(faultsOf(report)).toEqual(expect.arrayContaining(['6 Type not-listed', '7 Parent not-listed']))
    expect(await desk.apply(report._id)).toMatchObject({ applied: 2, faulty: 2 })
    const table = await desk.productOf('Oak Table')
    expect(table.variants.map(({ sku, price, title }) => [sku, price, title.en])).toEqual([
      ['TABLE-O', 5000, 'Oiled'],
      ['oak-table-Lacquered', 5200, 'Lacquered'],
    ])
    expect(table).toMatchObject({
      summary: { en: 'Solid oak.' },
      description: { en: 'Seats six.' },
      tags: ['oak', 'dining'],
    })
    expect(table.category_ids).toHaveLength(2)
    const [bowl] = (await desk.productOf('Bowl')).variants
    expect(bowl).toMatchObject({ price: 120, sale_percent: 25 })
    expect(bowl?.parcel).toEqual({ grams: 1200, length_mm: 300, width_mm: 300, height_mm: 125 })
    const before = await desk.everything()
    expect(await desk.checked(wooCommerceFile(rows))).toMatchObject({ fine: 0, here: 2 })
    expect(await desk.everything()).toBe(before)
  })
})

test('the columns of the shop’s own list of customers are recognised, in each language', async () => {
  for (const language of ['zh', 'cn', 'en'] as const) {
    const file = await desk.manager.send('/api/admin/customers/export', { headers: { 'X-Locale': language } })
    const heading = (await file.text()).split('\r\n')[0]!
    const [name, email, phone] = heading.replaceAll('"', '').split(',')
    const body = { language, rows: 'CUSTOMERS' as const }
    expect((await desk.begin(`${heading}\n`, body)).mapping).toEqual({ name, email, phone })
  }
})

describe('a plain spreadsheet', () => {
  const text = 'Ref,品名,Name,價錢,數量\nA1,木凳,Bench,880,4\nA2,掛鏡,Mirror,1200,1\n'

  test('is read by its column mapping, which is remembered for its header row', async () => {
    const begun = await desk.begin(text, { language: 'zh' })
    expect(begun).toMatchObject({ format: 'PLAIN_PRODUCTS', status: 'MAPPING', mapping: { price: '價錢' } })
    const params = { id: begun._id }
    await expectRefusal(
      desk.manager.call(imports.mapImport, { params, body: { mapping: { price: 'Nothing' } } }),
      422,
      'invalid-input',
    )
    const mapping = { sku: 'Ref', title_zh: '品名', title_en: 'Name', price: '價錢', stock: '數量' }
    await desk.manager.call(imports.mapImport, { params, body: { mapping } })
    expect(await desk.until(begun._id, 'CHECKED')).toMatchObject({ fine: 2, faulty: 0 })
    await desk.apply(begun._id)
    expect(await desk.productOf('Mirror')).toMatchObject({
      title: { zh: '掛鏡', cn: '挂镜', en: 'Mirror' },
      status: 'DRAFT',
    })
    expect((await desk.begin(text, { language: 'zh' })).mapping).toEqual(mapping)
  })
})

test('a file that is not a table is refused with a clear message', async () => {
  await expectRefusal(desk.begin('a"b\n'), 422, 'file-not-csv')
  const broken = `${shopifyFile(shopifyRows)}"open\r\n`
  const { _id } = await desk.begin(broken)
  expect((await desk.until(_id, 'REFUSED')).refusal).toMatch(/CSV/)
})
