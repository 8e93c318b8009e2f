import { readFile, uploadFile } from '@fitout/contract/files.ts'
import { route } from '../../http/route.ts'
import { countUpload, keepFile, sendFile } from './files-service.ts'
import { readUpload } from './multipart.ts'

export const filesRoutes = [
  route(uploadFile, async ({ context, session, source, request, locale }) => {
    await countUpload(context, source)
    return { data: await keepFile(context, session.accountId, await readUpload(request, uploadFile.file), locale) }
  }),
  route(readFile, async ({ context, session, params }) => sendFile(context, session.accountId, params.id)),
]
