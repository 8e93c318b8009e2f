import { readFile, uploadFile } from '@fitout/contract/files.ts'
import { route } from '../../http/route.ts'
import { keepFile, sendFile } from './files-service.ts'
import { readUpload } from './multipart.ts'

export const filesRoutes = [
  route(uploadFile, async ({ context, session, request, locale }) => ({
    data: await keepFile(context, session.accountId, await readUpload(request, uploadFile.file), locale),
  })),
  route(readFile, async ({ context, session, params }) => sendFile(context, session.accountId, params.id)),
]
