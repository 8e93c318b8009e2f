import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { oneOf, words } from './wire.ts'

/** What a share image can be of: a product, service, article or project by its id, or a page by its slug. */
export const shareImageKinds = ['product', 'page', 'post', 'project'] as const
export type ShareImageKind = (typeof shareImageKinds)[number]

export const findShareImage = endpoint('GET', '/share-images/:kind/:key', {
  summary: 'The share image of a link. Its address changes with its content.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  response: oneOf(
    z.object({
      url: words,
      alt: words,
      width: z.number().int(),
      height: z.number().int(),
    }),
  ),
  errors: ['not-found', 'product-not-found', 'content-not-found', 'post-not-found', 'project-not-found'],
})
