import { bindCard, deleteCard, listCards, setDefaultCard } from '@fitout/contract/credit-cards.ts'
import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { dropCard, leadToCardPage, makeDefault, showCards } from './credit-cards-service.ts'

export const creditCardsRoutes = [
  route(listCards, async ({ context, session, request, query }) =>
    showCards(context, session.accountId, { request, query }),
  ),
  route(bindCard, async ({ context, session, body, idempotencyKey, locale }) =>
    leadToCardPage(context, session.accountId, body, idempotencyKey, locale),
  ),
  route(setDefaultCard, async ({ context, session, params }) => ({
    data: await makeDefault(context, session.accountId, requireCardId(params.id)),
  })),
  route(deleteCard, async ({ context, session, params }) => {
    await dropCard(context, session.accountId, requireCardId(params.id))
    return { data: { _id: params.id } }
  }),
]

function requireCardId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new AppError('card-not-found')
  return text
}
