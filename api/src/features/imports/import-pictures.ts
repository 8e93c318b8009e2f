import { uploadMaximumBytes } from '@fitout/contract/limits.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { picturesOfProductAtMost } from '@fitout/contract/staff/products.ts'
import { OutsideError } from '../../adapters/outside/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChanges } from '../audit/audit-service.ts'
import { findShopLanguages } from '../configuration/shop-languages-service.ts'
import { keepPicture } from '../pictures/pictures-service.ts'
import { refreshProductIndex } from '../products/products-service.ts'
import { arrangeByStaff, changeByStaff } from '../products/staff-products-service.ts'
import { readProduct } from './formats.ts'
import { faultAt, type ImportFault } from './import-records.ts'
import { changeRecords, type ImportRecord, type RecordChange } from './import-records-queries.ts'
import {
  insertProductPictures,
  listImportedProducts,
  type PicturedProduct,
  setVariantPictures,
} from './import-pictures-queries.ts'
import { advanceImport, type ImportRow, listImportPictures } from './imports-queries.ts'
import { fileNameOf, type NamedPicture, type ReadProduct } from './read-product.ts'
import { type Piece, thingKey } from './work-on-products.ts'

type By = { id: string; source?: string | undefined }

const withinMilliseconds = 20_000
const fetchedAtOnce = 4

/** Errors that only concern pictures. */
const pictureCodes = new Set(['picture-not-given', 'inner-address', 'not-reached', 'not-a-picture'])

type Plan = { there: PicturedProduct; product: ReadProduct; pictures: FoundPicture[]; change: RecordChange }

/** Adds pictures to imported products, and publishes those that are complete. */
export async function pictureProducts(context: Context, { run, records }: Piece): Promise<void> {
  const by = { id: run.staff_id, source: run.source ?? undefined }
  const found = await listImportedProducts(
    context.db,
    records.map(({ key }) => thingKey(run, key)),
  )
  const plans: Plan[] = []
  for (const record of records) {
    const there = found.get(thingKey(run, record.key))
    // Staff have removed it meanwhile.
    if (there) plans.push(await planOne(context, run, record, there))
  }
  const bare = plans.filter(({ there, pictures }) => there.picture_ids.length === 0 && pictures.length > 0)
  await transaction(context.db, (trx) => pictureBare(trx, by, bare))
  for (const plan of plans) await pictureMore(context, by, plan)
  // In the last step, so that a worker that was killed before finds the records again.
  await transaction(context.db, async (trx) => {
    await changeRecords(
      trx,
      run.id,
      plans.map(({ change }) => change),
    )
    const to = { position: records.at(-1)?.place ?? run.position, done: records.length }
    if (!(await advanceImport(trx, run, to))) throw new AppError('changed-meanwhile')
  })
}

async function planOne(context: Context, run: ImportRow, record: ImportRecord, there: PicturedProduct): Promise<Plan> {
  const product = readProduct(run.format, record.rows, run.mapping, { language: run.language })
  const { pictures, faults } = await picturesOf(context, run, product)
  const others = record.faults.filter(({ code }) => !pictureCodes.has(code))
  const status = faults.length > 0 ? ('APPLIED' as const) : ('PICTURED' as const)
  return { there, product, pictures, change: { key: record.key, status, faults: [...others, ...faults] } }
}

/** Products without pictures, all at once. */
async function pictureBare(trx: Database, by: By, plans: Plan[]): Promise<void> {
  const rows = plans.flatMap(({ there, pictures }) =>
    pictures.map(({ picture_id, alt }, position) => ({ product_id: there.product_id, position, picture_id, alt })),
  )
  await insertProductPictures(trx, rows)
  await setVariantPictures(trx, plans.flatMap(variantPicturesOf))
  await refreshProductIndex(
    trx,
    plans.map(({ there }) => there.product_id),
  )
  await recordChanges(
    trx,
    by,
    plans.map(({ there, product, pictures }) => ({
      action: 'products.pictures' as const,
      subject: 'product' as const,
      id: there.product_id,
      title: product.key,
      before: { pictures: [] },
      after: { pictures: pictures.map(({ picture_id, alt }) => ({ picture_id, alt })) },
    })),
  )
}

