import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staff } from './staff/permissions.ts'
import { email, id, instant, line, listOf, oneOf, pageQuery, words } from './wire.ts'

export const askStockNotice = endpoint('POST', '/stores/:store_id/stock-notices', {
  summary:
    'Asks for an email when a version is back in stock. An address that is not proved gets a mail with a link first; ' +
    'the answer is the same for an address that is known and one that is not.',
  access: 'guest',
  rate: 'write',
  body: z.strictObject({ product_variant_id: id, email }),
  response: oneOf(z.object({ is_confirmed: z.boolean().meta({ description: "Whether it is the caller's own" }) })),
  errors: ['store-not-found', 'variant-not-found'],
})

const htmlPage = z.file().mime(['text/html'])
const link = z.object({ token: line(200, 1) })

export const showStockNotice = endpoint('GET', '/stock-notices', {
  summary: 'The page behind the link of such a mail: one button, no login. Reading it changes nothing.',
  access: 'anyone',
  session: 'ignored',
  rate: 'read',
  query: link,
  response: htmlPage,
  errors: [],
})

export const answerStockNotice = endpoint('POST', '/stock-notices', {
  summary: 'Confirms or cancels the notification, as the link says.',
  access: 'anyone',
  session: 'ignored',
  rate: 'read',
  query: link,
  response: htmlPage,
  errors: [],
})

export const listStockDemand = endpoint('GET', '/admin/stock-demand/all', {
  summary: 'Variants that customers wait for, most wanted first.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(
    z.object({
      _id: id,
      product_id: id,
      sku: z.string(),
      title: words,
      variant_title: words,
      waiting: z.number().int().meta({ description: 'Confirmed addresses that have not been notified' }),
      since: instant,
      available: z.number().int(),
    }),
  ),
  errors: [],
})
