import { createHash } from 'node:crypto'
import * as notices from '@fitout/contract/staff/staff-notices.ts'
import { route } from '../../http/route.ts'
import { readAll, readOne, saveChoices, showChoices, showNotices, showUnread } from './staff-notices-service.ts'

export const staffNoticesRoutes = [
  route(notices.listStaffNotices, async ({ context, staff, request, query, locale }) =>
    showNotices(context, staff, { request, query, locale }),
  ),
  route(notices.countStaffNotices, async ({ context, staff, request }) =>
    tagged(request, staff.id, { data: { unread: await showUnread(context, staff) } }),
  ),
  route(notices.findNoticeChoices, async ({ context, staff }) => ({ data: await showChoices(context, staff) })),
  route(notices.saveNoticeChoices, async ({ context, staff, body }) => ({
    data: await saveChoices(context, staff, body),
  })),
  route(notices.readStaffNotice, async ({ context, staff, params }) => {
    await readOne(context, staff, params.id)
    return { data: { is_read: true as const } }
  }),
  route(notices.readAllStaffNotices, async ({ context, staff, body }) => ({
    data: { read: await readAll(context, staff, body.until) },
  })),
]

/** All staff at work poll this every half minute: an unchanged response is not sent again. */
function tagged(request: Request, reader: string, answer: object): Response {
  const body = JSON.stringify(answer)
  const etag = `W/"${createHash('sha1').update(reader).update(body).digest('base64url')}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' }
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } })
}
