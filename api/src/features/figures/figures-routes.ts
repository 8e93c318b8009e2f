import { countView } from '@fitout/contract/figures.ts'
import { exportFigureTable, readFigureTable, readOverview, readToday } from '@fitout/contract/staff/figures.ts'
import { route } from '../../http/route.ts'
import { exportTable, showTable } from './figure-tables-service.ts'
import { showOverview, showToday } from './figures-service.ts'
import { noteView } from './views-service.ts'

export const figuresRoutes = [
  route(countView, async ({ context, request, body }) => ({ data: { is_counted: noteView(context, request, body) } })),
  route(readOverview, async ({ context, query }) => ({ data: await showOverview(context, query) })),
  route(readToday, async ({ context }) => ({ data: await showToday(context) })),
  route(readFigureTable, async ({ context, params, query, locale }) => ({
    data: await showTable(context, params.table, query, locale),
  })),
  route(exportFigureTable, async ({ context, params, query, locale }) =>
    exportTable(context, params.table, query, locale),
  ),
]
