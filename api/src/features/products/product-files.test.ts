import { locales } from '@fitout/contract/locales.ts'
import { fileValues as cn } from '@fitout/contract/messages/cn/file-values.ts'
import { fileValues as en } from '@fitout/contract/messages/en/file-values.ts'
import { fileValues as zh } from '@fitout/contract/messages/zh/file-values.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { exportProducts } from '@fitout/contract/staff/product-files.ts'
import { changeProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { listTranslations } from '@fitout/contract/staff/translations.ts'
import { listMovements } from '@fitout/contract/staff/variants.ts'
import { beforeAll, expect, test } from 'vitest'
import { cellsOf, withProductFiles } from '../../testing/product-files.ts'
import type { StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'

const fileValues = { zh, cn, en }

const desk = withProductFiles()
const { send, fetchFile, state, written } = desk
let manager: StaffVisitor
let productId: string
let takenSku: string
beforeAll(async () => {
  const { goods } = desk
  manager = desk.manager
  takenSku = await goods.addVariant({ stock: [10, 2], title: 'Oak chair' })
  productId = await goods.publish(takenSku)
  await goods.publish(await goods.addVariant({ kind: 'SERVICE', title: 'Measuring' }))
})

const columns =
  'product,sku,kind,status,title_zh,title_en,categories,lead_time_days,width_mm,variant_zh,variant_en,colour,price,' +
  'sale_percent,sale_ends_at,parcel_grams,stock_warehouse-0'

function thirtyFaults(): string {
  return [
    `${columns},colur`,
    'lamp a,A-1,GOODS,DRAFT,燈,Lamp,,,,燈,Lamp,,abc,,,,,',
    ',S-1,GOODS,DRAFT,燈,Lamp,,,,燈,Lamp,,1,,,,,',
    'new-1,N-1,THING,GONE,,,,,,,,,,,,,,',
    'new-2,N-1,GOODS,DRAFT,燈,Lamp,nowhere,1.5,0,燈,Lamp,plaid,-1,100,31/2/2027,heavy,-3,',
    'new-2,N-3,,,別的燈,,,,,燈,Lamp,,"1,280",,,,2.5,',
    'new-3,,,ACTIVE,燈,Lamp,,,,,,,5,,,,,',
    `new-4,SV-1,SERVICE,DRAFT,${'長'.repeat(201)},Lamp,,,,燈,Lamp,,1,,,,4,`,
    'new-4,bad sku,,,,,,,,燈,Lamp,,1,,,,,',
    `new-5,${takenSku},GOODS,DRAFT,燈,Lamp,,,,燈,Lamp,,1,,,,,`,
  ].join('\r\n')
}

test('a file that changes a text makes its translations outdated', async () => {
  const { key, title } = (await manager.call(findStaffProduct, { params: { id: productId } })).data
  const { faults } = await send(`product,sku,title_zh\n${key},${takenSku},新的名稱`, 'false')
  const { data } = await manager.call(listTranslations, { query: { kind: 'product', state: 'outdated' } })
  expect([faults, data.map((row) => [row.key, row.locale, row.source, row.translation])]).toEqual([
    [],
    (['cn', 'en'] as const).map((locale) => [productId, locale, '新的名稱', title[locale]]),
  ])
})

test('a file with 31 faults reports row and column of each, in a dry run and for real, and changes nothing', async () => {
  const before = [await state(), await written()]
  const { faults, is_applied } = await send(thirtyFaults(), 'true')
  expect(faults.map(({ row, column, code }) => `${row} ${column} ${code}`).toSorted()).toEqual(
    [
      '1 colur unknown-field',
      '2 product invalid',
      '2 price not-number',
      '3 product required',
      '4 kind not-listed',
      '4 status not-listed',
      '4 title_zh required',
      '4 variant_zh required',
      '4 price required',
      '5 sku duplicate',
      '5 categories not-listed',
      '5 lead_time_days not-whole',
      '5 width_mm too-small',
      '5 colour not-listed',
      '5 price too-small',
      '5 sale_percent too-big',
      '5 sale_ends_at date-format',
      '5 parcel_grams not-number',
      '5 stock_warehouse-0 too-small',
      '6 title_zh differs',
      '6 price not-number',
      '6 stock_warehouse-0 not-whole',
      '7 kind required',
      '7 status invalid',
      '7 sku required',
      '8 title_zh too-long',
      '8 stock_warehouse-0 invalid',
      '9 sku invalid',
      '10 sku duplicate',
    ].toSorted(),
  )
  expect([is_applied, faults[0]?.message]).toEqual([false, 'This field is not accepted.'])
  expect((await send(thirtyFaults(), 'false')).is_applied).toBe(false)
  expect([await state(), await written()]).toEqual(before)
})

test('a corrected file adds products as drafts, with variants, stock and audit entries', async () => {
  const file = [
    columns,
    'new-2,N-1,GOODS,,檯燈,Lamp,,14,300,小,Small,,1280,10,2027-02-01 09:30,900,3',
    'new-2,N-2,,,,,,,,大,Large,,1680,,,,0',
  ]
  const text = file.join('\n')
  expect(await send(text, 'true')).toMatchObject({ faults: [], added: ['new-2', 'N-1', 'N-2'], is_applied: false })
  const moved = [{ sku: 'N-1', warehouse: 'warehouse-0', from: 0, to: 3 }]
  expect(await send(text, 'false')).toMatchObject({ faults: [], moved, is_applied: true })
  const [found] = (await manager.call(listStaffProducts, { query: { q: 'N-1' } })).data
  expect(found).toMatchObject({ key: 'new-2', status: 'DRAFT', title: { cn: '台灯' }, drafts: ['title'], available: 3 })
  const { data } = await manager.call(findStaffProduct, { params: { id: found!._id } })
  expect(data.variants.map((one) => [one.sku, one.price, one.sale_percent, one.sale_ends_at])).toEqual([
    ['N-1', 1280, 10, '2027-02-01T01:30:00.000Z'],
    ['N-2', 1680, 0, null],
  ])
  const movements = await manager.call(listMovements, { params: { id: data.variants[0]!._id } })
  expect(movements.data).toMatchObject([{ quantity: 3, reason: 'CSV', staff_name: expect.stringMatching(/^manager /) }])
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: found!._id } })
  expect(trail).toMatchObject([{ action: 'products.add', after: { title: { en: 'Lamp' }, status: 'DRAFT' } }])
})

