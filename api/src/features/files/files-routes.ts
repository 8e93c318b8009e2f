import { readFile, uploadFile, uploadPlan } from '@fitout/contract/files.ts'
import { route } from '../../http/route.ts'
import { beginsAsPdf, countUpload, keepFile, keepPlan, sendFile } from './files-service.ts'

export const filesRoutes = [
  route(uploadFile, async ({ context, session, source, file, locale, query }) => {
    await countUpload(context, source)
    const keep = query.kind === 'PAPER' && (await beginsAsPdf(file)) ? keepPlan : keepFile
    return { data: { width: 0, height: 0, ...(await keep(context, session.accountId, file, locale)) } }
  }),
  route(uploadPlan, async ({ context, session, source, file, locale }) => {
    await countUpload(context, source)
    return { data: await keepPlan(context, session.accountId, file, locale) }
  }),
  route(readFile, async ({ context, session, params }) => sendFile(context, session.accountId, params.id)),
]
