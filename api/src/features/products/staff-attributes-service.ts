import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import { keyOf } from '@fitout/contract/formats.ts'
import type { addAttribute, changeAttribute } from '@fitout/contract/staff/attributes.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { cut, pageOf, type PageRequest } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { draftSimplifiedText } from '../simplified-drafts/simplified-drafts-service.ts'
import { refreshProductIndex } from './product-index.ts'
import {
  type AttributeValueRow,
  insertAttributeValue,
  listAttributeValues,
  listProductsWithAttribute,
  lockAttributeValue,
  updateAttributeValue,
} from './staff-attributes-queries.ts'
import type { By } from './staff-products-service.ts'

export async function showAttributes(context: Context, request: PageRequest) {
  const all = await listAttributeValues(context.db)
  const found = cut(all, request.query, ({ name, value }) => `${name} ${value}`)
  return pageOf(context, request, found, (rows) => rows)
}

/** Throws `attribute-taken` if another value has the same key. */
export async function addAttributeByStaff({ db }: Context, by: By, body: Body<typeof addAttribute>) {
  const title = { ...body.title, cn: body.title.cn || draftSimplifiedText(body.title.zh) }
  const added = { name: body.name, value: keyOf(title), title, swatch: body.swatch }
  return transaction(db, async (trx) => {
    if (!(await insertAttributeValue(trx, added))) throw new AppError('attribute-taken')
    await recordAttribute(trx, by, 'products.add-attribute', undefined, added)
    return { data: added }
  })
}

/** Throws `attribute-not-found`. */
export async function changeAttributeByStaff(
  { db }: Context,
  by: By,
  { name, value }: { name: string; value: string },
  change: Body<typeof changeAttribute>,
) {
  return transaction(db, async (trx) => {
    const before = await lockAttributeValue(trx, name, value)
    if (!before) throw new AppError('attribute-not-found')
    const after = { ...before, ...change }
    await updateAttributeValue(trx, after)
    await refreshProductIndex(trx, await listProductsWithAttribute(trx, name, value))
    await recordAttribute(trx, by, 'products.change-attribute', before, after)
    return { data: after }
  })
}

async function recordAttribute(
  trx: Database,
  by: By,
  action: AuditAction,
  before: AttributeValueRow | undefined,
  after: AttributeValueRow,
): Promise<void> {
  const name = `${after.name} ${after.value}`
  await recordChange(trx, by, { action, subject: 'attribute', id: name, title: name, before, after })
}
