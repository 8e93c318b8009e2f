import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { pointEntryKind } from '@fitout/contract/memberships.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { pointChangeKey } from '@fitout/contract/points.ts'
import { type listCustomerActivity, mailNews, mailSubject } from '@fitout/contract/staff/customers.ts'
import type { Context } from '../../context.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { requestLocale } from '../../words.ts'
import { type ActivityRow, countActivity, listActivityRows } from './customer-activity-queries.ts'
import { requireCustomer } from './customers-service.ts'

type Shown = AnswerInput<typeof listCustomerActivity>['data'][number]

/** Throws `customer-not-found`. */
export async function showActivity(
  context: Context,
  id: string,
  page: PageRequest & { query: Query<typeof listCustomerActivity> },
) {
  const { db } = context
  const { id: accountId } = await requireCustomer(db, id)
  const activity = { accountId, kind: page.query.kind, locale: requestLocale(page.request) }
  const rows = await listActivityRows(db, activity, placeOf(page.query))
  const total = await countActivity(db, activity)
  return pageOf(context, page, { rows, total }, (shown) => shown.map(present))
}

function present(row: ActivityRow): Shown {
  const { id, kind, at, of, title, text, cents, points, news, about } = row
  const amount = cents === null ? null : toDollars(cents)
  const mail = news === null ? null : { news: mailNews.parse(news), about: mailSubject.nullable().parse(about) }
  return { _id: id, kind, at: at.toISOString(), of, title, text, state: stateOf(row), amount, points, mail }
}

function stateOf({ kind, state, points, owed }: ActivityRow): string | null {
  if (kind !== 'points' || points === null || owed === null) return state
  return pointChangeKey({ kind: pointEntryKind.parse(state), points, owed })
}
