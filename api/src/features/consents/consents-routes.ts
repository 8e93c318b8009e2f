import { optOut, showOptOut } from '@fitout/contract/consents.ts'
import { route } from '../../http/route.ts'
import { optOutContact } from './consents-service.ts'
import { readOptOutToken } from './opt-out-link.ts'
import { optOutPage } from './opt-out-page.ts'

export const consentsRoutes = [
  route(showOptOut, async ({ context, query, locale }) => {
    const target = await readOptOutToken(context.db, query.token)
    return target ? optOutPage('ask', target.locale) : optOutPage('broken', locale)
  }),
  route(optOut, async ({ context, query, locale }) => {
    const target = await readOptOutToken(context.db, query.token)
    if (!target) return optOutPage('broken', locale)
    await optOutContact(context, target)
    return optOutPage('done', target.locale)
  }),
]
