import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line } from './wire.ts'

const htmlPage = z.file().mime(['text/html'])
const optOutQuery = z.object({ token: line(600, 1) })

export const showOptOut = endpoint('GET', '/opt-outs', {
  summary:
    'The page behind the opt-out link of a mail: one button, no login. Reading it changes nothing; an invalid link is a 404 page.',
  access: 'anyone',
  session: 'ignored',
  rate: 'read',
  query: optOutQuery,
  response: htmlPage,
  errors: [],
})

export const optOut = endpoint('POST', '/opt-outs', {
  summary: 'Opts the address of the link out of all advertising (RFC 8058), without login.',
  access: 'anyone',
  session: 'ignored',
  rate: 'read',
  query: optOutQuery,
  response: htmlPage,
  errors: [],
})
