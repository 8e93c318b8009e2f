import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line } from './wire.ts'

const asked = {
  access: 'anyone',
  session: 'ignored',
  rate: 'read',
  query: z.object({ token: line(200, 1) }),
  response: z.file().mime(['text/html']),
  errors: [],
} as const

export const showWeeklySummaryEnd = endpoint('GET', '/weekly-summaries', {
  summary:
    'The page behind the unsubscribe link of the weekly summary for staff: one button, no login. Reading it changes nothing.',
  ...asked,
})

export const endWeeklySummary = endpoint('POST', '/weekly-summaries', {
  summary:
    'Unsubscribes the member of staff to whom the link was sent from the weekly summary (RFC 8058), without login.',
  ...asked,
})
