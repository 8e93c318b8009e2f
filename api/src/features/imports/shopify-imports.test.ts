import { findFormerAddress } from '@fitout/contract/former-addresses.ts'
import * as imports from '@fitout/contract/staff/imports.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { faultsOf, withImportDesk, zipOf } from '../../testing/import-desk.ts'
import { shopifyFile, shopifyRows } from '../../testing/import-files.ts'
import { openTool } from '../../testing/tools.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { runImport } from './imports-service.ts'

const desk = withImportDesk()

const picture = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )

describe('products of Shopify', () => {
  test('with errors are reported by row and column, and nothing is written', async () => {
    const before = await desk.everything()
    const faulty = structuredClone(shopifyRows)
    Object.assign(faulty[1]!, { 'Variant Price': '3,99O' })
    Object.assign(faulty[3]!, { Title: '', 'Variant SKU': 'LAMP 1' })
    faulty.push({ Handle: 'stool', Title: 'Stool', 'Variant SKU': 'HS-SAND-2', 'Variant Price': '100' })
    const report = await desk.checked(shopifyFile(faulty))
    expect(report).toMatchObject({ format: 'SHOPIFY_PRODUCTS', records: 3, fine: 0, faulty: 3, here: 0 })
    expect(faultsOf(report)).toEqual(['3 Variant Price not-number', '5 Title required', '6 Variant SKU duplicate'])
    expect(report.faults[0]).toMatchObject({ value: '3,99O', message: expect.stringMatching(/number/i) })
    expect(await desk.everything()).toBe(before)
  })

  test('are imported with variants, stock, sale, category, text and old address, and a second run changes nothing', async () => {
    const report = await desk.checked(shopifyFile(shopifyRows))
    expect(report).toMatchObject({ fine: 2, faulty: 0 })
    expect(faultsOf(report)).toEqual(['3 Variant Compare At Price not-whole-percent (cell)'])
    const done = await desk.apply(report._id)
    expect(done).toMatchObject({ applied: 2, faulty: 0, without_pictures: 1 })

    const sofa = await desk.productOf('Harbour Sofa')
    expect(sofa).toMatchObject({
      key: 'harbour-sofa',
      status: 'DRAFT',
      title: { zh: '', cn: '', en: 'Harbour Sofa' },
      summary: { en: 'A linen sofa for small flats' },
      listing_title: { en: 'Linen sofa in two colours' },
      tags: ['linen', 'living room'],
    })
    expect(sofa.description.en).toBe(
      '## Quiet comfort\n\nMade of **oak** & linen.\nFor *small* flats.\n\n- Washable covers\n- 10 years\n\n[Care](https://old.example/care)',
    )
    expect(sofa.variants.map(({ sku, price, sale_percent, title }) => [sku, price, sale_percent, title.en])).toEqual([
      ['HS-SAND-2', 10_000, 20, 'Sand / 2 seats'],
      ['HS-MOSS-2', 3990, 0, 'Moss / 2 seats'],
      ['harbour-sofa-Moss-3-seats', 12_000, 0, 'Moss / 3 seats'],
    ])
    expect(sofa.variants.map(({ shelves }) => shelves.map(({ available }) => available))).toEqual([
      [4, 0],
      [0, 0],
      [2, 0],
    ])
    expect(sofa.variants[0]?.parcel.grams).toBe(42_000)
    const categories = await desk.shop.context.db
      .selectFrom('categories')
      .select(['title', 'status', 'parent_id'])
      .where(sql<boolean>`title ->> 'en' in ('Furniture', 'Sofas', 'Lamps')`)
      .orderBy('key')
      .execute()
    expect(categories.map(({ title, status, parent_id }) => [title.en, status, parent_id === null])).toEqual([
      ['Furniture', 'INACTIVE', true],
      ['Lamps', 'INACTIVE', true],
      ['Sofas', 'INACTIVE', false],
    ])

    const before = await desk.everything()
    const again = await desk.checked(shopifyFile(shopifyRows))
    expect(again).toMatchObject({ fine: 0, here: 2, faulty: 0 })
    expect(await desk.apply(again._id)).toMatchObject({ applied: 0, here: 2 })
    expect(await desk.everything()).toBe(before)
  })

  test('get the uploaded pictures, in order and on their variants', async () => {
    const { data } = await desk.manager.call(imports.listImports, { query: {} })
    const { _id } = data.find(({ file_name, status }) => file_name === 'export.csv' && status === 'DONE')!
    const first = data.findLast(({ status }) => status === 'DONE')!._id
    expect(_id).not.toBe(first)
    const given = {
      'pictures/Sofa Sand.jpg': await picture('#c8b89a'),
      'pictures/sofa-moss.jpg': await picture('#5b6b4a'),
      '__MACOSX/._sofa-moss.jpg': 'resource',
      'pictures/broken.jpg': 'no picture',
      'notes.txt': 'hello',
    }
    await desk.manager.call(imports.addImportPictures, { params: { id: first }, file: await zipOf(given) })
    await expect.poll(async () => (await desk.productOf('Harbour Sofa')).pictures.length, { timeout: 20_000 }).toBe(2)
    const report = await desk.until(first, 'DONE')
    expect(report).toMatchObject({ pictures: 2, without_pictures: 1 })
    expect(faultsOf(report)).toContain('4 Image Src picture-not-given (cell)')
    const sofa = await desk.productOf('Harbour Sofa')
    expect(sofa.pictures.map(({ alt }) => alt.en)).toEqual(['Harbour Sofa', 'The sofa in sand'])
    expect(sofa.variants[0]?.picture_id).toBe(sofa.pictures[0]?._id)
    await expectRefusal(
      desk.manager.call(imports.addImportPictures, { params: { id: first }, file: new File(['text'], 'a.zip') }),
      422,
      'file-not-an-archive',
    )
  })
})

