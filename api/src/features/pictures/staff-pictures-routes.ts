import { addPicture, focusPicture, listPictures } from '@fitout/contract/staff-pictures.ts'
import { route } from '../../http/route.ts'
import { readUpload } from '../files/files-service.ts'
import { addByStaff, focusByStaff, showPictures } from './staff-pictures-service.ts'

export const staffPicturesRoutes = [
  route(listPictures, async ({ context, request, query }) => showPictures(context, { request, query })),
  route(addPicture, async ({ context, staff, request }) => ({
    data: await addByStaff(context, staff, await readUpload(request, addPicture.file)),
  })),
  route(focusPicture, async ({ context, staff, params, body }) => ({
    data: await focusByStaff(context, staff, params.id, body),
  })),
]
