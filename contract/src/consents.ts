import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line } from './wire.ts'

const optOutQuery = z.object({ token: line(600, 1) })

export const showOptOut = endpoint('GET', '/opt-outs', {
  summary: 'The page behind the link in a mail: one button, no login. Opening it changes nothing.',
  access: 'anyone',
  session: 'ignored',
  rate: 'write',
  query: optOutQuery,
  response: z.string().meta({ description: 'HTML' }),
  errors: ['opt-out-link-not-valid'],
})

export const optOut = endpoint('POST', '/opt-outs', {
  summary: 'Ends all advertising to the address the link was sent to (RFC 8058), whoever asks and without login.',
  access: 'anyone',
  session: 'ignored',
  rate: 'write',
  query: optOutQuery,
  response: z.string().meta({ description: 'HTML' }),
  errors: ['opt-out-link-not-valid'],
})
