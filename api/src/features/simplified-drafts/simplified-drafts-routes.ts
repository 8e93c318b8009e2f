import { draftSimplified } from '@fitout/contract/staff/simplified-drafts.ts'
import { route } from '../../http/route.ts'
import { draftSimplifiedText } from './simplified-drafts-service.ts'

export const simplifiedDraftsRoutes = [
  route(draftSimplified, async ({ body }) => ({ data: { texts: body.texts.map(draftSimplifiedText) } })),
]