describe('pictures at URLs', () => {
  test('are downloaded when the owner says so, and never from an internal network', async () => {
    const tool = await openTool()
    const [own] = structuredClone(shopifyRows)
    const row = {
      ...own!,
      Handle: 'stool',
      Title: 'Stool',
      'Variant SKU': 'ST-1',
      'Image Src': `${tool.url}/stool.jpg`,
    }
    const { _id } = await desk.checked(shopifyFile([row]))
    expect(faultsOf(await desk.apply(_id))).toEqual(['2 Image Src picture-not-given (cell)'])
    expect(faultsOf(await desk.apply(_id, true))).toEqual(['2 Image Src inner-address (cell)'])
    expect(tool.received).toEqual([])
    tool.stop()
  })
})

describe('old addresses', () => {
  test('lead to the piece once it is published, in the language of the address', async () => {
    const guest = await openGuest(desk.shop)
    const targetOf = async (path: string) => (await guest.call(findFormerAddress, { query: { path } })).data.to
    const { _id } = await desk.productOf('Reading Lamp')
    expect(await targetOf('/products/reading-lamp')).toBeNull()
    await sql`update products set status = 'ACTIVE' where id = ${_id}`.execute(desk.shop.context.db)
    expect(await targetOf('/products/reading-lamp')).toBe(`/products/${_id}/reading-lamp`)
    expect(await targetOf('/en/Products/reading-lamp/')).toBe(`/en/products/${_id}/reading-lamp`)
    expect(await targetOf('/collections/lamps/products/reading-lamp')).toBe(`/products/${_id}/reading-lamp`)
    expect(await targetOf('/products/other')).toBeNull()
    await sql`update products set status = 'DRAFT' where id = ${_id}`.execute(desk.shop.context.db)
  })
})

test('an import that was killed continues after its last batch, and imports nothing twice', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => ({
    Handle: `hook-${at}`,
    Title: `Hook ${at}`,
    'Variant SKU': `HOOK-${at}`,
    'Variant Price': 30 + at,
    'Variant Inventory Qty': 1,
  }))
  const { _id } = await desk.checked(shopifyFile(rows))
  const { db } = desk.shop.context
  await sql`
    create function fail_late() returns trigger language plpgsql as $$
      begin if new.key = 'hook-170' then raise exception 'killed'; end if; return new; end $$`.execute(db)
  await sql`create trigger fail_late before insert on products for each row execute function fail_late()`.execute(db)
  await desk.manager.call(imports.applyImport, { params: { id: _id }, body: {} })
  const added = async () =>
    (await db.selectFrom('products').select('id').where('key', 'like', 'hook-%').execute()).length
  await expect.poll(added, { timeout: 20_000 }).toBe(100)
  await expect.poll(async () => (await desk.find(_id)).done, { timeout: 20_000 }).toBe(100)
  await sql`drop trigger fail_late on products`.execute(db)
  await Promise.all([1, 2].map(async () => runImport(desk.shop.context, { importId: _id }).catch(() => undefined)))
  await runImport(desk.shop.context, { importId: _id })
  expect(await desk.find(_id)).toMatchObject({ status: 'DONE', applied: 250, faulty: 0 })
  expect(await added()).toBe(250)
  const { rows: moved } = await sql<{ count: number }>`
    select count(*) as count from stock_movements m join product_variants v on v.id = m.variant_id
    where v.sku like 'HOOK-%'`.execute(db)
  expect(moved[0]?.count).toBe(250)
})
