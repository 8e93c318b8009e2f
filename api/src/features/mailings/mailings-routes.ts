import {
  beginMailing,
  countAudience,
  findMailing,
  listMailings,
  removeMailing,
  saveMailing,
  sendMailing,
  stopMailing,
  tryMailing,
} from '@fitout/contract/staff/mailings.ts'
import { route } from '../../http/route.ts'
import {
  beginByStaff,
  removeByStaff,
  saveByStaff,
  sendByStaff,
  showAudience,
  showMailing,
  showMailings,
  stopByStaff,
  tryByStaff,
} from './mailings-service.ts'

export const mailingsRoutes = [
  route(listMailings, async ({ context, request, query }) => showMailings(context, { request, query })),
  route(findMailing, async ({ context, params }) => ({ data: await showMailing(context, params.id) })),
  route(countAudience, async ({ context, params }) => ({ data: await showAudience(context, params.id) })),
  route(beginMailing, async ({ context, staff, body }) => ({
    data: await beginByStaff(context, staff, body.segment_id),
  })),
  route(saveMailing, async ({ context, staff, params, body }) => ({
    data: await saveByStaff(context, staff, params.id, body),
  })),
  route(tryMailing, async ({ context, staff, params, body }) => ({
    data: await tryByStaff(context, staff, params.id, body.language),
  })),
  route(sendMailing, async ({ context, staff, params, body }) => ({
    data: await sendByStaff(context, staff, params.id, body.revision),
  })),
  route(stopMailing, async ({ context, staff, params }) => ({ data: await stopByStaff(context, staff, params.id) })),
  route(removeMailing, async ({ context, staff, params }) => {
    await removeByStaff(context, staff, params.id)
    return { data: { removed: true as const } }
  }),
]
