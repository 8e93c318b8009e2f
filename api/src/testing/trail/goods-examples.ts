import { importProducts } from '@fitout/contract/staff/product-files.ts'
import * as products from '@fitout/contract/staff/products.ts'
import * as variants from '@fitout/contract/staff/variants.ts'
import { added, answeredId, changed, example, first, inEach, type Stage } from './example.ts'
import { csvFile, modelFile } from './example-files.ts'
import { newPicture } from './catalogue-examples.ts'

/** A product with one variant, as staff see it. */
export async function shownProduct({ desk, owner }: Stage) {
  const id = await desk.goods.publish(await desk.goods.addVariant())
  const { data } = await owner.call(products.findStaffProduct, { params: { id } })
  return { id, variant: first(data.variants) }
}

/** A CSV file of one new product with one variant and three units of it. */
const newLamp = [
  'product,sku,kind,title_zh,title_en,variant_zh,variant_en,price,stock_warehouse-0',
  'lamp,LAMP-1,GOODS,檯燈,Lamp,小,Small,1280,3',
]

/** A file with this many rows, so that the import continues in a job, all for the lamp. */
export async function longImport({ owner }: Stage) {
  const [head = '', row = ''] = newLamp
  const rows = [head, row.replace('lamp,LAMP-1', 'long-lamp,LAMP-2'), ...Array<string>(500).fill('long-lamp,,,,,,,,')]
  const { data } = await owner.call(importProducts, { file: csvFile(rows), query: { dry_run: 'false' } })
  return { id: data.import_id ?? '' }
}

export const goodsExamples = [
  example(products.addProduct, added('products.add', 'product'), () => {
    return { body: { kind: 'GOODS' as const, title: { zh: '橡木座地燈', cn: '', en: 'Oak floor lamp' } } }
  }),
  example(products.copyProduct, added('products.copy', 'product', answeredId), async (stage) => {
    const { id } = await shownProduct(stage)
    return { params: { id }, body: { title: inEach('Oak bench, long') } }
  }),
  example(products.changeProduct, changed('products.change', 'product'), async (stage) => {
    const { id } = await shownProduct(stage)
    return { params: { id }, body: { title: inEach('Oak bench'), rank: 3 } }
  }),
  example(products.arrangePictures, changed('products.pictures', 'product'), async (stage) => {
    const { id } = await shownProduct(stage)
    const pictures = [{ picture_id: await newPicture(stage), alt: inEach('The chair') }]
    return { params: { id }, body: { pictures } }
  }),
  example(products.setModel, changed('products.model', 'product'), async (stage) => {
    const { id } = await shownProduct(stage)
    return { params: { id }, file: await modelFile() }
  }),
  example(products.removeModel, changed('products.model', 'product'), async (stage) => {
    const { id } = await shownProduct(stage)
    await stage.owner.call(products.setModel, { params: { id }, file: await modelFile() })
    return { params: { id } }
  }),

  example(
    variants.addVariant,
    added('products.add-variant', 'variant', ({ answer }) => variantOf(answer, 'BENCH-2')),
    async (stage) => {
      const { id } = await shownProduct(stage)
      return { params: { id }, body: { sku: 'BENCH-2', title: inEach('Long'), price: 1280 } }
    },
  ),
  example(variants.changeVariant, changed('products.change-variant', 'variant'), async (stage) => {
    const { _id: id, sku, attributes, status } = (await shownProduct(stage)).variant
    return { params: { id }, body: { sku, attributes, status, title: inEach('Ash'), picture_id: null } }
  }),
  example(variants.moveVariant, changed('products.move-variant', 'variant'), async (stage) => {
    const { id, variant } = await shownProduct(stage)
    const longer = { sku: `LONG-${variant.sku}`, title: inEach('Longer'), price: 1480 }
    await stage.owner.call(variants.addVariant, { params: { id }, body: longer })
    return { params: { id: variant._id }, body: { position: 1 } }
  }),
  example(variants.priceVariant, changed('products.price', 'variant'), async (stage) => {
    const { _id: id } = (await shownProduct(stage)).variant
    return { params: { id }, body: { price: 321.5, sale_percent: 10 } }
  }),
  // A line for each variant with a changed price.
  example(
    variants.setSale,
    changed('products.price', 'variant', ({ answer }) => variantOf(answer)),
    async (stage) => {
      const { id } = await shownProduct(stage)
      return { params: { id }, body: { sale_percent: 20 } }
    },
  ),
  example(variants.moveStock, changed('stock.move', 'variant'), async (stage) => {
    const { _id: id, shelves } = (await shownProduct(stage)).variant
    return { params: { id }, body: { warehouse_id: first(shelves).warehouse_id, quantity: 3, reason: 'Delivery' } }
  }),
  // A line for each product, each variant and each shelf.
  example(
    importProducts,
    [
      added('products.add', 'product', 'not answered'),
      added('products.add-variant', 'variant', 'not answered'),
      changed('stock.move', 'variant', 'not answered'),
    ],
    () => ({ file: csvFile(newLamp), query: { dry_run: 'false' as const } }),
  ),
]

function variantOf(answer: string, sku?: string): string {
  const { data } = JSON.parse(answer) as { data: { variants: { _id: string; sku: string }[] } }
  return data.variants.find((one) => sku === undefined || one.sku === sku)?._id ?? ''
}
