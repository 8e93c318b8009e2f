import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line, oneOf } from './wire.ts'

export const findFormerAddress = endpoint('GET', '/former-addresses', {
  summary: "The current address of a page of the studio's previous shop.",
  access: 'anyone',
  rate: 'read',
  query: z.object({
    path: line(2000, 1).meta({ description: 'With its language in front, as `/en/products/oak-chair`' }),
  }),
  response: oneOf(
    z.object({
      to: z.string().nullable().meta({ description: 'A path of the shop; null where there was no such page' }),
    }),
  ),
  errors: [],
})
