import { addFilm, addModel } from '@fitout/contract/staff/films.ts'
import * as pictures from '@fitout/contract/staff/pictures.ts'
import { listLibraryPictures } from '@fitout/contract/staff/picture-library.ts'
import { route } from '../../http/route.ts'
import { addFilmByStaff, addModelByStaff } from './staff-films.ts'
import { replaceByStaff } from './replace-picture.ts'
import {
  addByStaff,
  describeByStaff,
  focusByStaff,
  removeByStaff,
  restoreByStaff,
  showLibrary,
  showPictures,
} from './staff-pictures-service.ts'

export const staffPicturesRoutes = [
  route(pictures.listPictures, async ({ context, request, query }) => showPictures(context, { request, query })),
  route(listLibraryPictures, async ({ context, request, query }) => showLibrary(context, { request, query })),
  route(pictures.addPicture, async ({ context, staff, file }) => ({ data: await addByStaff(context, staff, file) })),
  route(addFilm, async ({ context, staff, file }) => addFilmByStaff(context, staff, file)),
  route(addModel, async ({ context, staff, file }) => addModelByStaff(context, staff, file)),
  route(pictures.focusPicture, async ({ context, staff, params, body }) => ({
    data: await focusByStaff(context, staff, params.id, body),
  })),
  route(pictures.describePicture, async ({ context, staff, params, body }) =>
    describeByStaff(context, staff, params.id, body.alt),
  ),
  route(pictures.removePicture, async ({ context, staff, params }) => removeByStaff(context, staff, params.id)),
  route(pictures.replacePicture, async ({ context, staff, params, body }) =>
    replaceByStaff(context, staff, params.id, body.picture_id),
  ),
  route(pictures.restorePicture, async ({ context, staff, params }) => restoreByStaff(context, staff, params.id)),
]