test('rows that only name variants change these alone, whether or not the row of the product stands above them', async () => {
  const full = 'product,sku,kind,title_zh,summary_zh,tags,variant_zh,price,stock_warehouse-0'
  await send(`${full}\nalone,AL-1,GOODS,長椅,柚木,a;b,小,100,4\nalone,AL-2,,,,,大,200,5`, 'false')
  const [found] = (await manager.call(listStaffProducts, { query: { q: 'AL-1' } })).data
  const params = { id: found!._id }
  const show = async () => (await manager.call(findStaffProduct, { params })).data
  const before = await show()
  const one = await send(`${full},exported_stock_warehouse-0\nalone,AL-2,,,,,大,250,7,5`, 'false')
  expect(one).toMatchObject({ faults: [], changed: ['AL-2'], moved: [{ sku: 'AL-2', from: 5, to: 7 }] })
  const sorted = await send(`${full}\nalone,AL-2,,,,,大,260,\nalone,AL-1,GOODS,長椅,柚木,a,小,100,`, 'false')
  expect(sorted).toMatchObject({ faults: [], changed: ['alone', 'AL-2'] })
  const after = await show()
  expect(after).toMatchObject({ title: before.title, summary: before.summary, tags: ['a'] })
  expect(after.variants.map(({ price }) => price)).toEqual([100, 260])
  // With a cell of the product the row is about it, and needs its title.
  const { faults } = await send(`${full}\nalone,AL-2,,,新摘要,,大,250,`, 'true')
  expect(faults).toMatchObject([{ row: 2, column: 'title_zh', code: 'required' }])
})

test('INJ-12 an export contains no formula, opens as Chinese, and changes nothing when imported again', async () => {
  const hostile = [
    '=HYPERLINK("https://e.example")',
    "'=1+1",
    '+852 "2345"',
    '-1',
    '@SUM(A1)',
    '＝1',
    '第一行\n第二行, 逗號',
  ]
  for (const summary of hostile) {
    const words = { zh: summary, cn: summary, en: `\t${summary}` }
    await manager.call(changeProduct, { params: { id: productId }, body: { summary: words } })
    const file = await fetchFile()
    expect(file.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const cells = new TextDecoder().decode(file).matchAll(/"((?:[^"]|"")*)"/g)
    expect([...cells].filter(([, cell = '']) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
    expect((await cellsOf(file)).flat()).toContain(summary)
    const before = [await state(), await written()]
    const report = await send(file, 'false')
    expect(report).toMatchObject({ faults: [], added: [], changed: [], moved: [], is_applied: true })
    expect([await state(), await written()]).toEqual(before)
  }
})

test.each(locales)(
  'statuses and kinds are exported as words of %s, and imported as words or as codes',
  async (locale) => {
    const headers = { 'X-Locale': locale }
    const file = new Uint8Array(await (await manager.send('/api/admin/products-csv', { headers })).arrayBuffer())
    const [heading = [], ...rows] = await cellsOf(file)
    const named = heading.flatMap((name, at) => (['kind', 'status', 'variant_status'].includes(name) ? [at] : []))
    const { productKind, productStatus, variantStatus } = fileValues[locale]
    const words = new Set<string>([productKind, productStatus, variantStatus].flatMap((names) => Object.values(names)))
    const cells = rows.flatMap((row) => named.map((at) => row[at] ?? '')).filter((cell) => cell !== '')
    expect(cells.length).toBeGreaterThan(3)
    expect(cells.filter((cell) => !words.has(cell))).toEqual([])
    expect(await send(file, 'true')).toMatchObject({ faults: [], added: [], changed: [] })
    for (const status of ['DRAFT', productStatus.DRAFT, productStatus.DRAFT.toUpperCase()]) {
      const row = `lamp-${locale},L-${locale},${productKind.GOODS},${status},燈,Lamp,,,,燈,Lamp,,1,,,,`
      expect(await send(`${columns}\r\n${row}`, 'true')).toMatchObject({
        faults: [],
        added: [{}, {}].map(() => expect.any(String)),
      })
    }
  },
)

test('a file that is not a CSV in UTF-8 is refused as a whole', async () => {
  const big5 = new Uint8Array([0xbe, 0xf3, 0xa4, 0xec])
  const before = await written()
  await expectRefusal(send(big5, 'true'), 422, 'file-not-csv')
  await expectRefusal(send('product,sku\n"open', 'true'), 422, 'file-not-csv')
  const many = `product,sku\n${'a,b\n'.repeat(5001)}`
  await expectRefusal(send(many, 'true'), 422, 'too-many-rows')
  expect([exportProducts.access, await written()]).toEqual(['staff:products.read', before])
})
