import { addFilm, addModel } from '@fitout/contract/staff/films.ts'
import { addPicture, focusPicture, listPictures } from '@fitout/contract/staff/pictures.ts'
import { listLibraryPictures } from '@fitout/contract/staff/picture-library.ts'
import { route } from '../../http/route.ts'
import { addFilmByStaff, addModelByStaff } from './staff-films.ts'
import { addByStaff, focusByStaff, showLibrary, showPictures } from './staff-pictures-service.ts'

export const staffPicturesRoutes = [
  route(listPictures, async ({ context, request, query }) => showPictures(context, { request, query })),
  route(listLibraryPictures, async ({ context, request, query }) => showLibrary(context, { request, query })),
  route(addPicture, async ({ context, staff, file }) => ({ data: await addByStaff(context, staff, file) })),
  route(addFilm, async ({ context, staff, file }) => addFilmByStaff(context, staff, file)),
  route(addModel, async ({ context, staff, file }) => addModelByStaff(context, staff, file)),
  route(focusPicture, async ({ context, staff, params, body }) => ({
    data: await focusByStaff(context, staff, params.id, body),
  })),
]