/** Products with pictures get further ones, unless staff have changed them; complete ones are published. */
async function pictureMore(context: Context, by: By, { there, product, pictures }: Plan): Promise<void> {
  const ids = new Set(pictures.map(({ picture_id }) => picture_id))
  const isUntouched = there.picture_ids.every((id) => ids.has(id))
  if (there.picture_ids.length > 0 && isUntouched && ids.size > there.picture_ids.length) {
    await arrangeByStaff(context, by, there.product_id, { pictures: pictures.map(({ address: _of, ...one }) => one) })
    await transaction(context.db, async (trx) => {
      await setVariantPictures(trx, variantPicturesOf({ there, product, pictures }))
      await refreshProductIndex(trx, [there.product_id])
    })
  }
  if (await mayShow(context, product, there, ids.size)) {
    await changeByStaff(context, by, there.product_id, { status: 'ACTIVE' }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
  }
}

type FoundPicture = { picture_id: string; alt: Record<'zh' | 'cn' | 'en', string>; address: string }

/** The uploaded or downloadable pictures; each other one is an error of its cell. */
async function picturesOf(context: Context, run: ImportRow, product: ReadProduct) {
  const named = product.pictures.slice(0, picturesOfProductAtMost)
  const given = await listImportPictures(
    context.db,
    run.id,
    named.map(({ address }) => fileNameOf(address)),
  )
  const pictures: FoundPicture[] = []
  const faults: ImportFault[] = []
  for (let start = 0; start < named.length; start += fetchedAtOnce) {
    const some = named.slice(start, start + fetchedAtOnce)
    const results = await Promise.all(
      some.map(async ({ address }) => given.get(fileNameOf(address)) ?? (await fetched(context, run, address))),
    )
    for (const [index, result] of results.entries()) {
      const picture = some[index] as NamedPicture
      if (typeof result !== 'string') {
        faults.push(faultAt(picture.at, picture.column, result.code, { value: picture.address, isPassedOver: true }))
      } else if (!pictures.some(({ picture_id }) => picture_id === result)) {
        pictures.push({ picture_id: result, alt: altOf(product.title, run, picture.alt), address: picture.address })
      }
    }
  }
  return { pictures, faults }
}

type NoPicture = { code: 'picture-not-given' | 'inner-address' | 'not-reached' | 'not-a-picture' }

/** Downloads the picture at an external address, if the owner allows it. Returns its id. */
async function fetched(context: Context, run: ImportRow, url: string): Promise<string | NoPicture> {
  if (!run.fetches_pictures || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return { code: 'picture-not-given' }
  try {
    const answer = await context.outside.ask({
      method: 'GET',
      url,
      answerAtMost: uploadMaximumBytes,
      isWholeWanted: true,
      withinMilliseconds,
    })
    if (answer.status !== 200) return { code: 'not-reached' }
    return (await keepPicture(context, answer.body)).id
  } catch (error) {
    if (error instanceof OutsideError)
      return { code: error.fault === 'inner-address' ? 'inner-address' : 'not-reached' }
    if (error instanceof AppError) return { code: 'not-a-picture' }
    throw error
  }
}

/** The alternative text from the file, or the title; in its language only. */
function altOf(title: Words, { language }: ImportRow, alt: string) {
  const none = { zh: '', cn: '', en: '' }
  return alt === '' ? { ...none, ...title } : { ...none, [language]: alt }
}

function variantPicturesOf({ there, product, pictures }: Pick<Plan, 'there' | 'product' | 'pictures'>) {
  return product.variants.flatMap(({ sku, picture }) => {
    const position = pictures.findIndex(({ address }) => address === picture)
    return position < 0 ? [] : [{ product_id: there.product_id, sku, position }]
  })
}

/** Published if the previous shop showed it, and if its title exists in each language the studio writes. */
async function mayShow({ db }: Context, product: ReadProduct, { status }: PicturedProduct, pictures: number) {
  if (!product.isShown || status !== 'DRAFT' || pictures === 0) return false
  const { title } = product
  const languages = await findShopLanguages(db)
  return languages.every((one) => title[one] || (one === 'cn' && title.zh))
}
