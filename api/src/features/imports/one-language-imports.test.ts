import { findFormerAddress } from '@fitout/contract/former-addresses.ts'
import { addImportPictures } from '@fitout/contract/staff/imports.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withImportDesk, zipOf } from '../../testing/import-desk.ts'
import { shopifyFile, shopifyRows } from '../../testing/import-files.ts'
import { publishConstants } from '../../testing/publish-constants.ts'

const desk = withImportDesk()

test('in a shop with one language, a published product is shown at once with its picture, and a draft stays one', async () => {
  const { context } = desk.shop
  await publishConstants(context)
  await sql`
    update configurations set data = jsonb_set(data, '{languages}', '["en"]') where slug = 'shop-constants'`.execute(
    context.db,
  )
  const { _id: id } = await desk.checked(shopifyFile(shopifyRows))
  const moss = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#5b6b4a' } })
    .jpeg()
    .toBuffer()
  await desk.manager.call(addImportPictures, {
    params: { id },
    file: await zipOf({ 'Sofa-Moss.jpg': new Uint8Array(moss) }),
  })
  await expect.poll(async () => (await desk.find(id)).pictures, { timeout: 20_000 }).toBe(1)
  expect(await desk.apply(id)).toMatchObject({ applied: 2, without_pictures: 1 })

  const sofa = await desk.productOf('Harbour Sofa')
  const name = 'Harbour Sofa'
  expect(sofa).toMatchObject({ status: 'ACTIVE', title: { zh: name, cn: name, en: name } })
  expect(await desk.productOf('Reading Lamp')).toMatchObject({ status: 'DRAFT' })
  const { data } = await desk.shop.visitor()(findFormerAddress, { query: { path: '/products/harbour-sofa?variant=1' } })
  expect(data.to).toBe(`/products/${sofa._id}/harbour-sofa`)
})
