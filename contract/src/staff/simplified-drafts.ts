import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staff } from './permissions.ts'
import { text } from '../wire.ts'

export const draftSimplified = endpoint('POST', '/admin/simplified-drafts', {
  summary: 'Converts texts in Traditional Chinese (Hong Kong) to drafts in Simplified Chinese, which need a review.',
  access: staff('self'),
  rate: 'write',
  body: z.strictObject({ texts: z.array(text(50_000)).min(1).max(50) }),
  response: z.object({ data: z.object({ texts: z.array(z.string()) }) }),
  errors: [],
})
