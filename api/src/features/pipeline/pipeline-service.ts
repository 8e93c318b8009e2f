import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { type listPipeline, pipelineColumns, type readPipelineFigures } from '@fitout/contract/staff/pipeline.ts'
import type { Context } from '../../context.ts'
import { totalOf } from '../../database/count-rows.ts'
import type { Keyed } from '../../database/keyset.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { overdueDay } from '../instalments/schedule-service.ts'
import { pipelineLimits } from './pipeline-limits.ts'
import { type At, type CardRow, countCards, listCardRows, listColumnRows } from './pipeline-queries.ts'

type Card = AnswerInput<typeof listPipeline>['data'][number]

const dayMilliseconds = 86_400_000

function timesAt({ clock }: Context): At {
  const now = clock.now()
  const visitsSince = new Date(now.getTime() - pipelineLimits.visitDays * dayMilliseconds)
  return { now, today: hongKongDay(now), visitsSince, overdue: overdueDay(now) }
}

export async function showPipeline(context: Context, page: PageRequest & { query: Query<typeof listPipeline> }) {
  const at = timesAt(context)
  const { column } = page.query
  const place = placeOf(page.query)
  const rows = await listCardRows(context.db, column, at, place)
  const total = await totalOf(place, rows, () => countCards(context.db, column, at))
  return pageOf(context, page, { rows, total }, (shown) => shown.map(presentCard))
}

export async function showPipelineFigures(context: Context): Promise<AnswerInput<typeof readPipelineFigures>> {
  const rows = await listColumnRows(context.db, timesAt(context))
  const data = pipelineColumns.map((column) => {
    const row = rows.find(({ place }) => place === column)
    const { count = 0, late = 0, amount_cents: amount = 0, open_cents: open = 0 } = row ?? {}
    return { column, count, late, amount: toDollars(amount), open: toDollars(open) }
  })
  return { data }
}

function presentCard({
  id,
  place,
  row_key: _key,
  amount_cents: amount,
  open_cents: open,
  ...row
}: CardRow & Keyed): Card {
  return {
    ...row,
    _id: id,
    column: place,
    // Each branch of the query selects known states and kinds; the response schema rejects others.
    status: row.status as Card['status'],
    visit: row.visit as Card['visit'],
    since: row.since.toISOString(),
    next_at: row.next_at?.toISOString() ?? null,
    amount: amount === null ? null : toDollars(amount),
    open: open === null ? null : toDollars(open),
  }
}
