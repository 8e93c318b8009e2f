import { givePortfolioConsent, showPortfolioConsent } from '@fitout/contract/portfolio-drafts.ts'
import { beginPortfolioDraft, showPortfolioDraft } from '@fitout/contract/staff/portfolio-drafts.ts'
import { route } from '../../http/route.ts'
import { beginDraft, giveConsent, showConsent, showDraftToStaff } from './portfolio-drafts-service.ts'

export const portfolioDraftsRoutes = [
  route(showPortfolioConsent, async ({ context, session, params }) => ({
    data: await showConsent(context, session.accountId, params.id),
  })),
  route(givePortfolioConsent, async ({ context, session, params, body, locale }) => ({
    data: await giveConsent(context, { accountId: session.accountId, locale }, params.id, body),
  })),
  route(showPortfolioDraft, async ({ context, params }) => ({ data: await showDraftToStaff(context, params.id) })),
  route(beginPortfolioDraft, async ({ context, staff, params, body }) => ({
    data: await beginDraft(context, staff, params.id, body),
  })),
]
