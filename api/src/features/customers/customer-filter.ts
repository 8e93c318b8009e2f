import type { CustomerFilter } from '@fitout/contract/staff/customer-filter.ts'
import type { Context } from '../../context.ts'
import { newsletterHindrance } from '../consents/consents-service.ts'
import { pointsOfLevel } from '../memberships/memberships-service.ts'
import { customerFacts } from './customer-facts-service.ts'
import { type AskedFilter, matching } from './customer-filter-queries.ts'

/** Filters on stored facts, which are updated after changes. */
const byFacts = [
  'district',
  'spent_at_least',
  'spent_at_most',
  'last_order_from',
  'last_order_until',
  'language',
  'has_ordered',
  'has_points',
  'has_renovation',
] as const

/**
 * A filter completed from settings and keys, for a list that may be sorted by facts. A level that no longer exists has no
 * customers.
 */
export async function askedOf(
  context: Context,
  filter: CustomerFilter & { sort_by?: string | undefined },
): Promise<AskedFilter> {
  const { level, takes_mail: isTaken, sort_by: sort, ...rest } = filter
  if (sort === 'spent' || byFacts.some((name) => filter[name] !== undefined))
    await customerFacts.updateLatest(context.db)
  return {
    ...rest,
    ...(level !== undefined && { earned: await pointsOfLevel(context, level) }),
    ...(isTaken !== undefined && { mail: { hindrance: await newsletterHindrance(context.db), isTaken } }),
  }
}

/** The customers `a` that match a filter, and why a newsletter may not be mailed to each of them. */
export async function audienceOf(context: Context, filter: CustomerFilter) {
  return { from: matching(await askedOf(context, filter)), hindrance: await newsletterHindrance(context.db) }
}
