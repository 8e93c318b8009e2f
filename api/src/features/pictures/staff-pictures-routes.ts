import { filmMaximumBytes, modelMaximumBytes } from '@fitout/contract/limits.ts'
import { addFilm, addModel } from '@fitout/contract/staff-films.ts'
import { addPicture, focusPicture, listPictures } from '@fitout/contract/staff-pictures.ts'
import { route } from '../../http/route.ts'
import { readUpload } from '../files/files-service.ts'
import { addFilmByStaff, addModelByStaff } from './staff-films.ts'
import { addByStaff, focusByStaff, showPictures } from './staff-pictures-service.ts'

export const staffPicturesRoutes = [
  route(listPictures, async ({ context, request, query }) => showPictures(context, { request, query })),
  route(addPicture, async ({ context, staff, request }) => ({
    data: await addByStaff(context, staff, await readUpload(request, addPicture.file)),
  })),
  route(addFilm, async ({ context, staff, request }) =>
    addFilmByStaff(context, staff, await readUpload(request, addFilm.file, filmMaximumBytes)),
  ),
  route(addModel, async ({ context, staff, request }) =>
    addModelByStaff(context, staff, await readUpload(request, addModel.file, modelMaximumBytes)),
  ),
  route(focusPicture, async ({ context, staff, params, body }) => ({
    data: await focusByStaff(context, staff, params.id, body),
  })),
]
