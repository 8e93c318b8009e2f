import { listPaymentPuzzles, settlePaymentPuzzle } from '@fitout/contract/staff-payment-puzzles.ts'
import { route } from '../../http/route.ts'
import { settlePuzzle, showPuzzles } from './payment-puzzles-service.ts'

export const paymentPuzzlesRoutes = [
  route(listPaymentPuzzles, async ({ context, request, query }) => showPuzzles(context, { request, query })),
  route(settlePaymentPuzzle, async ({ context, staff, params, body }) => settlePuzzle(context, staff, params.id, body)),
]
