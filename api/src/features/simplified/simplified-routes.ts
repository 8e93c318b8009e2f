import { draftSimplified } from '@fitout/contract/staff-texts.ts'
import { route } from '../../http/route.ts'
import { draftSimplifiedText } from './simplified-service.ts'

export const simplifiedRoutes = [
  route(draftSimplified, async ({ body }) => ({ data: { texts: body.texts.map(draftSimplifiedText) } })),
]
