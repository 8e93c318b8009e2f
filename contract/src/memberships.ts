import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, listOf, oneOf, pageQuery, words } from './wire.ts'

const points = z.number().int()
const owed = points.meta({
  description: 'Taken back by a refund after they were spent; points that come in pay it first',
})

const level = z.object({
  slug: z.string(),
  title: words,
  from: points.meta({ description: 'Points ever earned' }),
  benefits: words.optional().meta({ description: 'What the studio promises at this level' }),
})

/**
 * earn: an order was completed; redeem: a voucher or member-store product; reverse: a correction of either; adjust: by
 * staff.
 */
export const pointEntryKind = z.enum(['earn', 'redeem', 'reverse', 'adjust'])

export const membershipStatus = endpoint('GET', '/profiles/membership/status', {
  summary: "The member's level and points, and what is missing to the next level.",
  access: 'registered',
  rate: 'read',
  response: oneOf(
    z.object({
      level,
      next_level: level.nullable(),
      available_points: points,
      points_owed: owed,
      total_points_earned: points,
      points_to_next_level: points.nullable().meta({ description: 'Null on the highest level' }),
    }),
  ),
  errors: [],
})

export const membershipBalance = endpoint('GET', '/profiles/membership/balance', {
  summary: 'The points that can be spent, and the debt.',
  access: 'registered',
  rate: 'read',
  response: oneOf(z.object({ balance: points, points_owed: owed })),
  errors: [],
})

export const membershipTransactions = endpoint('GET', '/profiles/membership/transactions', {
  summary: 'All point transactions, newest first.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(10)),
  response: listOf(
    z.object({
      _id: id,
      kind: pointEntryKind,
      points: points.meta({ description: 'Negative where points went' }),
      balance: points.meta({ description: 'After this change' }),
      owed: points.meta({ description: 'What this change added to what is owed; negative where it paid it' }),
      points_owed: points.meta({ description: 'After this change' }),
      created_at: instant,
      order: z.object({ _id: id, reference: z.string() }).nullable(),
      voucher: z.object({ _id: id, title: words }).nullable(),
      reason: words.nullable().meta({ description: 'Of an adjustment' }),
    }),
  ),
  errors: [],
})
