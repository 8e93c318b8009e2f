import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, listOf, oneOf, pageQuery, words } from '../wire.ts'
import { staff } from './permissions.ts'

/** A path within the shop: no host, no query, no fragment. */
const path = line(500, 2).refine((value) => /^\/(?![/\\])[^\s?#\\]+$/.test(value), { params: { code: 'link-format' } })

const formerAddress = z.object({
  _id: z.string().meta({ description: 'The path, in small letters' }),
  to: z.string().meta({ description: 'The path to which it leads' }),
  product: z
    .object({ _id: id, title: words, is_shown: z.boolean() })
    .nullable()
    .meta({ description: 'The product whose page it is; until that is shown, the address is unknown' }),
  created_at: instant,
})

export const listFormerAddresses = endpoint('GET', '/admin/former-addresses/all', {
  summary: "Redirects from addresses of the studio's previous shop, newest first.",
  access: staff('imports.run'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), q: line(100).optional().meta({ description: 'Part of the address' }) }),
  response: listOf(formerAddress),
  errors: [],
})

export const addFormerAddress = endpoint('POST', '/admin/former-addresses', {
  summary: 'Redirects an address of the previous shop permanently to a page of this one.',
  access: staff('imports.run'),
  rate: 'write',
  body: z.strictObject({ path, to: path }),
  response: oneOf(formerAddress),
  errors: [],
})

export const removeFormerAddress = endpoint('PUT', '/admin/former-addresses/remove', {
  summary: 'Deletes a redirect.',
  access: staff('imports.run'),
  rate: 'write',
  body: z.strictObject({ path: line(500, 1) }),
  response: oneOf(formerAddress.pick({ _id: true })),
  errors: ['former-address-not-found'],
})
