import { createHash, randomBytes } from 'node:crypto'
import { withQuery } from '@fitout/contract/with-query.ts'
import { readCalendarFeed } from '@fitout/contract/appointments.ts'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { isAllowed, permissionOf } from '@fitout/contract/staff/permissions.ts'
import { type findCalendarFeed, makeCalendarFeed } from '@fitout/contract/staff/appointments.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { findStudio } from '../configuration/configuration-service.ts'
import { renderFeed } from './calendar-feed.ts'
import {
  deleteFeed,
  findFeedByToken,
  findFeedRow,
  listFeedDeliveries,
  listFeedRows,
  putFeed,
  touchFeed,
} from './calendar-feeds-queries.ts'

type By = { id: string; name: string }
type Feed = NonNullable<AnswerInput<typeof findCalendarFeed>['data']>
type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeedRow>>>

const tokenBytes = 32
const readEverySeconds = 60
const daysBack = 31
const daysAhead = 366
/** More than a studio has in a year; the feed is built in memory. */
const appointmentsAtMost = 2000

export async function showFeed({ db }: Context, by: By): Promise<Feed | null> {
  const row = await findFeedRow(db, by.id)
  return row ? presentFeed(row) : null
}

/** Creates the address of a person's feed and invalidates the previous one. */
export async function makeFeed(
  context: Context,
  by: By,
  { scope, language }: Body<typeof makeCalendarFeed> & { language: Locale },
) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const fresh = { scope, language, token_hash: hashOf(token), created_at: context.clock.now() }
  await transaction(context.db, async (trx) => {
    const before = await findFeedRow(trx, by.id)
    await putFeed(trx, { staff_id: by.id, ...fresh })
    await recordChange(trx, by, {
      action: 'calendar-feeds.make',
      ...subjectOf(by),
      before: before && { secret: 'former' },
      after: { secret: 'new' },
    })
  })
  const feed_url = context.config.publicUrl + withQuery(`/api${readCalendarFeed.path}`, { token })
  return { ...presentFeed({ ...fresh, read_at: null }), feed_url }
}

/** Throws `calendar-feed-not-found`. */
export async function revokeFeed({ db }: Context, by: By): Promise<null> {
  await transaction(db, async (trx) => {
    if (!(await deleteFeed(trx, by.id))) throw new AppError('calendar-feed-not-found')
    const change = { before: { secret: 'former' }, after: undefined }
    await recordChange(trx, by, { action: 'calendar-feeds.revoke', ...subjectOf(by), ...change })
  })
  return null
}

/** The feed behind a secret address, while its owner may see it. Throws `calendar-feed-not-found`. */
export async function sendFeed(context: Context, token: string): Promise<Response> {
  const { db, clock } = context
  const feed = await findFeedByToken(db, hashOf(token))
  const permission = permissionOf(makeCalendarFeed.access)
  if (!feed || !permission || !isAllowed(feed.role, permission)) throw new AppError('calendar-feed-not-found')
  const now = clock.now()
  if (!feed.read_at || now.getTime() - feed.read_at.getTime() >= readEverySeconds * 1000) {
    await touchFeed(db, feed.staff_id, now)
  }
  const isOwn = feed.scope === 'OWN'
  const span = { from: daysFrom(now, -daysBack), until: daysFrom(now, daysAhead), atMost: appointmentsAtMost }
  const rows = await listFeedRows(db, { ...span, now, staffId: isOwn ? feed.staff_id : undefined })
  // Deliveries belong to the studio, not to one person.
  const mayDeliver = !isOwn && isAllowed(feed.role, 'orders.deliver')
  const deliveries = mayDeliver ? await listFeedDeliveries(db, span) : []
  const studio = await findStudio(context)
  const { publicUrl } = context.config
  return new Response(renderFeed({ rows, deliveries }, { studio, publicUrl, now, locale: feed.language }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

function hashOf(token: string): Buffer {
  return createHash('sha256').update('calendar feed').update(token).digest()
}

const subjectOf = ({ id, name }: By) => ({ subject: 'staff', id, title: name }) as const

function presentFeed({ scope, created_at, read_at }: Pick<FeedRow, 'scope' | 'created_at' | 'read_at'>): Feed {
  return { scope, created_at: created_at.toISOString(), read_at: read_at?.toISOString() ?? null }
}
