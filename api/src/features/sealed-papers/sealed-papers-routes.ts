import { listSealedPapers, openSealedPaper } from '@fitout/contract/staff/sealed-papers.ts'
import { route } from '../../http/route.ts'
import { openPaper, showSealedPapers } from './sealed-papers-service.ts'

export const sealedPapersRoutes = [
  route(listSealedPapers, async ({ context, request, query }) =>
    showSealedPapers(context, { request, query, q: query.q }),
  ),
  route(openSealedPaper, async ({ context, staff, params }) => openPaper(context, staff, params.id)),
]
