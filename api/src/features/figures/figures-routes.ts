import { listLowStock, readFigures } from '@fitout/contract/staff-figures.ts'
import { route } from '../../http/route.ts'
import { showFigures, showLowStock } from './figures-service.ts'

export const figuresRoutes = [
  route(readFigures, async ({ context }) => showFigures(context)),
  route(listLowStock, async ({ context, request, query }) => showLowStock(context, { request, query })),
]
