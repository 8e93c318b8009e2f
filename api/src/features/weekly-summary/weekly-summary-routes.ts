import { endWeeklySummary, showWeeklySummaryEnd } from '@fitout/contract/weekly-summary.ts'
import { route } from '../../http/route.ts'
import { showEndPage } from './weekly-summary-service.ts'

export const weeklySummaryRoutes = [
  route(showWeeklySummaryEnd, async ({ context, query, locale }) => showEndPage(context, query.token, locale, false)),
  route(endWeeklySummary, async ({ context, query, locale }) => showEndPage(context, query.token, locale, true)),
]
