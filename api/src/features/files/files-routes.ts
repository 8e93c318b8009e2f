import { readFile, uploadFile, uploadPlan } from '@fitout/contract/files.ts'
import { route } from '../../http/route.ts'
import { countUpload, keepFile, keepPlan, sendFile } from './files-service.ts'

export const filesRoutes = [
  route(uploadFile, async ({ context, session, source, file, locale }) => {
    await countUpload(context, source)
    return { data: await keepFile(context, session.accountId, file, locale) }
  }),
  route(uploadPlan, async ({ context, session, source, file, locale }) => {
    await countUpload(context, source)
    return { data: await keepPlan(context, session.accountId, file, locale) }
  }),
  route(readFile, async ({ context, session, params }) => sendFile(context, session.accountId, params.id)),
]
