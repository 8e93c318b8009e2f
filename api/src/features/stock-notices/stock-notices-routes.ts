import { answerStockNotice, askStockNotice, listStockDemand, showStockNotice } from '@fitout/contract/stock-notices.ts'
import { route } from '../../http/route.ts'
import { requireStore } from '../stores/stores-service.ts'
import { readNoticeToken } from './notice-link.ts'
import { noticePage } from './notice-page.ts'
import { askForNotice, findNoticeLanguage, followNoticeLink, showDemand } from './stock-notices-service.ts'

export const stockNoticesRoutes = [
  route(askStockNotice, async ({ context, params, session, body, locale, source }) => {
    requireStore(context, params.store_id)
    const asker = { accountId: session.accountId, source, locale }
    return { data: await askForNotice(context, asker, params.store_id.toLowerCase(), body) }
  }),
  route(showStockNotice, async ({ context, query, locale }) => {
    const link = await readNoticeToken(context.db, query.token)
    if (!link) return noticePage('broken', false, locale)
    return noticePage(link.step, false, (await findNoticeLanguage(context.db, link.id)) ?? locale)
  }),
  route(answerStockNotice, async ({ context, query, locale }) => {
    const link = await readNoticeToken(context.db, query.token)
    if (!link) return noticePage('broken', false, locale)
    const language = (await findNoticeLanguage(context.db, link.id)) ?? locale
    await followNoticeLink(context, link)
    return noticePage(link.step, true, language)
  }),
  route(listStockDemand, async ({ context, query, request }) => showDemand(context, { request, query })),
]
