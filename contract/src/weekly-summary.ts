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
    'The page behind the link in a summary of the week to staff: one button, no login. Opening it changes nothing.',
  ...asked,
})

export const endWeeklySummary = endpoint('POST', '/weekly-summaries', {
  summary: 'Ends these summaries for the one of the staff that the link was sent to (RFC 8058), without login.',
  ...asked,
})
