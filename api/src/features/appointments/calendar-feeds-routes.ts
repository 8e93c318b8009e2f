import { readCalendarFeed } from '@fitout/contract/appointments.ts'
import { findCalendarFeed, makeCalendarFeed, revokeCalendarFeed } from '@fitout/contract/staff/appointments.ts'
import { route } from '../../http/route.ts'
import { makeFeed, revokeFeed, sendFeed, showFeed } from './calendar-feeds-service.ts'

export const calendarFeedsRoutes = [
  route(readCalendarFeed, async ({ context, query }) => sendFeed(context, query.token)),
  route(findCalendarFeed, async ({ context, staff }) => ({ data: await showFeed(context, staff) })),
  route(makeCalendarFeed, async ({ context, staff, locale, body }) => ({
    data: await makeFeed(context, staff, { ...body, language: locale }),
  })),
  route(revokeCalendarFeed, async ({ context, staff }) => ({ data: await revokeFeed(context, staff) })),
]
