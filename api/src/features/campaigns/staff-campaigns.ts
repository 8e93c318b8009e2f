import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { CampaignOffer } from '@fitout/contract/offers.ts'
import type { addCampaign, changeCampaign, findCampaign, listCampaigns } from '@fitout/contract/staff/campaigns.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { campaignOfferOf, campaignTerms, salePrice, termsOfCampaignOffer } from '../prices/prices-service.ts'
import { findVariantIds } from '../products/products-service.ts'
import {
  type CampaignFields,
  findStaffCampaign,
  insertCampaign,
  isVariantOf,
  listPiecesOf,
  listStaffCampaigns,
  lockCampaign,
  type PieceFilter,
  type StaffCampaignRow,
  updateCampaign,
} from './staff-campaigns-queries.ts'

type By = { id: string }
type StaffCampaign = AnswerInput<typeof findCampaign>['data']

export async function showCampaigns(context: Context, page: PageRequest & { query: Query<typeof listCampaigns> }) {
  const asked = { ...page.query, storeId: context.config.mainStoreId, now: context.clock.now() }
  const found = await listStaffCampaigns(context.db, asked, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentCampaign))
}

export async function showPieces(context: Context, page: PageRequest & { query: PieceFilter }) {
  const { q } = page.query
  const filter = { ...page.query, found: q ? await findVariantIds(context.db, q) : undefined }
  const listed = await listPiecesOf(context.db, context.config.mainStoreId, filter, placeOf(page.query))
  return pageOf(context, page, listed, (rows) =>
    rows.map(({ id: _id, price_cents, sale_percent, ...piece }) => ({
      _id,
      ...piece,
      price: toDollars(salePrice(price_cents, sale_percent)),
    })),
  )
}

/** Throws `campaign-not-found`. */
export async function showCampaign(context: Context, id: string): Promise<{ data: StaffCampaign }> {
  const row = isId(id) ? await findStaffCampaign(context.db, id, context.clock.now()) : undefined
  if (!row) throw new AppError('campaign-not-found')
  return { data: presentCampaign(row) }
}

export async function addByStaff(context: Context, by: By, body: Body<typeof addCampaign>) {
  const id = newId()
  await transaction(context.db, async (trx) => {
    await requireGift(context, trx, body)
    await insertCampaign(trx, id, context.config.mainStoreId, fieldsOf(body))
    const after = await findStaffCampaign(trx, id, context.clock.now())
    await recordChange(trx, by, {
      ...named('promotions.add', id, body.title),
      before: undefined,
      after: after && factsOf(after),
    })
  })
  return showCampaign(context, id)
}

/** Throws `variant-not-found` for its gift, `campaign-not-found`, or `changed-meanwhile` if an older version was read. */
export async function changeByStaff(context: Context, by: By, id: string, body: Body<typeof changeCampaign>) {
  await transaction(context.db, async (trx) => {
    const before = isId(id) ? await lockCampaign(trx, id, context.clock.now()) : undefined
    if (!before) throw new AppError('campaign-not-found')
    if (before.version !== body.version) throw new AppError('changed-meanwhile')
    await requireGift(context, trx, body)
    await updateCampaign(trx, before.id, fieldsOf(body))
    const after = await findStaffCampaign(trx, before.id, context.clock.now())
    const change = { before: factsOf(before), after: after && factsOf(after) }
    await recordChange(trx, by, { ...named('promotions.change', before.id, body.title), ...change })
  })
  return showCampaign(context, id)
}

async function requireGift({ config }: Context, trx: Database, { offer }: { offer: CampaignOffer }): Promise<void> {
  if (offer.kind !== 'GIFT' || (await isVariantOf(trx, config.mainStoreId, offer.variant_id))) return
  throw new AppError('variant-not-found')
}

function named(action: AuditAction, id: string, title: { zh: string }) {
  return { action, subject: 'campaign' as const, id, title: title.zh }
}

function fieldsOf({ offer, title, status, priority, starts_at, ends_at }: Body<typeof addCampaign>): CampaignFields {
  const { kind, ...terms } = termsOfCampaignOffer(offer)
  return { kind, terms, title, status, priority, starts_at, ends_at }
}

function factsOf(row: StaffCampaignRow) {
  const { title, status, priority, starts_at, ends_at } = row
  const terms = campaignTerms.safeParse({ ...row.terms, kind: row.kind }).data
  return {
    title,
    status,
    priority,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    offer: terms ? campaignOfferOf(terms) : null,
  }
}

function presentCampaign(row: StaffCampaignRow): StaffCampaign {
  return { _id: row.id, version: row.version, state: row.state, ...factsOf(row) }
}
