import * as imports from '@fitout/contract/staff/imports.ts'
import { route } from '../../http/route.ts'
import {
  addPicturesByStaff,
  applyByStaff,
  beginByStaff,
  inviteByStaff,
  mapByStaff,
  showImport,
  showImports,
} from './imports-service.ts'

export const importsRoutes = [
  route(imports.beginImport, async ({ context, staff, file, query, locale }) =>
    beginByStaff(context, staff, file, query, locale),
  ),
  route(imports.listImports, async ({ context, request, query }) => showImports(context, { request, query })),
  route(imports.findImport, async ({ context, params, locale }) => showImport(context, params.id, locale)),
  route(imports.mapImport, async ({ context, staff, params, body, locale }) =>
    mapByStaff(context, staff, params.id, body, locale),
  ),
  route(imports.addImportPictures, async ({ context, staff, params, file, locale }) =>
    addPicturesByStaff(context, staff, params.id, file, locale),
  ),
  route(imports.applyImport, async ({ context, staff, params, body, locale }) =>
    applyByStaff(context, staff, params.id, body, locale),
  ),
  route(imports.inviteImported, async ({ context, staff, params, locale }) =>
    inviteByStaff(context, staff, params.id, locale),
  ),
]
