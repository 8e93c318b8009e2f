import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { addFormerAddress, listFormerAddresses } from '@fitout/contract/staff/former-addresses.ts'
import { localise, pathTo, splitLocale } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import {
  deleteAddress,
  findAddress,
  type FoundAddress,
  insertAddresses,
  listAddresses,
  type NewAddress,
  putAddress,
} from './former-addresses-queries.ts'

type By = { id: string; source?: string | undefined }
type Shown = AnswerInput<typeof addFormerAddress>['data']

const longest = 500

/** Normalises an address: its path in lower case, without a trailing slash. */
function plainPath(address: string): string | undefined {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? ''
  try {
    const plain = `/${decodeURIComponent(path)}`.normalize('NFC').toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '')
    return plain.length < 2 || plain.length > longest ? undefined : plain
  } catch {
    return undefined
  }
}

/** Adds redirects for products of the previous shop. Existing redirects are kept. */
export async function rememberAddresses(trx: Database, addresses: NewAddress[], now: Date): Promise<void> {
  const rows = addresses.flatMap(({ path, product_id }) => {
    const plain = plainPath(path)
    return plain === undefined ? [] : [{ path: plain, product_id }]
  })
  await insertAddresses(trx, [...new Map(rows.map((row) => [row.path, row])).values()], now)
}

/** The current address of a page, in the language of the old address; null if there is none, or it is not public. */
export async function findTarget(db: Database, asked: string): Promise<string | null> {
  const { locale, path } = splitLocale(asked)
  const plain = plainPath(path)
  if (plain === undefined) return null
  // Shopify serves a product below its collections too.
  const found = await findAddress(db, [plain, plain.replace(/^\/collections\/[^/]+(?=\/products\/)/, '')])
  if (!found || (found.product_id && found.status !== 'ACTIVE')) return null
  return targetOf(found, locale)
}

export async function showAddresses(
  context: Context,
  page: PageRequest & { query: Query<typeof listFormerAddresses> },
) {
  const found = await listAddresses(context.db, page.query.q, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(present))
}

/** Throws `invalid-input` for a chain of redirects. */
export async function addByStaff(
  { db, clock }: Context,
  by: By,
  { path, to }: Body<typeof addFormerAddress>,
): Promise<Shown> {
  const plain = plainPath(path)
  if (plain === undefined) throw new AppError('invalid-input', { errors: [{ path: 'path', code: 'link-format' }] })
  return transaction(db, async (trx) => {
    const next = plainPath(splitLocale(to).path)
    if (next !== undefined && (next === plain || (await findAddress(trx, [next])))) {
      throw new AppError('invalid-input', { errors: [{ path: 'to', code: 'not-listed' }] })
    }
    const before = await findAddress(trx, [plain])
    await putAddress(trx, plain, to, clock.now())
    const change = { before: before && { to: targetOf(before, 'zh') }, after: { to } }
    await recordChange(trx, by, {
      action: 'former-addresses.add',
      subject: 'former-address',
      id: plain,
      title: plain,
      ...change,
    })
    const found = await findAddress(trx, [plain])
    if (!found) throw new Error('an address that was just added is gone')
    return present(found)
  })
}

/** Throws `former-address-not-found`. */
export async function removeByStaff({ db }: Context, by: By, path: string): Promise<void> {
  await transaction(db, async (trx) => {
    const found = await findAddress(trx, [path])
    if (!found || !(await deleteAddress(trx, path))) throw new AppError('former-address-not-found')
    const before = { to: targetOf(found, 'zh') }
    await recordChange(trx, by, {
      action: 'former-addresses.remove',
      subject: 'former-address',
      id: path,
      title: path,
      before,
      after: undefined,
    })
  })
}

function targetOf({ to_path, product_id, kind, slug }: FoundAddress, locale: Locale): string {
  if (product_id === null) return localise(to_path ?? '/', locale)
  const screen = kind === 'SERVICE' ? 'service' : 'product'
  return pathTo(screen, locale, { id: product_id, slug: inLocale(slug, locale) })
}

function present(row: FoundAddress): Shown {
  const { path, product_id: _id, title, status, created_at } = row
  return {
    _id: path,
    to: targetOf(row, 'zh'),
    product: _id === null ? null : { _id, title: title ?? {}, is_shown: status === 'ACTIVE' },
    created_at: created_at.toISOString(),
  }
}
